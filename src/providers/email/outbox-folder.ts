import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmailRefused, type Mailer } from './mailer.js';
import { toMime } from './mime.js';

/** E-mails to this domain are refused, so that the sandbox shows what follows. It can be no one's (RFC 2606). */
const refusedDomain = '@undeliverable.example';

/**
 * Writes e-mails to `<folder>/<id>.eml` instead of sending them. Mail programs open such files, and the ids sort by time.
 *
 * @param folder absolute path; created with the first e-mail
 */
export function createOutboxFolder(options: { folder: string; from: string; log: (line: string) => void }): Mailer {
  const { folder, from, log } = options;
  return {
    async send(message) {
      if (message.to.address.toLowerCase().endsWith(refusedDomain)) {
        throw new EmailRefused({ smtpCode: 550, enhancedCode: '5.1.1', diagnostic: '550 5.1.1 No such mailbox' });
      }
      // Loaded with the first e-mail, so that a process that writes none starts a tenth of a second sooner.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message: mime } = await transport.sendMail(toMime(message, from));
      const path = join(folder, `${message.id}.eml`);
      await mkdir(folder, { recursive: true });
      // Written under another name first, so that readers of the folder see only complete messages.
      await writeFile(`${path}.part`, mime as Buffer, { mode: 0o640 });
      await rename(`${path}.part`, path);
      log(`e-mail to ${message.to.address}, "${message.subject}": ${path}`);
    },
    close: () => undefined,
  };
}
