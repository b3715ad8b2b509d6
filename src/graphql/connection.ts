import { CloseCode, type WebSocket as ProtocolSocket } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { toAppError } from '../errors/to-app-error.js';
import { refuseFlaws } from '../http/json-body.js';
import type { Session } from '../http/session.js';

/** Bytes that may wait in the process for a client to read them; then its subscriptions stand still. */
const bufferBytes = 65_536;

/** Asks the client to come back: for what is not its fault and passes. */
export const comeBack = { restart: 1012, later: 1013 } as const;

/** A subscription of a client; without results while it is being opened. */
export interface Running {
  results?: { return(): Promise<unknown> };
}

/** A client's socket, as the protocol's implementation wants it. */
export class Connection implements ProtocolSocket {
  /** Each counts from when it is asked for until it ends, at the latest with the socket. */
  readonly subscriptions = new Set<Running>();
  session: Session | undefined;
  /** Subscriptions that were asked for since it was opened. */
  asked = 0;
  /** Set when the caller's token ends soon. */
  ending: NodeJS.Timeout | undefined;
  readonly protocol: string;
  #answered = true;

  constructor(
    private readonly socket: WebSocket,
    private readonly onError: (error: unknown) => void,
  ) {
    this.protocol = socket.protocol;
    socket.on('pong', () => {
      this.#answered = true;
    });
    // The socket closes itself after an error: bytes that are no frames, a message too large, a line that broke.
    socket.on('error', () => undefined);
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Waits while more is unsent than may be, which holds up the subscription: what comes meanwhile is read again later. */
  send(data: string): Promise<void> | void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount < bufferBytes) this.socket.send(data);
    else return new Promise((resolve) => this.socket.send(data, () => resolve()));
  }

  close(code: number, reason: string): void {
    // A close frame holds 123 bytes of text.
    this.socket.close(
      code,
      Buffer.from(reason)
        .subarray(0, 123)
        .toString()
        .replace(/\uFFFD+$/, ''),
    );
  }

  /** Closes with the code of what went wrong; what nobody foresaw is logged, and the client may come back. */
  fail(error: unknown): void {
    const known = toAppError(error);
    if (!known) {
      this.onError(error);
      this.close(comeBack.later, 'Something went wrong on our side.');
    } else if (known.code === 'UNAUTHENTICATED') this.close(CloseCode.Unauthorized, known.message);
    else if (known.code === 'FORBIDDEN') this.close(CloseCode.Forbidden, known.message);
    else if (known.code === 'RATE_LIMITED' || known.status >= 500) this.close(comeBack.later, known.message);
    else this.close(CloseCode.BadRequest, known.message);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** A message is held to the same nesting as a body: the protocol's implementation sends the payload of a ping back. */
  onMessage(handle: (data: string) => Promise<void>): void {
    const read = async (text: string) => {
      if (isJson(text)) refuseFlaws(text);
      await handle(text);
    };
    this.socket.on('message', (data) => {
      read(String(data)).catch((error) => this.fail(error));
    });
  }

  onClose(handle: (code: number, reason: string) => void): void {
    this.socket.once('close', (code, reason) => handle(code, String(reason)));
  }

  /** Ends the socket of a client that left the last one unanswered. */
  ping(): void {
    if (!this.#answered) this.terminate();
    else if (this.isOpen) this.socket.ping();
    this.#answered = false;
  }
}

/** What is not JSON, the protocol's implementation refuses. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
