import type { ChangeSet } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { PayApplication } from '../../entities/pay-application.js';
import { scoped } from '../../reads/loaders/scope.js';
import { change } from '../shared/record.js';
import { computeGrid } from './grid.js';

/** The pay applications, and the projects with all of theirs, whose waivers a request may have completed. */
interface WaiverFacts {
  applications: Set<string>;
  projects: Set<string>;
}

const waiting = new WeakMap<RequestContext, WaiverFacts>();

/** Whether the waivers of a pay application are complete follows from its requests, from who hired whom, and from its policy. */
export function noteWaiverFacts(ctx: RequestContext, changes: ReadonlyArray<ChangeSet<object>>): void {
  for (const { meta, entity, type, payload, originalEntity } of changes) {
    // A request is created as a draft, which says something only where a payee named the company.
    const isStatement = meta.className === 'WaiverRequest' && (entity as { namedBy?: string | null }).namedBy;
    if (type === 'create' && !isStatement) continue;
    const record = entity as {
      id: string;
      accountId: string;
      livemode: boolean;
      payApplicationId?: string | null;
      projectId: string;
    };
    const isOwn = record.accountId === ctx.account.id && record.livemode === ctx.livemode;
    const owner = isOwn ? ctx : ctx.actAs(record.accountId, record.livemode);
    if (meta.className === 'WaiverRequest') {
      const before = (originalEntity as { payApplicationId?: string | null } | undefined)?.payApplicationId;
      for (const id of [record.payApplicationId, before]) if (id) movedIn(owner).applications.add(id);
    } else if (meta.className === 'PayApplication' && 'waiverPolicy' in payload)
      movedIn(owner).applications.add(record.id);
    else if (meta.className === 'Party' && partyFacts.some((name) => name in payload)) {
      movedIn(owner).projects.add(record.projectId);
    }
  }
}

/** The fields of a party that decide whether, and in which tier, it is a payee. */
const partyFacts = ['hiredByPartyId', 'isActive', 'role', 'deletedAt'] as const;

function movedIn(ctx: RequestContext): WaiverFacts {
  const noted = waiting.get(ctx);
  if (noted) return noted;
  const moved: WaiverFacts = { applications: new Set(), projects: new Set() };
  waiting.set(ctx, moved);
  ctx.beforeCommit(async () => {
    waiting.delete(ctx);
    await storeCompleteness(ctx, moved);
  }, 'figures');
  ctx.afterTransaction(() => waiting.delete(ctx));
  return moved;
}

/**
 * Stores since when the waivers of pay applications are complete, in the transaction that makes them so. The lock makes the last two
 * signatures follow each other: the later one sees the earlier one.
 */
async function storeCompleteness(ctx: RequestContext, { applications, projects }: WaiverFacts): Promise<void> {
  const ids = new Set(applications);
  for (const id of await listAsking(ctx, [...projects])) ids.add(id);
  for (const id of [...ids].sort()) {
    const application = await lockWithoutKey(ctx, id);
    if (!application) continue;
    const { isComplete } = await computeGrid(ctx, application);
    if (isComplete === (application.waiversCompleteAt !== null)) continue;
    await change(ctx, application, { waiversCompleteAt: isComplete ? ctx.now() : null });
  }
}

/**
 * Locks a pay application against other changes, but not against rows that refer to it: a signature changes its request twice, for which the
 * database takes such a lock, and two signers who both have it would wait for each other.
 */
async function lockWithoutKey(ctx: RequestContext, id: string): Promise<PayApplication | null> {
  const em = await ctx.write();
  await sql`select from pay_applications where id = ${id}::uuid and ${scoped(ctx, 'pay_applications')} for no key update`.execute(
    ctx.db,
  );
  return em.findOne(PayApplication, { id, accountId: ctx.account.id, livemode: ctx.livemode, deletedAt: null });
}

/** The pay applications of projects for which payees were asked. */
async function listAsking(ctx: RequestContext, projectIds: readonly string[]): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct pay_application_id as id from waiver_requests
    where project_id = any(${projectIds}::uuid[]) and pay_application_id is not null and ${scoped(ctx, 'waiver_requests')}`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
}

/** Locks the pay applications of the project of a party. A round locks them before the parties, and so does who then changes a party. */
export async function lockAskingApplications(ctx: RequestContext, partyId: string): Promise<void> {
  await ctx.write();
  await sql`
    select from pay_applications where id in (select r.pay_application_id from waiver_requests r join parties p on p.project_id = r.project_id
      where p.id = ${partyId}::uuid and p.account_id = ${ctx.account.id}::uuid) and ${scoped(ctx, 'pay_applications')}
    order by id for no key update`.execute(ctx.db);
}
