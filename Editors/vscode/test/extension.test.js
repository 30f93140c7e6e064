// node --test Editors/vscode/test: the extension against the real server ($DIORAMA), with a stub of VS Code.
'use strict';

const assert = require('node:assert/strict');
const Module = require('node:module');
const path = require('node:path');
const { test, after, before } = require('node:test');

const stub = path.join(__dirname, 'vscode.js');
const resolve = Module._resolveFilename;
Module._resolveFilename = function resolveStub(name, ...rest) {
  return name === 'vscode' ? stub : resolve.call(this, name, ...rest);
};
const vscode = require('vscode');
const extension = require('../extension.js');

const TEXT = `scene: 1
owner:
  class: UIViewController
  outlets: {view: root}
objects:
  - class: UIView
    id: root
    backgroundColor: systemRed
    subviews:
      - class: UILabel
        id: title
        txt: Hello
    constraints:
      - title.leading = self.leading + 8
`;
const uri = vscode.Uri.parse('file:///nowhere/Home.scene.yaml');
const document = { uri, languageId: 'diorama-scene', version: 1, getText: () => TEXT };
const token = { onCancellationRequested() {} };
const { providers, events, diagnostics, settings } = vscode.test;
const at = (text, more = 0) => {
  const before = TEXT.slice(0, TEXT.indexOf(text) + more).split('\n');
  return new vscode.Position(before.length - 1, before[before.length - 1].length);
};
const published = () => new Promise((resolve) => { events.diagnostics = resolve; });

before(async () => {
  settings.path = process.env.DIORAMA || 'diorama';
  await extension.activate({ extensionPath: '/nowhere', subscriptions: [] });
});
after(() => extension.deactivate());

test('publishes what is wrong', async () => {
  const found = published();
  events.open(document);
  const [first] = await found;
  assert.equal(first.code, 'unknown-property');
  assert.equal(first.severity, 0);
  assert.equal(diagnostics.get(String(uri)).length >= 1, true);
});

test('publishes what is wrong with a document of Interface Builder, and nothing of other XML', async () => {
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>',
    '<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>',
    '<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>',
    '<view id="Vie-w1-001"><connections>',
    '<outlet property="delegate" destination="Non-e1-001" id="Out-le-001"/></connections></view>',
    '</objects></document>', ''].join('\n');
  const xml = (name) => ({
    uri: vscode.Uri.parse(`file:///nowhere/${name}`), languageId: 'xml', version: 1, getText: () => text,
  });
  events.open(xml('Other.xml'));
  const found = published();
  events.open(xml('Old.xib'));
  const [first] = await found;
  assert.equal(first.range.start.line, 5);
  assert.equal(diagnostics.has('file:///nowhere/Other.xml'), false);
  const hover = await providers.Hover.provideHover(xml('Old.xib'), new vscode.Position(4, 2), token);
  assert.match(JSON.stringify(hover.contents), /UIView/);
});

test('completes', async () => {
  const list = await providers.CompletionItem.provideCompletionItems(document, at('txt', 1), token);
  assert.ok(list.items.some((item) => item.label === 'text'));
  const item = await providers.CompletionItem.resolveCompletionItem(list.items.find((one) => one.label === 'text'), token);
  assert.ok(item.documentation.value.length > 0);
});

test('explains, finds and renames', async () => {
  const hover = await providers.Hover.provideHover(document, at('UILabel', 1), token);
  assert.match(hover.contents.value, /UILabel/);
  const [definition] = await providers.Definition.provideDefinition(document, at('title.leading', 1), token);
  assert.equal(definition.range.start.line, 10);
  const references = await providers.Reference.provideReferences(document, at('id: title', 5), { includeDeclaration: true }, token);
  assert.equal(references.length, 2);
  const prepared = await providers.Rename.prepareRename(document, at('id: title', 5), token);
  assert.equal(prepared.placeholder, 'title');
  const edit = await providers.Rename.provideRenameEdits(document, at('id: title', 5), 'headline', token);
  assert.deepEqual(edit.edits.map((one) => one.text), ['headline', 'headline']);
  await assert.rejects(providers.Rename.provideRenameEdits(document, at('id: title', 5), 'root', token), /already/);
});

test('offers fixes, outline, colors, hints and tokens', async () => {
  const place = at('txt');
  const actions = await providers.CodeActions.provideCodeActions(document, new vscode.Range(place, place), {}, token);
  assert.ok(actions.some((action) => /text/.test(action.title) || /Suppress|id/.test(action.title)));
  const symbols = await providers.DocumentSymbol.provideDocumentSymbols(document, token);
  assert.deepEqual(symbols.map((one) => one.name), ['owner', 'root']);
  const colors = await providers.Color.provideDocumentColors(document, token);
  assert.equal(colors.length, 1);
  const all = new vscode.Range(new vscode.Position(0, 0), new vscode.Position(99, 0));
  await providers.InlayHints.provideInlayHints(document, all, token);
  const tokens = await providers.DocumentSemanticTokens.provideDocumentSemanticTokens(document, token);
  assert.ok(tokens.values[0].length > 20);
  assert.ok((await providers.FoldingRange.provideFoldingRanges(document, {}, token)).length > 2);
  assert.equal((await providers.SelectionRange.provideSelectionRanges(document, [at('title.leading')], token)).length, 1);
});

test('follows changes', async () => {
  const found = published();
  events.change({
    document: { ...document, version: 2 },
    contentChanges: [{ range: new vscode.Range(at('txt'), at('txt', 3)), text: 'text' }],
  });
  assert.deepEqual((await found).filter((one) => one.severity === 0), []);
});

test('shows the scene, and keeps its last picture while it has errors', async () => {
  const scene = {
    uri: vscode.Uri.parse('file:///nowhere/Picture.scene.yaml'), languageId: 'diorama-scene', version: 1,
    getText: () => 'scene: 1\nobjects:\n  - class: UIView\n    subviews: [{class: UILabel, frame: [20, 20, 100, 20], text: Hello}]\n',
  };
  events.open(scene);
  vscode.window.activeTextEditor = { document: scene };
  await vscode.test.commands['diorama.preview']();
  const [panel] = vscode.test.panels;
  const [, picture] = /base64,([^"]+)/.exec(panel.webview.html);
  assert.match(Buffer.from(picture, 'base64').toString(), /Hello/);
  events.change({
    document: { ...scene, version: 2 },
    contentChanges: [{ range: new vscode.Range(new vscode.Position(2, 4), new vscode.Position(2, 9)), text: 'clas' }],
  });
  await vscode.test.commands['diorama.preview']();
  assert.match(panel.webview.html, /the scene has errors/);
  assert.ok(panel.webview.html.includes(picture));
});
