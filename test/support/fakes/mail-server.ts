import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll } from '@jest/globals';
import type * as smtp from 'smtp-server';
import { SMTPServer } from 'smtp-server';

/** A message as the mail server received it. */
export interface ReceivedEmail {
  from: string;
  to: string[];
  /** Lower-case name → value, unfolded. */
  headers: Record<string, string>;
  text: string;
  html: string;
  raw: string;
}

type Reply = readonly [code: number, text: string];

/** A mail server on a port of its own, which refuses messages as configured. */
export class MailServer {
  readonly received: ReceivedEmail[] = [];
  /** Addresses whose next message is refused once, after its data, as by a busy server. */
  readonly busyFor = new Set<string>();
  /** Addresses that are refused permanently. */
  readonly unknown = new Set<string>();
  /** What is said to an address, and to its message: a code and a text. Of several, each is said once. */
  readonly replies = { recipient: new Map<string, Reply[]>(), message: new Map<string, Reply[]>() };
  readonly #server: smtp.SMTPServer;
  #arrived: Array<() => void> = [];

  constructor(options: smtp.SMTPServerOptions = {}) {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, callback) =>
        callback(
          this.unknown.has(address) ? failure(550, 'No such mailbox') : nextFailure(this.replies.recipient, address),
        ),
      onData: (stream, session, callback) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          const to = rcptTo.map(({ address }) => address);
          if (this.busyFor.delete(to[0]!)) return callback(failure(451, 'Not now'));
          const refusal = nextFailure(this.replies.message, to[0]!);
          if (refusal) return callback(refusal);
          this.received.push(read(Buffer.concat(parts).toString(), mailFrom ? mailFrom.address : '', to));
          callback();
          for (const wake of this.#arrived.splice(0)) wake();
        });
      },
      ...options,
    });
  }

  async listen(): Promise<string> {
    const { server } = this.#server;
    this.#server.listen(0, '127.0.0.1');
    if (!server.listening) await once(server, 'listening');
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** The messages that satisfy the condition, once there are this many. */
  async messages(count: number, fits: (email: ReceivedEmail) => boolean = () => true): Promise<ReceivedEmail[]> {
    for (;;) {
      const found = this.received.filter(fits);
      if (found.length >= count) return found;
      await new Promise<void>((resolve) => this.#arrived.push(resolve));
    }
  }
}

/** A mail server for the tests of a file, and its address. */
export async function openMailServer(options?: smtp.SMTPServerOptions): Promise<{ mail: MailServer; url: string }> {
  const mail = new MailServer(options);
  afterAll(() => mail.close());
  return { mail, url: await mail.listen() };
}

function nextFailure(replies: Map<string, Reply[]>, address: string): Error | null {
  const reply = replies.get(address)?.shift();
  return reply ? failure(...reply) : null;
}

function failure(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** Reads the e-mails of the service: two parts, each in an encoding of RFC 2045. */
export function read(raw: string, from = '', to: string[] = []): ReceivedEmail {
  const { headers, body } = split(raw);
  const [, boundary] = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? [];
  const parts = body.split(`--${boundary}`).slice(1, -1).map(part);
  const of = (type: string) => parts.find((one) => one.type.startsWith(type))?.text ?? '';
  return { from, to, headers, text: of('text/plain'), html: of('text/html'), raw };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const text = raw.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  const lines = text
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = Object.fromEntries(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), decoded(line.slice(colon + 1).trim())];
      }),
  );
  return { headers, body: text.slice(end + 2) };
}

function part(raw: string): { type: string; text: string } {
  const { headers, body } = split(raw.replace(/^\r?\n/, ''));
  const type = headers['content-type'] ?? '';
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return { type, text: Buffer.from(body, 'base64').toString() };
  return { type, text: encoding === 'quoted-printable' ? unquoted(body.replace(/=\n/g, '')) : body };
}

function unquoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** A header with encoded words (RFC 2047). */
function decoded(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : unquoted(word.replaceAll('_', ' ')),
    );
}
