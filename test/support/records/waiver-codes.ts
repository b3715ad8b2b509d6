import { jobHandlers } from '../../../src/process/jobs/handlers.js';
import type { EmailMessage } from '../../../src/providers/email/mailer.js';
import type { World } from '../worlds/world.js';

/** Sends the one-time codes that wait, and returns their e-mails. */
export async function mailCodes(world: World): Promise<EmailMessage[]> {
  const messages: EmailMessage[] = [];
  const mailer = { send: async (message: EmailMessage) => void messages.push(message), close: () => undefined };
  const { send_waiver_code: mail } = jobHandlers(
    { idempotencyWindowSeconds: 60, eventRetentionDays: 30 },
    world.app.infrastructure,
    { live: mailer, signIn: mailer, sandbox: mailer } as never,
    { info: () => undefined },
  );
  const tasks = await world.sql<{ id: string; subject_id: string }>(
    `delete from tasks where kind = 'send_waiver_code' returning id, subject_id`,
  );
  for (const { id, subject_id: subjectId } of tasks) {
    await mail({ id, subjectId, payload: {}, attempt: 1 } as never, new AbortController().signal);
  }
  return messages;
}

/** The six digits in an e-mail. */
export function digitsIn(message: EmailMessage | undefined): string {
  const digits = /^Code: (\d{6})$/m.exec(message?.text ?? '')?.[1];
  if (!digits) throw new Error(`The e-mail has no code: ${message?.text}`);
  return digits;
}

/** Six digits that are not these. */
export function otherDigits(digits: string): string {
  return String((Number(digits) + 1) % 1_000_000).padStart(6, '0');
}
