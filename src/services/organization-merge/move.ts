import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { Contact } from '../../entities/contact.js';
import { Party } from '../../entities/party.js';
import { PayApplication } from '../../entities/pay-application.js';
import { participantsOf } from '../../reads/loaders/pay-application.loader.js';
import { flush, stamp } from '../shared/record.js';

/** A row that named one company and names another one now. */
interface MovedRow {
  table: string;
  id: string;
  /** The company that it named before. */
  fromId: string;
  /** The times of the row before and after. */
  before: Date | string;
  at: Date | string;
  /** Of a participant. */
  applicationId?: string;
}

export async function moveContacts(ctx: RequestContext, from: readonly string[], to: string): Promise<MovedRow[]> {
  const em = await ctx.write();
  return moveRecords(ctx, 'contacts', await em.find(Contact, naming(ctx, from), locked), to);
}

export async function moveParties(ctx: RequestContext, from: readonly string[], to: string): Promise<MovedRow[]> {
  const em = await ctx.write();
  return moveRecords(ctx, 'parties', await em.find(Party, naming(ctx, from), locked), to);
}

export const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;

function naming(ctx: RequestContext, from: readonly string[]) {
  const scope = { accountId: ctx.account.id, livemode: ctx.livemode, deletedAt: null };
  return { ...scope, organizationId: { $in: [...from] } };
}

async function moveRecords(
  ctx: RequestContext,
  table: string,
  records: ReadonlyArray<Contact | Party>,
  to: string,
): Promise<MovedRow[]> {
  const rows = records.map((record) => {
    const { id, organizationId: fromId, updatedAt: before } = record;
    record.organizationId = to;
    stamp(ctx, record);
    return { table, id, fromId, before, at: record.updatedAt };
  });
  await flush(ctx);
  return rows;
}

/**
 * A company that has the role on an application already does not get it twice: that participant stays, with the name of the company that
 * was merged.
 */
export async function moveParticipants(ctx: RequestContext, from: readonly string[], to: string): Promise<MovedRow[]> {
  const now = ctx.now().toISOString();
  const { rows } = await sql<MovedRow & { applicationId: string }>`
    with moving as (
      select p.id, p.organization_id, p.updated_at from pay_application_participants p
      where p.organization_id = any(${from}::uuid[]) and account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}
        and not exists (select from pay_application_participants other
          where other.pay_application_id = p.pay_application_id and other.role = p.role
            and (other.organization_id = ${to}::uuid or other.organization_id = any(${from}::uuid[]) and other.id < p.id))
      order by p.id for update)
    update pay_application_participants p set organization_id = ${to}::uuid,
      updated_at = greatest(${now}::timestamptz, p.updated_at + interval '1 millisecond')
    from moving where moving.id = p.id
    returning 'pay_application_participants' as "table", p.id, moving.organization_id as "fromId", moving.updated_at as before,
      p.updated_at as at, p.pay_application_id as "applicationId"`.execute(ctx.db);
  await touchApplications(ctx, [...new Set(rows.map(({ applicationId }) => applicationId))]);
  return rows;
}

/** Participants are a part of their application. */
export async function touchApplications(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const em = await ctx.write();
  const scope = { accountId: ctx.account.id, livemode: ctx.livemode, deletedAt: null };
  for (const application of await em.find(PayApplication, { ...scope, id: { $in: [...ids] } }, locked)) {
    stamp(ctx, application);
    participantsOf.loader(ctx).clear(application.id);
  }
  await flush(ctx);
}
