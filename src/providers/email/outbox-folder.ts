import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mailer.js';
import { mimeOf } from './mime.js';

/**
 * Writes e-mails to `<folder>/<id>.eml` instead of sending them; mail programs open such files, and the ids sort by time.
 *
 * @param folder absolute path; made when the first e-mail is written
 */
export function createOutboxFolder(options: { folder: string; from: string; log: (line: string) => void }): Mailer {
  const { folder, from, log } = options;
  return {
    async send(message) {
      // Loaded with the first e-mail: a process that writes none starts a tenth of a second sooner.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message: mime } = await transport.sendMail(mimeOf(message, from));
      const path = join(folder, `${message.id}.eml`);
      await mkdir(folder, { recursive: true });
      // Whoever watches the folder sees whole messages only.
      await writeFile(`${path}.part`, mime as Buffer, { mode: 0o640 });
      await rename(`${path}.part`, path);
      log(`e-mail to ${message.to.address}, "${message.subject}": ${path}`);
    },
    close: () => undefined,
  };
}
