import { type HostGuard, refusal, unreachable } from './ask.js';
import type { Candidate, CredentialVerdict } from './credential-verifier.js';
import { connectMailServer } from './mail-server.js';

/** Logs in to a mail server without sending anything. */
export async function verifyMailLogin(
  { secret, settings }: Candidate,
  guard: HostGuard,
  timeoutMs: number,
): Promise<CredentialVerdict> {
  const { host, port, user } = settings as { host: string; port: number; user: string };
  let timer: NodeJS.Timeout | undefined;
  try {
    const transport = await connectMailServer({ host, port, user, password: secret }, guard, timeoutMs);
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
    // 5xx to the login is permanent (RFC 4954, 6). A busy server answers 4xx.
    if (code === 'EAUTH' && responseCode !== undefined && responseCode >= 500)
      return refusal('smtp', `${responseCode}`);
    return unreachable('smtp', error, timeoutMs);
  } finally {
    clearTimeout(timer);
  }
}
