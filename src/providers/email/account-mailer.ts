import type { SendMailOptions } from 'nodemailer';
import type { HostGuard } from '../credentials/ask.js';
import { connectMailServer, type MailLogin } from '../credentials/mail-server.js';
import type { Mailer } from './mailer.js';
import { mimeOf } from './mime.js';
import { sendWithin } from './send-within.js';

const timeoutMs = 10_000;
/** The time limit of a whole message. */
const messageMs = 30_000;

/** Sends through an account's own mail server, with a connection for each e-mail: an account sends few of them. */
export function createAccountMailer(login: MailLogin & { from: string }, guard: HostGuard): Mailer {
  return {
    async send(message) {
      const transport = await connectMailServer(login, guard, timeoutMs);
      try {
        await sendWithin(transport, mimeOf(message, login.from) as SendMailOptions, messageMs);
      } finally {
        transport.close();
      }
    },
    close: () => undefined,
  };
}
