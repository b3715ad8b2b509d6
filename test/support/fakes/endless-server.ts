import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach } from '@jest/globals';

/**
 * How the server answers: `endless` (a body without an end, as fast as it is read), `bomb` (a small body that decompresses to 64 MB),
 * `drip` (a byte at a time, without an end).
 */
export type EndlessMode = 'endless' | 'bomb' | 'drip';

const part = Buffer.alloc(64 * 1024, ' ');
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));

/** A server whose answers must not be read to their end. It stops after the tests of the file. */
export async function openEndlessServer() {
  const server = {
    mode: 'endless' as EndlessMode,
    /** Bytes of bodies that were handed to connections since the start of the test. */
    sent: 0,
    /** Answers that are still being sent. */
    open: 0,
    url: '',
  };
  const http = createServer((request, response) => void answer(request, response));

  function answer(request: IncomingMessage, response: ServerResponse): void {
    request.resume();
    const { mode } = server;
    server.open += 1;
    response.on('close', () => (server.open -= 1));
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(mode === 'bomb' && { 'content-encoding': 'gzip', 'content-length': bomb.length }),
    });
    if (mode === 'bomb') response.end(bomb);
    else if (mode === 'endless') pour(response, 'close');
    else {
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    }
  }

  function pour(to: Socket | ServerResponse, end: string): void {
    let isClosed = false;
    to.on(end, () => (isClosed = true));
    const more = () => {
      while (!isClosed) {
        server.sent += part.length;
        if (!to.write(part)) return void to.once('drain', more);
      }
    };
    more();
  }

  /** A mail server whose greeting never ends. */
  const smtp = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    server.open += 1;
    socket.on('close', () => (server.open -= 1));
    socket.write('220 ');
    pour(socket, 'close');
  });

  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  server.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  beforeEach(() => {
    server.sent = 0;
  });
  afterAll(() => {
    http.closeAllConnections();
    http.close();
    smtp.close();
  });
  return { server, smtpUrl: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}` };
}
