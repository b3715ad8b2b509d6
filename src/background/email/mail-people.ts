import { sql } from 'kysely';
import { gatherings } from '../../domain/email/topics.js';
import type { Db } from '../../entities/generated/database.js';
import { findTopic, type RecordEmailData, type RecordTemplate } from './data.js';

/** What is to be done within a day waits for no earlier e-mail: some hours later it may be too late. */
const ofTomorrow: ReadonlySet<RecordTemplate> = new Set(['deadline_tomorrow', 'project_deadline_tomorrow']);

/**
 * E-mails the members of an account about a record, in the transaction of `db`: a rollback sends nothing. Each gets it as they chose
 * for its topic. What arises within some minutes is sent as one e-mail (0029-email-preferences).
 *
 * @param key identifies the cause within the account: each cause is reported once, however often it recurs
 */
export async function mailPeople<Template extends RecordTemplate>(
  db: Db,
  mail: {
    accountId: string;
    livemode: boolean;
    template: Template;
    data: RecordEmailData[Template];
    key: string;
    now: Date;
    /** Who did it, and gets no e-mail. */
    actorId?: string | null;
    /** Whom it concerns; all members unless it names some. */
    userIds?: readonly string[] | null;
  },
): Promise<void> {
  const { accountId, livemode, template, data, key, now, actorId, userIds } = mail;
  const topic = findTopic(template);
  const { gather, quiet } = gatherings[topic];
  const wait = ofTomorrow.has(template) ? 0 : quiet;
  await sql`
    select mail_people(${accountId}, ${livemode}, ${topic}, ${template}, ${JSON.stringify(data)}, ${key}, ${now.toISOString()},
      ${gather}, ${wait}, ${actorId ?? null}::uuid, ${userIds ?? null}::uuid[])`.execute(db);
}
