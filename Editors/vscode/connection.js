// The messages of a language server: a header with the length, then JSON.
'use strict';

const childProcess = require('node:child_process');

class Connection {
  constructor(command, args, log) {
    this.log = log;
    this.waiting = new Map();
    this.handlers = new Map();
    this.next = 1;
    this.rest = Buffer.alloc(0);
    this.process = childProcess.spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.process.stdout.on('data', (data) => this.receive(data));
    this.process.stderr.on('data', (data) => this.log(String(data).trimEnd(), true));
    this.process.stdin.on('error', () => {});
    this.ended = new Promise((resolve) => {
      this.process.on('error', (error) => this.end(resolve, { error }));
      this.process.on('exit', (status) => this.end(resolve, { status }));
    });
  }

  end(resolve, reason) {
    this.isEnded = true;
    for (const { reject } of this.waiting.values()) reject(new Error('the language server has ended'));
    this.waiting.clear();
    resolve(reason);
  }

  receive(data) {
    this.rest = Buffer.concat([this.rest, data]);
    for (;;) {
      const end = this.rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(this.rest.subarray(0, end).toString('ascii'));
      if (!length) return this.process.kill();
      const stop = end + 4 + Number(length[1]);
      if (this.rest.length < stop) return;
      const text = this.rest.subarray(end + 4, stop).toString('utf8');
      this.rest = this.rest.subarray(stop);
      this.log(`← ${text}`);
      this.handle(JSON.parse(text));
    }
  }

  handle(message) {
    if (message.method) {
      const handler = this.handlers.get(message.method);
      if (message.id === undefined) return handler && handler(message.params);
      Promise.resolve(handler ? handler(message.params) : null).then(
        (result) => this.send({ id: message.id, result: result === undefined ? null : result }),
        (error) => this.send({ id: message.id, error: { code: -32603, message: String(error) } }));
      return undefined;
    }
    const waiting = this.waiting.get(message.id);
    if (!waiting) return undefined;
    this.waiting.delete(message.id);
    return message.error ? waiting.reject(new Error(message.error.message)) : waiting.resolve(message.result);
  }

  send(message) {
    if (this.isEnded) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }), 'utf8');
    this.log(`→ ${body}`);
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  request(method, params, token) {
    if (this.isEnded) return Promise.reject(new Error('the language server has ended'));
    const id = this.next++;
    const answer = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.send({ id, method, params });
    if (token) token.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
    return answer;
  }
}

module.exports = { Connection };
