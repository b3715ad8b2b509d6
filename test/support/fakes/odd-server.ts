import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';

/** The answer of a server at a wrong address to each request. */
export interface OddAnswer {
  status: number;
  contentType: string;
  body: string;
}

/** A server that is none of the service's providers; stopped after all tests of the file. */
export async function openOddServer(): Promise<{ odd: { answer: OddAnswer }; url: string }> {
  const odd = { answer: htmlAnswer(404) };
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(odd.answer.status, { 'content-type': odd.answer.contentType }).end(odd.answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { odd, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export function htmlAnswer(status: number): OddAnswer {
  return { status, contentType: 'text/html', body: '<h1>It works!</h1>' };
}

export function jsonAnswer(status: number, body: unknown): OddAnswer {
  return { status, contentType: 'application/json', body: JSON.stringify(body) };
}
