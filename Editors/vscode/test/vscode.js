// As much of VS Code as the extension uses, for tests without it.
'use strict';

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(start, end) { Object.assign(this, { start, end }); } }
class Uri {
  constructor(text) { this.text = text; }
  get path() { return this.text.replace(/^\w+:\/\//, ''); }
  get fsPath() { return this.path; }
  static parse(text) { return new Uri(text); }
  static file(path) { return new Uri(`file://${path}`); }
  toString() { return this.text; }
}
class Holder { constructor(...values) { this.values = values; } }

const providers = {};
const events = {};
const disposable = { dispose() {} };
const on = (name) => (handler) => { events[name] = handler; return disposable; };
const register = (name) => (...values) => {
  providers[name] = values.find((value) => value && typeof value === 'object' && !Array.isArray(value) && !('language' in value));
  return disposable;
};
const diagnostics = new Map();
const messages = [];
const settings = {};
const commands = {};
const panels = [];
const shown = [];

class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, text) { this.edits.push({ uri: String(uri), range, text }); }
  createFile(uri) { this.edits.push({ created: String(uri) }); }
  renameFile(from, to) { this.edits.push({ from: String(from), to: String(to) }); }
}
class CompletionItem { constructor(label, kind) { Object.assign(this, { label, kind }); } }
class CompletionList { constructor(items, isIncomplete) { Object.assign(this, { items, isIncomplete }); } }
class Diagnostic { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } }
class Location { constructor(uri, range) { Object.assign(this, { uri, range }); } }
class MarkdownString { constructor(value) { this.value = value; } }
class SnippetString { constructor(value) { this.value = value; } }
class TextEdit { constructor(range, newText) { Object.assign(this, { range, newText }); } }
class Hover { constructor(contents, range) { Object.assign(this, { contents, range }); } }
class DocumentSymbol { constructor(name, detail) { Object.assign(this, { name, detail }); } }
class CodeLens { constructor(range, command) { Object.assign(this, { range, command }); } }
class CodeAction { constructor(title, kind) { Object.assign(this, { title, kind }); } }

module.exports = {
  Position, Range, Uri, WorkspaceEdit, CompletionItem, CompletionList, Diagnostic, Location, MarkdownString, SnippetString,
  TextEdit, Hover, DocumentSymbol, CodeAction, CodeLens,
  CodeActionKind: Holder, DiagnosticRelatedInformation: Holder, DocumentHighlight: Holder, SymbolInformation: Holder,
  FoldingRange: Holder, SelectionRange: Holder, SemanticTokens: Holder, SemanticTokensLegend: Holder,
  ColorInformation: Holder, Color: Holder, ColorPresentation: Holder, InlayHint: Holder, DocumentLink: Holder,
  window: {
    createOutputChannel: () => ({ appendLine: (text) => messages.push(text), dispose() {} }),
    createWebviewPanel: (id, title) => {
      const panel = { id, title, webview: { html: '' }, onDidDispose() {}, dispose() {} };
      panels.push(panel);
      return panel;
    },
    showErrorMessage: (text) => messages.push(text),
    showWarningMessage: (text) => messages.push(text),
    showTextDocument: async (uri) => shown.push(String(uri)),
  },
  env: { openExternal: async (uri) => { shown.push(String(uri)); return true; } },
  ViewColumn: { Beside: -2 },
  commands: { registerCommand: (name, handler) => { commands[name] = handler; return disposable; } },
  workspace: {
    textDocuments: [],
    workspaceFolders: [],
    getConfiguration: () => ({ get: (name) => settings[name] }),
    createFileSystemWatcher: () => ({
      onDidCreate: on('created'), onDidChange: on('watched'), onDidDelete: on('deleted'), dispose() {},
    }),
    onDidOpenTextDocument: on('open'), onDidChangeTextDocument: on('change'),
    onDidCloseTextDocument: on('close'), onDidSaveTextDocument: on('save'),
    applyEdit: async () => true,
  },
  languages: new Proxy({
    createDiagnosticCollection: () => ({
      set: (uri, found) => { diagnostics.set(String(uri), found); if (events.diagnostics) events.diagnostics(found); },
      clear: () => diagnostics.clear(), dispose() {},
    }),
  }, { get: (target, name) => target[name] || register(name.replace(/^register|Provider$/g, '')) }),
  test: { providers, events, diagnostics, messages, settings, commands, panels, shown },
};
