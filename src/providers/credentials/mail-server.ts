import { createTransport } from 'nodemailer';
import type { HostGuard } from './ask.js';

/** A mail server of an account's own. */
export interface MailLogin {
  host: string;
  port: number;
  user: string;
  password: string;
}

/**
 * Opens a transport to a mail server that a caller has named: to the very address that the guard has seen, under the server's
 * name in TLS.
 *
 * @throws an Error named ForbiddenAddress
 */
export async function connectMailServer(
  { host, port, user, password }: MailLogin,
  guard: HostGuard,
  timeoutMs: number,
) {
  await guard.checkResolved(`https://${host}`);
  const address = await addressOf(host, guard);
  return createTransport({
    host: address,
    port,
    secure: port === 465,
    // A password is not told to whoever cuts STARTTLS out of the server's greeting.
    requireTLS: !/^127\.|^::1$/.test(address),
    tls: { servername: host },
    auth: { user, pass: password },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  } as Parameters<typeof createTransport>[0]);
}

function addressOf(host: string, guard: HostGuard): Promise<string> {
  return new Promise((resolve, reject) => {
    guard.lookup(host, {}, (error, address) => (error ? reject(error) : resolve(String(address))));
  });
}
