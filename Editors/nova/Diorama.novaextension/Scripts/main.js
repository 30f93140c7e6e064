// Starts `diorama lsp` for YAML: the server passes over files that are no scenes by their names.
'use strict';

let client = null;

function start() {
  const path = nova.config.get('diorama.path');
  client = new LanguageClient(
    'diorama',
    'Diorama',
    path ? { path, args: ['lsp'], type: 'stdio' } : { path: '/usr/bin/env', args: ['diorama', 'lsp'], type: 'stdio' },
    { syntaxes: ['yaml'] },
  );
  client.start();
}

exports.activate = start;
exports.deactivate = () => {
  if (client) client.stop();
  client = null;
};
