import type { SendMailOptions } from 'nodemailer';
import type { HostGuard } from '../credentials/ask.js';
import { connectMailServer, type MailLogin } from '../credentials/mail-server.js';
import type { Mailer } from './mailer.js';
import { mimeOf } from './mime.js';

const timeoutMs = 10_000;

/** Sends through a mail server of an account's own, a connection for each e-mail: there are few of one account. */
export function createAccountMailer(login: MailLogin & { from: string }, guard: HostGuard): Mailer {
  return {
    async send(message) {
      const transport = await connectMailServer(login, guard, timeoutMs);
      try {
        await transport.sendMail(mimeOf(message, login.from) as SendMailOptions);
      } finally {
        transport.close();
      }
    },
    close: () => undefined,
  };
}
