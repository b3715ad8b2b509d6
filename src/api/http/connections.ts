import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../errors/app-error.js';

/**
 * Timeouts of a connection, in milliseconds. They also end the connection of a client that sends a byte now and then.
 * `keepAliveTimeout` is longer than that of common proxies (60 s), so that the proxy closes first and no request meets a closing
 * connection. `connectionTimeout` ends an idle connection, such as that of a client that has stopped reading. The number of
 * requests on a connection is unlimited: the rate limit counts requests, and a proxy sends those of many callers over one connection.
 */
export const connectionLimits = {
  requestTimeout: 60_000,
  keepAliveTimeout: 72_000,
  connectionTimeout: 120_000,
  maxRequestsPerSocket: 0,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
} as const;

/** Answers a request that Node could not parse, with the service's own error body, and closes the connection. */
export function rejectConnection(
  error: Error & { code?: string },
  socket: Socket,
  body: (error: AppError, requestId: string) => object,
): void {
  const begun = (socket as Socket & { _httpMessage?: { _headerSent: boolean } })._httpMessage?._headerSent;
  if (error.code === 'ECONNRESET' || !socket.writable || begun) {
    socket.destroy(error);
    return;
  }
  const clientFault = clientError(error.code);
  const requestId = uuidv7();
  const text = JSON.stringify(body(clientFault, requestId));
  const head = [
    `HTTP/1.1 ${clientFault.status} ${STATUS_CODES[clientFault.status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
  ];
  // The rest of what the client sends is not read; the client still gets the response.
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

function clientError(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('HEADERS_TOO_LARGE');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('REQUEST_TIMEOUT');
  return new AppError('MALFORMED_REQUEST', 'The HTTP request cannot be parsed.');
}
