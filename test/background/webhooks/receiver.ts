import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';
import type { Json } from '../../support/worlds/world.js';

export interface Received {
  headers: IncomingHttpHeaders;
  text: string;
  body: Json;
}

type Answer = (response: ServerResponse, received: Received) => void | Promise<void>;

/** A webhook receiver like an integrator's: it keeps what it receives, and answers 204 by default. */
export interface Receiver {
  url: string;
  received: Received[];
  answer: Answer;
  /** The number of unanswered requests now, and its maximum. */
  open: number;
  maxOpen: number;
  /** The received events of one type. */
  of(type: string): Received[];
}

export const ok: Answer = (response) => {
  response.writeHead(204).end();
};

/** Returns a function that starts receivers on this machine. They stop after the test file. */
export function openReceivers(): (answer?: Answer) => Promise<Receiver> {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  return (answer = ok) => startReceiver(answer, servers);
}

async function startReceiver(answer: Answer, servers: Server[]): Promise<Receiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const received = { headers: request.headers, text, body: text === '' ? null : JSON.parse(text) };
      receiver.received.push(received);
      receiver.open += 1;
      receiver.maxOpen = Math.max(receiver.open, receiver.maxOpen);
      response.on('close', () => {
        receiver.open -= 1;
      });
      void receiver.answer(response, received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received: [],
    answer,
    open: 0,
    maxOpen: 0,
    of: (type) => receiver.received.filter(({ body }) => body.type === type),
  };
  return receiver;
}
