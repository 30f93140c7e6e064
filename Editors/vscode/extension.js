// Starts `diorama lsp` and hands its answers to VS Code. No other package is needed.
'use strict';

const vscode = require('vscode');
const childProcess = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { Connection } = require('./connection.js');
const {
  position, range, fromPosition, fromRange, location, textEdit, markdown,
  diagnostic, workspaceEdit, completionItem, documentSymbol, selectionRange,
} = require('./values.js');

const LANGUAGE = 'diorama-scene';
const SELECTOR = [{ language: LANGUAGE }];
// Interface Builder's documents are XML to VS Code: the server checks them and explains what is in them.
const DOCUMENT = /\.(xib|storyboard)$/;
const DOCUMENTS = { pattern: '**/*.{xib,storyboard}' };

/** Whether the server reads a document. */
const isRead = (document) => document.languageId === LANGUAGE || DOCUMENT.test(document.uri.path);

// ---------------------------------------------------------------------------------------------------------------------
// The server.

const CAPABILITIES = {
  general: { positionEncodings: ['utf-16'] },
  workspace: {
    applyEdit: true,
    workspaceFolders: true,
    didChangeWatchedFiles: {},
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename'], changeAnnotationSupport: {} },
  },
  textDocument: {
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'], tagSupport: { valueSet: [1] } } },
    hover: { contentFormat: ['markdown'] },
    rename: { prepareSupport: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor', 'source.fixAll'] } } },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true, tagSupport: { valueSet: [1, 2] } },
  },
};

/** The tool: that of the setting, the one beside the extension, the one in PATH. Nothing is downloaded. */
function toolPath(folder) {
  const set = vscode.workspace.getConfiguration('diorama').get('path');
  if (set) return set;
  const beside = path.join(folder, process.platform === 'win32' ? 'diorama.exe' : 'diorama');
  return fs.existsSync(beside) ? beside : 'diorama';
}

class Client {
  constructor(folder) {
    this.folder = folder;
    this.output = vscode.window.createOutputChannel('Diorama');
    this.diagnostics = vscode.languages.createDiagnosticCollection('diorama');
    this.preview = new Preview(this);
    this.disposables = [this.output, this.diagnostics, this.preview];
    this.restarts = 0;
  }

  log(text, isProblem) {
    if (isProblem || vscode.workspace.getConfiguration('diorama').get('trace')) this.output.appendLine(text);
  }

  async start() {
    const connection = new Connection(toolPath(this.folder), ['lsp'], (text, isProblem) => this.log(text, isProblem));
    this.connection = connection;
    connection.handlers.set('textDocument/publishDiagnostics', (params) => {
      this.diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
    });
    connection.handlers.set('workspace/applyEdit', async (params) => (
      { applied: await vscode.workspace.applyEdit(workspaceEdit(params.edit)) }));
    connection.handlers.set('window/showMessage', (params) => {
      const show = params.type === 1 ? vscode.window.showErrorMessage : vscode.window.showWarningMessage;
      show(params.message);
    });
    connection.handlers.set('window/showDocument', async (params) => (
      { success: await this.showDocument(params) }));
    connection.ended.then((reason) => this.ended(connection, reason));
    const folders = (vscode.workspace.workspaceFolders || []).map((one) => ({ uri: String(one.uri), name: one.name }));
    const answer = await connection.request('initialize', {
      processId: process.pid,
      rootUri: folders.length > 0 ? folders[0].uri : null,
      workspaceFolders: folders,
      capabilities: CAPABILITIES,
    });
    this.legend = answer.capabilities.semanticTokensProvider.legend;
    connection.notify('initialized', {});
    for (const document of vscode.workspace.textDocuments) this.opened(document);
  }

  /** Shows what the server asks for: the page of the live preview, or a place in a text. */
  async showDocument(params) {
    const uri = vscode.Uri.parse(params.uri);
    if (params.external) return vscode.env.openExternal(uri);
    const selection = params.selection && range(params.selection);
    await vscode.window.showTextDocument(uri, { selection, preserveFocus: !params.takeFocus });
    return true;
  }

  ended(connection, reason) {
    if (this.connection !== connection || this.isStopped) return undefined;
    this.diagnostics.clear();
    if (reason.error) {
      vscode.window.showErrorMessage(
        `Diorama: the tool cannot be started (${reason.error.message}). Install it, or set 'diorama.path'.`);
      return undefined;
    }
    this.log(`The language server has ended with ${reason.status}.`, true);
    this.restarts += 1;
    return this.restarts <= 3 ? this.start().catch(() => {}) : undefined;
  }

  async stop() {
    this.isStopped = true;
    const { connection } = this;
    if (!connection || connection.isEnded) return;
    await connection.request('shutdown', null).catch(() => {});
    connection.notify('exit', null);
    await connection.ended;
  }

  dispose() {
    for (const one of this.disposables) one.dispose();
  }

  opened(document) {
    if (!isRead(document)) return;
    this.connection.notify('textDocument/didOpen', {
      textDocument: {
        uri: String(document.uri), languageId: document.languageId, version: document.version, text: document.getText(),
      },
    });
  }

  changed(event) {
    if (!isRead(event.document) || event.contentChanges.length === 0) return;
    this.connection.notify('textDocument/didChange', {
      textDocument: { uri: String(event.document.uri), version: event.document.version },
      contentChanges: event.contentChanges.map((change) => ({ range: fromRange(change.range), text: change.text })),
    });
    this.preview.changed(event.document);
  }

  closed(document) {
    if (!isRead(document)) return;
    this.connection.notify('textDocument/didClose', { textDocument: { uri: String(document.uri) } });
  }

  saved(document) {
    if (!isRead(document)) return;
    this.connection.notify('textDocument/didSave', { textDocument: { uri: String(document.uri) } });
  }

  watched(uri, type) {
    this.connection.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: String(uri), type }] });
  }

  /** A request about a document; null where it fails, which is logged. */
  async ask(method, document, params, token) {
    try {
      return await this.connection.request(method, { textDocument: { uri: String(document.uri) }, ...params }, token);
    } catch (error) {
      this.log(`${method}: ${error.message}`);
      return null;
    }
  }

  at(method, document, place, token, more) {
    return this.ask(method, document, { position: fromPosition(place), ...more }, token);
  }

  register() {
    const { languages, workspace } = vscode;
    const watcher = workspace.createFileSystemWatcher('**/{.diorama.yaml,*.yaml,*.xib,*.storyboard,*.swift,*.imageset/*}');
    this.disposables.push(
      workspace.onDidOpenTextDocument((document) => this.opened(document)),
      workspace.onDidChangeTextDocument((event) => this.changed(event)),
      workspace.onDidCloseTextDocument((document) => this.closed(document)),
      workspace.onDidSaveTextDocument((document) => this.saved(document)),
      watcher,
      watcher.onDidCreate((uri) => this.watched(uri, 1)),
      watcher.onDidChange((uri) => this.watched(uri, 2)),
      watcher.onDidDelete((uri) => this.watched(uri, 3)),
      languages.registerCompletionItemProvider(SELECTOR, {
        provideCompletionItems: async (document, place, token) => {
          const list = await this.at('textDocument/completion', document, place, token);
          return list && new vscode.CompletionList(list.items.map(completionItem), list.isIncomplete);
        },
        resolveCompletionItem: async (item, token) => {
          const full = await this.connection.request('completionItem/resolve', item.raw, token).catch(() => null);
          if (full && full.documentation) item.documentation = markdown(full.documentation);
          return item;
        },
      }, ':', '-', ' ', '.', '@', '"', '$'),
      languages.registerHoverProvider([...SELECTOR, DOCUMENTS], {
        provideHover: async (document, place, token) => {
          const hover = await this.at('textDocument/hover', document, place, token);
          return hover && new vscode.Hover(markdown(hover.contents), range(hover.range));
        },
      }),
      languages.registerDefinitionProvider(SELECTOR, {
        provideDefinition: async (document, place, token) => (
          await this.at('textDocument/definition', document, place, token) || []).map(location),
      }),
      languages.registerReferenceProvider(SELECTOR, {
        provideReferences: async (document, place, context, token) => (
          await this.at('textDocument/references', document, place, token, { context }) || []).map(location),
      }),
      languages.registerDocumentHighlightProvider(SELECTOR, {
        provideDocumentHighlights: async (document, place, token) => (
          await this.at('textDocument/documentHighlight', document, place, token) || []).map(
          (one) => new vscode.DocumentHighlight(range(one.range), one.kind - 1)),
      }),
      languages.registerRenameProvider(SELECTOR, {
        prepareRename: async (document, place, token) => {
          const found = await this.connection.request(
            'textDocument/prepareRename', { textDocument: { uri: String(document.uri) }, position: fromPosition(place) }, token);
          return { range: range(found.range), placeholder: found.placeholder };
        },
        provideRenameEdits: async (document, place, newName, token) => workspaceEdit(await this.connection.request(
          'textDocument/rename',
          { textDocument: { uri: String(document.uri) }, position: fromPosition(place), newName }, token)),
      }),
      languages.registerCodeActionsProvider(SELECTOR, {
        provideCodeActions: async (document, place, context, token) => (
          await this.ask('textDocument/codeAction', document, {
            range: fromRange(place),
            context: { diagnostics: [], ...(context.only ? { only: [context.only.value] } : {}) },
          }, token) || []).map((value) => {
          const action = new vscode.CodeAction(value.title, new vscode.CodeActionKind(value.kind));
          action.edit = workspaceEdit(value.edit);
          action.isPreferred = value.isPreferred;
          action.diagnostics = value.diagnostics && value.diagnostics.map(diagnostic);
          return action;
        }),
      }),
      languages.registerDocumentSymbolProvider(SELECTOR, {
        provideDocumentSymbols: async (document, token) => (
          await this.ask('textDocument/documentSymbol', document, {}, token) || []).map(documentSymbol),
      }),
      languages.registerWorkspaceSymbolProvider({
        provideWorkspaceSymbols: async (query, token) => (
          await this.connection.request('workspace/symbol', { query }, token).catch(() => [])).map(
          (one) => new vscode.SymbolInformation(one.name, one.kind - 1, one.containerName, location(one.location))),
      }),
      languages.registerFoldingRangeProvider(SELECTOR, {
        provideFoldingRanges: async (document, context, token) => (
          await this.ask('textDocument/foldingRange', document, {}, token) || []).map(
          (one) => new vscode.FoldingRange(one.startLine, one.endLine, one.kind === 'comment' ? 1 : undefined)),
      }),
      languages.registerSelectionRangeProvider(SELECTOR, {
        provideSelectionRanges: async (document, places, token) => (
          await this.ask('textDocument/selectionRange', document, { positions: places.map(fromPosition) }, token) || [])
          .map(selectionRange),
      }),
      languages.registerDocumentSemanticTokensProvider(SELECTOR, {
        provideDocumentSemanticTokens: async (document, token) => {
          const tokens = await this.ask('textDocument/semanticTokens/full', document, {}, token);
          return tokens && new vscode.SemanticTokens(new Uint32Array(tokens.data));
        },
      }, new vscode.SemanticTokensLegend(this.legend.tokenTypes, this.legend.tokenModifiers)),
      languages.registerColorProvider(SELECTOR, {
        provideDocumentColors: async (document, token) => (
          await this.ask('textDocument/documentColor', document, {}, token) || []).map(
          (one) => new vscode.ColorInformation(
            range(one.range), new vscode.Color(one.color.red, one.color.green, one.color.blue, one.color.alpha))),
        provideColorPresentations: async (color, { document, range: place }, token) => (
          await this.ask('textDocument/colorPresentation', document, {
            color: { red: color.red, green: color.green, blue: color.blue, alpha: color.alpha }, range: fromRange(place),
          }, token) || []).map((one) => {
          const made = new vscode.ColorPresentation(one.label);
          made.textEdit = textEdit(one.textEdit);
          return made;
        }),
      }),
      languages.registerInlayHintsProvider(SELECTOR, {
        provideInlayHints: async (document, place, token) => (
          await this.ask('textDocument/inlayHint', document, { range: fromRange(place) }, token) || []).map(
          (one) => new vscode.InlayHint(position(one.position), one.label, one.kind)),
      }),
      languages.registerDocumentFormattingEditProvider(SELECTOR, {
        provideDocumentFormattingEdits: async (document, options, token) => (
          await this.ask('textDocument/formatting', document, {
            options: { tabSize: options.tabSize, insertSpaces: options.insertSpaces },
          }, token) || []).map(textEdit),
      }),
      languages.registerDocumentRangeFormattingEditProvider(SELECTOR, {
        provideDocumentRangeFormattingEdits: async (document, place, options, token) => (
          await this.ask('textDocument/rangeFormatting', document, {
            range: fromRange(place), options: { tabSize: options.tabSize, insertSpaces: options.insertSpaces },
          }, token) || []).map(textEdit),
      }),
      languages.registerCodeLensProvider([...SELECTOR, DOCUMENTS], {
        provideCodeLenses: async (document, token) => (
          await this.ask('textDocument/codeLens', document, {}, token) || []).map((one) => new vscode.CodeLens(
          range(one.range),
          {
            title: one.command.title,
            // A scene is drawn beside its text; documents are shown on the page.
            command: document.languageId === LANGUAGE ? 'diorama.preview' : one.command.command,
          })),
      }),
      languages.registerDocumentLinkProvider(SELECTOR, {
        provideDocumentLinks: async (document, token) => (
          await this.ask('textDocument/documentLink', document, {}, token) || []).map(
          (one) => new vscode.DocumentLink(range(one.range), vscode.Uri.parse(one.target))),
      }),
      vscode.commands.registerCommand('diorama.preview', () => this.preview.open()),
      vscode.commands.registerCommand('diorama.openPreview', () => this.openPreview()),
      vscode.commands.registerCommand('diorama.import', (uri) => this.importDocument(uri)),
      vscode.commands.registerCommand('diorama.restart', async () => {
        await this.stop();
        this.isStopped = false;
        this.restarts = 0;
        await this.start();
      }),
    );
  }

  /** Opens the live preview of the workspace in the browser. */
  async openPreview() {
    const editor = vscode.window.activeTextEditor;
    try {
      await this.connection.request('workspace/executeCommand', {
        command: 'diorama.openPreview', arguments: editor ? [String(editor.document.uri)] : [],
      });
    } catch (error) {
      vscode.window.showErrorMessage(`Diorama: ${error.message}`);
    }
  }

  /** Makes the scene of a xib or a storyboard beside it, and opens it; a scene that exists is left as it is. */
  async importDocument(chosen) {
    const editor = vscode.window.activeTextEditor;
    const uri = chosen || (editor && editor.document.uri);
    if (!uri || !DOCUMENT.test(uri.path)) {
      vscode.window.showErrorMessage('Diorama: open a xib or a storyboard to import it.');
      return;
    }
    const file = uri.fsPath;
    const { status, text } = await run(toolPath(this.folder), ['import', '--', file], path.dirname(file));
    this.log(text, true);
    if (status !== 0) {
      vscode.window.showErrorMessage(`Diorama: ${text.split('\n').find((line) => line) || 'the document is not imported'}`);
      return;
    }
    const made = file.replace(/\.xib$/, '.scene.yaml').replace(/\.storyboard$/, '.storyboard.yaml');
    await vscode.window.showTextDocument(vscode.Uri.file(made));
  }
}

/** Runs the tool to its end; no shell reads the arguments. */
function run(command, args, folder) {
  return new Promise((resolve) => {
    childProcess.execFile(command, args, { cwd: folder, maxBuffer: 1 << 24 }, (error, output, errors) => {
      const status = error ? (typeof error.code === 'number' ? error.code : -1) : 0;
      resolve({ status, text: `${output}${errors}` || (error ? error.message : '') });
    });
  });
}

// ---------------------------------------------------------------------------------------------------------------------
// The picture of a scene beside its text, drawn by the server whenever the text changes.

class Preview {
  constructor(client) {
    this.client = client;
  }

  async open() {
    const editor = vscode.window.activeTextEditor;
    if (!editor || editor.document.languageId !== LANGUAGE) return;
    this.document = editor.document;
    if (!this.panel) {
      this.panel = vscode.window.createWebviewPanel(
        'diorama.preview', 'Diorama', { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }, {});
      this.panel.onDidDispose(() => { this.panel = undefined; });
    }
    await this.show();
  }

  /** Draws again a moment after the last change. */
  changed(document) {
    if (!this.panel || document !== this.document) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(), 150);
  }

  async show() {
    const { document } = this;
    let problem = '';
    try {
      const found = await this.client.connection.request(
        'workspace/executeCommand', { command: 'diorama.preview', arguments: [String(document.uri)] });
      this.picture = Buffer.from(found.svg, 'utf8').toString('base64');
    } catch (error) {
      // The last good picture stays.
      problem = error.message;
    }
    if (this.panel) this.panel.webview.html = this.page(problem);
  }

  page(problem) {
    const text = problem.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const picture = this.picture
      ? `<img style="max-width:100%;opacity:${problem ? 0.4 : 1}" src="data:image/svg+xml;base64,${this.picture}">` : '';
    return '<!doctype html><meta http-equiv="Content-Security-Policy" '
      + `content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><p>${text}</p>${picture}`;
  }

  dispose() {
    clearTimeout(this.timer);
    if (this.panel) this.panel.dispose();
  }
}

let client;

async function activate(context) {
  client = new Client(context.extensionPath);
  context.subscriptions.push(client);
  try {
    await client.start();
    client.register();
  } catch (error) {
    client.log(String(error), true);
  }
}

async function deactivate() {
  if (client) await client.stop();
}

module.exports = { activate, deactivate, Connection };
