import { CloseCode, type WebSocket as ProtocolSocket } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { toAppError } from '../../errors/to-app-error.js';
import { checkJsonText } from '../http/json-body.js';
import type { BrowserSession } from '../http/session.js';

/** The most unsent bytes for one client; above this, its subscriptions pause. */
const bufferBytes = 65_536;

/** Close codes for temporary conditions that the client did not cause: it should reconnect. */
export const reconnect = { restart: 1012, later: 1013 } as const;

/** A subscription of a client; without results while it is being opened. */
export interface OpenSubscription {
  results?: { return(): Promise<unknown> };
}

/** A client's socket, with the interface that graphql-ws expects. */
export class SocketConnection implements ProtocolSocket {
  /** Each is counted from its request until it ends or the socket closes. */
  readonly subscriptions = new Set<OpenSubscription>();
  session: BrowserSession | undefined;
  /** How many subscriptions the client has requested on this socket. */
  operations = 0;
  /** Set when the caller's token expires soon. */
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
    // The socket closes itself after an error, such as an invalid frame, a message that is too large, or a lost connection.
    socket.on('error', () => undefined);
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Waits when too many bytes are unsent. This pauses the subscription, which reads the events of the pause from the database later. */
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

  /** Closes the socket with the code for the error. An unexpected error is logged, and the client may reconnect. */
  fail(error: unknown): void {
    const appError = toAppError(error);
    if (!appError) {
      this.onError(error);
      this.close(reconnect.later, 'Something went wrong on our side.');
    } else if (appError.code === 'UNAUTHENTICATED') this.close(CloseCode.Unauthorized, appError.message);
    else if (appError.code === 'FORBIDDEN') this.close(CloseCode.Forbidden, appError.message);
    else if (appError.code === 'RATE_LIMITED' || appError.status >= 500) this.close(reconnect.later, appError.message);
    else this.close(CloseCode.BadRequest, appError.message);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Messages have the same nesting limit as HTTP bodies, because graphql-ws sends the payload of a ping back. */
  onMessage(handle: (data: string) => Promise<void>): void {
    const read = async (text: string) => {
      if (isJson(text)) checkJsonText(text);
      await handle(text);
    };
    this.socket.on('message', (data) => {
      read(String(data)).catch((error) => this.fail(error));
    });
  }

  onClose(handle: (code: number, reason: string) => void): void {
    this.socket.once('close', (code, reason) => handle(code, String(reason)));
  }

  /** Ends the socket if the client did not answer the previous ping. */
  ping(): void {
    if (!this.#answered) this.terminate();
    else if (this.isOpen) this.socket.ping();
    this.#answered = false;
  }
}

/** graphql-ws itself refuses a message that is not JSON. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
