import { sql } from 'kysely';
import { mailPeople } from '../../background/email/mail-people.js';
import type { RequestContext } from '../../context/request-context.js';
import type { ProjectNote } from '../../entities/project-note.js';

/** The most characters of a note in an e-mail. */
const excerpt = 500;

/** E-mails the members whom a note mentions or a task was assigned to, in the transaction of the change. No one gets one about what they did. */
export async function mailNamed(
  ctx: RequestContext,
  note: ProjectNote,
  { mentioned, assigned }: { mentioned: readonly string[]; assigned: string | null },
): Promise<void> {
  const { userId } = ctx.principal;
  const others = mentioned.filter((id) => id !== userId && id !== assigned);
  const isAssigned = assigned !== null && assigned !== userId;
  if (others.length === 0 && !isAssigned) return;
  const { rows } = await sql<{ project: string; by: string | null }>`
    select name as project, (select name from users where id = ${userId || null}::uuid) as by
    from projects where id = ${note.projectId}::uuid and account_id = ${ctx.account.id}::uuid`.execute(ctx.db);
  const { project, by } = rows[0]!;
  // A character of two halves may be cut in two: a half is no text, which the database rejects.
  const text = note.text.length > excerpt ? `${note.text.slice(0, excerpt).toWellFormed()} …` : note.text;
  const data = { by: by ?? 'The service', projectId: note.projectId, project, text };
  const mail = { accountId: ctx.account.id, livemode: ctx.livemode, now: ctx.now() };
  const at = note.updatedAt.toISOString();
  if (isAssigned) {
    await mailPeople(ctx.db, {
      ...mail,
      userIds: [assigned],
      template: 'task_assigned',
      data: { ...data, dueOn: note.dueOn },
      key: `assigned:${note.id}:${at}`,
    });
  }
  if (others.length > 0) {
    await mailPeople(ctx.db, {
      ...mail,
      userIds: others,
      template: 'note_mention',
      data,
      key: `mention:${note.id}:${at}`,
    });
  }
}
