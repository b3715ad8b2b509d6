import { createTransport } from 'nodemailer';
import { type HostGuard, refusal, unreachable } from './ask.js';
import type { Candidate, Verdict } from './credential-verifier.js';

/**
 * Logs in at a mail server and sends nothing. The connection goes to the very address that the guard has seen, under the
 * server's name in TLS.
 */
export async function verifyMailLogin(
  { secret, settings }: Candidate,
  guard: HostGuard,
  timeoutMs: number,
): Promise<Verdict> {
  const { host, port, user } = settings as { host: string; port: number; user: string };
  let timer: NodeJS.Timeout | undefined;
  try {
    await guard.checkResolved(`https://${host}`);
    const address = await addressOf(host, guard);
    const transport = createTransport({
      host: address,
      port,
      secure: port === 465,
      // A password is not told to whoever cuts STARTTLS out of the server's greeting.
      requireTLS: !/^127\.|^::1$/.test(address),
      tls: { servername: host },
      auth: { user, pass: secret },
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    } as Parameters<typeof createTransport>[0]);
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException('late', 'TimeoutError')), timeoutMs);
    });
    try {
      await Promise.race([transport.verify(), late]);
      return { verdict: 'accepted' };
    } finally {
      transport.close();
    }
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    // 5xx to the login is for good (RFC 4954, 6); a server that is busy says 4xx.
    if (code === 'EAUTH' && responseCode !== undefined && responseCode >= 500)
      return refusal('smtp', `${responseCode}`);
    return unreachable('smtp', error, timeoutMs);
  } finally {
    clearTimeout(timer);
  }
}

function addressOf(host: string, guard: HostGuard): Promise<string> {
  return new Promise((resolve, reject) => {
    guard.lookup(host, {}, (error, address) => (error ? reject(error) : resolve(String(address))));
  });
}
