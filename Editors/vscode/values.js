// Values of the protocol as values of VS Code, and back.
'use strict';

const vscode = require('vscode');

const position = (value) => new vscode.Position(value.line, value.character);
const range = (value) => new vscode.Range(position(value.start), position(value.end));
const fromPosition = (value) => ({ line: value.line, character: value.character });
const fromRange = (value) => ({ start: fromPosition(value.start), end: fromPosition(value.end) });
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
const textEdit = (value) => new vscode.TextEdit(range(value.range), value.newText);
const markdown = (value) => new vscode.MarkdownString(typeof value === 'string' ? value : value.value);

function diagnostic(value) {
  const made = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  made.source = value.source;
  made.code = value.codeDescription
    ? { value: value.code, target: vscode.Uri.parse(value.codeDescription.href) } : value.code;
  made.tags = value.tags;
  made.relatedInformation = (value.relatedInformation || []).map(
    (note) => new vscode.DiagnosticRelatedInformation(location(note.location), note.message));
  return made;
}

function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit();
  for (const change of value.documentChanges || []) {
    if (change.kind === 'create') {
      edit.createFile(vscode.Uri.parse(change.uri), { overwrite: false });
      continue;
    }
    if (change.kind === 'rename') {
      edit.renameFile(vscode.Uri.parse(change.oldUri), vscode.Uri.parse(change.newUri));
      continue;
    }
    for (const one of change.edits) {
      const note = one.annotationId && value.changeAnnotations[one.annotationId];
      edit.replace(vscode.Uri.parse(change.textDocument.uri), range(one.range), one.newText, note || undefined);
    }
  }
  for (const [uri, edits] of Object.entries(value.changes || {})) {
    for (const one of edits) edit.replace(vscode.Uri.parse(uri), range(one.range), one.newText);
  }
  return edit;
}

function completionItem(value) {
  const item = new vscode.CompletionItem(value.label, value.kind - 1);
  item.detail = value.detail;
  item.sortText = value.sortText;
  item.filterText = value.filterText;
  item.tags = value.tags;
  item.range = range(value.textEdit.range);
  item.insertText = value.insertTextFormat === 2
    ? new vscode.SnippetString(value.textEdit.newText) : value.textEdit.newText;
  item.command = value.command;
  item.raw = value;
  return item;
}

function documentSymbol(value) {
  const made = new vscode.DocumentSymbol(
    value.name, value.detail, value.kind - 1, range(value.range), range(value.selectionRange));
  made.children = value.children.map(documentSymbol);
  return made;
}

function selectionRange(value) {
  return new vscode.SelectionRange(range(value.range), value.parent ? selectionRange(value.parent) : undefined);
}

module.exports = {
  position, range, fromPosition, fromRange, location, textEdit, markdown, diagnostic, workspaceEdit, completionItem, documentSymbol, selectionRange,
};
