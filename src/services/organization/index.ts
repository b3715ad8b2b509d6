import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authChannel } from '../../context/auth/change-feed.js';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { deriveCodes } from '../../domain/organization/code.js';
import { atField, wrong } from '../../domain/shared/field-rules.js';
import { reminderLimits } from '../../domain/waiver-link/reminders.js';
import { Membership } from '../../entities/membership.js';
import { Organization } from '../../entities/organization.js';
import { AppError, invalid, Violations } from '../../errors/app-error.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { CreateOrganizationInput, UpdateOrganizationInput } from '../../schema/organization.js';
import { welcome } from '../credit/welcome.js';
import { issuedTables, keepingTables, namingTables } from '../organization-merge/references.js';
import { readChangedPlace } from '../shared/address.js';
import { type Allowance, countAction } from '../shared/counted-actions.js';
import { insert, lock, referringTables, remove, tableWords, update } from '../shared/record.js';
import { rescheduleReminders } from '../waiver-reminder/index.js';

/** Creates a directory record of the caller's account, or a new tenant account that the calling user owns. */
export async function createOrganization(ctx: RequestContext, input: CreateOrganizationInput): Promise<Organization> {
  authorize(ctx, 'records');
  const type = (input.type ?? 'directory') as Organization['type'];
  if (type === 'tenant' && !ctx.livemode) {
    throw invalid({ type: ['Tenant accounts cannot be created in the sandbox.'] });
  }
  const [code] = await listCodes(ctx, [input]);
  const kind = (input.kind ?? null) as Organization['kind'];
  const waiverReminderDays = readDays(input.waiverReminderDays) ?? undefined;
  const incompleteDocuments = input.incompleteDocuments ?? 'warn';
  const requireWaiverCode = input.requireWaiverCode ?? false;
  const data = { ...input, code: code!, type, kind, incompleteDocuments, waiverReminderDays, requireWaiverCode };
  if (type === 'directory') return insert(ctx, Organization, data);
  await countAction(ctx, accountsPerDay);
  const id = uuidv7();
  const tenant = await insert(ctx, Organization, { ...data, accountId: id } as Partial<Organization>, id);
  const em = await ctx.write();
  em.create(Membership, {
    id: uuidv7(),
    userId: ctx.principal.userId,
    organizationId: id,
    role: 'owner',
    createdAt: ctx.now(),
  });
  await em.flush();
  const { welcomeCredits: credits } = ctx.infrastructure.limits;
  await welcome(ctx.db, { userId: ctx.principal.userId, accountId: id, credits, now: ctx.now() });
  const changed = `user:${ctx.principal.userId}`;
  await sql`select pg_notify(${authChannel}, ${changed})`.execute(ctx.db);
  // The notification may arrive after the caller's next request, which acts in the new account.
  ctx.afterCommit(() => ctx.infrastructure.forgetCaller?.(changed));
  return tenant;
}

const accountsPerDay: Allowance = {
  action: 'open_account',
  most: 5,
  withinMs: 86_400_000,
  sentence: 'A user may open at most 5 tenant accounts within 24 hours.',
};

export async function updateOrganization(ctx: RequestContext, input: UpdateOrganizationInput): Promise<Organization> {
  authorize(ctx, 'records');
  const organization = await lockOrganization(ctx, input.id);
  rejectOtherMode(ctx, organization);
  // They decide about the documents and the requests of every member. A record that is sent back unchanged changes nothing.
  const { incompleteDocuments = organization.incompleteDocuments } = input;
  const { requireWaiverCode = organization.requireWaiverCode } = input;
  const waiverReminderDays = readDays(input.waiverReminderDays) ?? organization.waiverReminderDays;
  const hasOtherDays = !isDeepStrictEqual(waiverReminderDays, organization.waiverReminderDays);
  const hasOtherCode = requireWaiverCode !== organization.requireWaiverCode;
  const hasOtherDocuments = incompleteDocuments !== organization.incompleteDocuments;
  if (hasOtherDocuments || hasOtherDays || hasOtherCode) authorize(ctx, 'administration');
  if (input.code && input.code !== organization.code && (await numbersIssued(ctx, organization.id))) {
    throw invalid({ code: ['The code field cannot change: notices are already numbered with it.'] });
  }
  const violations = new Violations();
  const stored = readChangedPlace(violations, organization, input);
  violations.throwIfAny();
  if (hasOtherDays && organization.id === ctx.account.id) await rescheduleReminders(ctx, waiverReminderDays);
  return update(ctx, organization, { ...stored, waiverReminderDays });
}

/** Days in their order. */
function readDays(days: readonly number[] | null | undefined): readonly number[] | null {
  if (!days) return null;
  const field = 'waiverReminderDays';
  const { most } = reminderLimits;
  const violations = new Violations();
  if (days.length > most) violations.add(field, atField(field, wrong('max_items', { most })));
  if (new Set(days).size < days.length)
    violations.add(field, 'The waiver reminder days field must have each day once.');
  violations.throwIfAny();
  return days.toSorted((one, other) => one - other);
}

export async function deleteOrganization(ctx: RequestContext, id: string): Promise<Organization> {
  authorize(ctx, 'records');
  const organization = await lockOrganization(ctx, id);
  rejectOtherMode(ctx, organization);
  if (organization.type === 'tenant') {
    throw invalid({ id: ['A tenant account cannot be deleted through the API.'] });
  }
  const uses = [...issuedTables, ...namingTables, ...keepingTables].map((table) => ({
    table,
    column: 'organization_id',
  }));
  const used = await referringTables(ctx, uses, id);
  if (used.length > 0) {
    throw invalid({ id: [`The organization is in use: remove its ${tableWords(used)} first.`] });
  }
  return remove(ctx, organization);
}

/** As `lock`; says of a company that was merged into another one, which is found by its id, into which one. */
function lockOrganization(ctx: RequestContext, id: string): Promise<Organization> {
  return lock(ctx, Organization, organizations, id).catch(async (error: unknown) => {
    const { rows } = await sql<{ merged_into_id: string }>`
      select merged_into_id from organizations
      where id = ${id}::uuid and merged_into_id is not null and ${scoped(ctx, 'organizations', 'any')}`.execute(ctx.db);
    if (!rows[0]) throw error;
    throw invalid({ id: [`The organization was merged into ${rows[0].merged_into_id}: change that one.`] });
  });
}

/** Both modes show the caller's own organization, but a sandbox token changes only sandbox rows. */
function rejectOtherMode(ctx: RequestContext, organization: Organization): void {
  if (organization.livemode !== ctx.livemode) {
    throw new AppError('FORBIDDEN', 'A token can only change organizations of its own mode, live or sandbox.');
  }
}

/**
 * The codes of new organizations. They need not be unique, but a generated code avoids those that the account uses, so that notice
 * numbers distinguish issuers.
 */
export async function listCodes(
  ctx: RequestContext,
  organizations: ReadonlyArray<{ name: string; code?: string | null }>,
): Promise<string[]> {
  if (organizations.every(({ code }) => code)) return organizations.map(({ code }) => code!);
  const rows = await ctx.db
    .selectFrom('organizations')
    .select('code')
    .distinct()
    .where('account_id', '=', ctx.account.id)
    .where('livemode', '=', ctx.livemode)
    .execute();
  const used = new Set(rows.map((row) => row.code));
  return organizations.map(({ name, code }) => {
    const [first, ...others] = deriveCodes(name);
    const chosen = code ?? [first!, ...others].find((candidate) => !used.has(candidate)) ?? first!;
    used.add(chosen);
    return chosen;
  });
}

async function numbersIssued(ctx: RequestContext, organizationId: string): Promise<boolean> {
  const notices = ctx.db.selectFrom('notices').select('id').where('organization_id', '=', organizationId);
  return (await notices.limit(1).executeTakeFirst()) !== undefined;
}
