import type { SendMailOptions } from 'nodemailer';
import type { HostGuard } from '../credentials/ask.js';
import { connectMailServer, type MailLogin } from '../credentials/mail-server.js';
import type { EmailMessage } from './mailer.js';
import { toMime } from './mime.js';
import { sendWithin } from './send-within.js';

const timeoutMs = 10_000;

/**
 * Sends through an account's own mail server, with a connection for each e-mail: an account sends few of them.
 *
 * @param ms the time limit of the whole message, from the lookup of the host on
 */
export async function sendThrough(
  login: MailLogin & { from: string },
  guard: HostGuard,
  message: EmailMessage,
  ms: number,
): Promise<void> {
  const begunAt = performance.now();
  const transport = await connectMailServer(login, guard, Math.min(timeoutMs, ms));
  try {
    await sendWithin(transport, toMime(message, login.from) as SendMailOptions, ms, begunAt);
  } finally {
    transport.close();
  }
}
