import { createTransport } from 'nodemailer';
import type { HostGuard } from './ask.js';

/** An account's own mail server. */
export interface MailLogin {
  host: string;
  port: number;
  user: string;
  password: string;
}

/**
 * Opens a transport to a mail server that a caller entered. It connects to exactly the address that the guard checked, and uses
 * the server's name for TLS.
 *
 * @throws an Error named ForbiddenAddress
 */
export async function connectMailServer(
  { host, port, user, password }: MailLogin,
  guard: HostGuard,
  timeoutMs: number,
) {
  await guard.checkResolved(`https://${host}`);
  const address = await resolveAddress(host, guard);
  return createTransport({
    host: address,
    port,
    secure: port === 465,
    // Without this, an attacker who strips STARTTLS from the server's greeting would receive the password.
    requireTLS: !/^127\.|^::1$/.test(address),
    tls: { servername: host },
    auth: { user, pass: password },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  } as Parameters<typeof createTransport>[0]);
}

function resolveAddress(host: string, guard: HostGuard): Promise<string> {
  return new Promise((resolve, reject) => {
    guard.lookup(host, {}, (error, address) => (error ? reject(error) : resolve(String(address))));
  });
}
