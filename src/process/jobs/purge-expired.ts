import { type RawBuilder, sql } from 'kysely';
import type { Infrastructure } from '../../context/request-context.js';
import { shiftedSandboxes } from '../../context/sandbox/clock.js';
import { realTime } from '../../runtime/time/real-time.js';
import { deleteUnused, lockFiles } from '../../services/file/delete.js';
import { sweepFiles } from '../../services/file/sweep.js';
import { endExpiredSessions } from './end-expired-sessions.js';

const batch = 500;

/** Removes expired data: previews with their files, stored Idempotency-Keys, past windows of counted calls, unreferenced files. */
export async function purgeExpired(infrastructure: Infrastructure, idempotencyWindowSeconds: number): Promise<void> {
  const { db, files } = infrastructure;
  await sql`
    delete from idempotency_keys where created_at < now() - make_interval(secs => ${idempotencyWindowSeconds}) - interval '1 hour'`.execute(
    db,
  );
  await sql`delete from call_windows where window_start < now() - interval '10 minutes'`.execute(db);
  await sql`delete from counted_actions where done_at < now() - interval '2 days'`.execute(db);
  await sql`delete from sign_in_attempts where window_start < now() - interval '25 hours'`.execute(db);
  await endExpiredSessions(db);
  await sql`delete from passkey_challenges where expires_at < now()`.execute(db);
  // Links of users stay, because the audit log refers to them.
  await sql`delete from sign_in_links where user_id is null and created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from waiver_request_codes where expires_at < now() - interval '1 day'`.execute(db);
  await sql`delete from oidc_sign_ins where user_id is null and created_at < now() - interval '30 days'`.execute(db);
  // Stripe redelivers an event for at most three days; its effects are idempotent without this list too.
  await sql`delete from processor_events where received_at < now() - interval '90 days'`.execute(db);
  // The cause of an e-mail does not recur after that long.
  await sql`delete from emails where created_at < now() - interval '90 days'`.execute(db);
  // A mail server gives up after some days. The record has kept what became of its e-mail.
  await sql`delete from sent_emails where created_at < now() - interval '90 days'`.execute(db);
  // Those of users too: who signs in with a passkey or another provider never uses a link that would end it.
  await sql`delete from undeliverable_addresses where last_at < now() - interval '90 days'`.execute(db);
  // Those of accounts stay, because the records that they were for remain.
  await sql`delete from tasks where account_id is null and gave_up_at < now() - interval '90 days'`.execute(db);
  for (const expired of [sql`expires_at < now()`, ...(await shiftedSandboxes(db)).map(expiredIn)]) {
    while ((await purgePreviews({ db, files }, expired)) === batch);
  }
  await sweepFiles(infrastructure, realTime());
}

/** In sandboxes whose clock was moved, previews expire by the sandbox's time. */
function expiredIn({ accountId, offsetMs }: { accountId: string; offsetMs: number }): RawBuilder<unknown> {
  return sql`account_id = ${accountId}::uuid and not livemode and deleted_at is null
    and expires_at < now() + make_interval(secs => ${offsetMs / 1000})`;
}

/** Purges one batch. The lock of the file store is held no longer than that, because document generation waits for it. */
async function purgePreviews(
  { db, files }: Pick<Infrastructure, 'db' | 'files'>,
  expired: RawBuilder<unknown>,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockFiles(tx);
    const { rows: gone } = await sql<{ sha256: string }>`
      with gone as (
        delete from documents where id = any(array(
          select id from documents where is_preview and ${expired} order by expires_at limit ${batch}
          for update skip locked))
        returning id, sha256),
      entries as (delete from entity_metadata where entity_id in (select id from gone))
      select sha256 from gone`.execute(tx);
    await deleteUnused(
      tx,
      files,
      gone.map(({ sha256 }) => sha256),
    );
    return gone.length;
  });
}
