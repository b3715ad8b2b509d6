import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { readEmailAddress } from '../../domain/person/email-address.js';
import { atField, wrong } from '../../domain/shared/field-rules.js';
import { type ClaimantRole, claimantRoles, type WaiverType } from '../../domain/vocabulary.js';
import { formCode, legalForm } from '../../domain/waiver/forms.js';
import { resolveType } from '../../domain/waiver/resolve-type.js';
import { checkWaiver } from '../../domain/waiver/rules.js';
import { inactiveParty } from '../../domain/waiver-request/outdated.js';
import type { WaiverRequest } from '../../entities/waiver-request.js';
import type { Violations } from '../../errors/app-error.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { CreateWaiverInput } from '../../schema/waiver.js';
import type { CreateWaiverRequestInput } from '../../schema/waiver-request.js';
import { stateOfProject } from '../shared/project-state.js';
import type { Draft } from '../shared/record.js';
import { todayIn } from '../shared/today.js';
import { blank, terms } from '../waiver/terms.js';

/** The columns of a project that decide what can be asked on it. */
export interface AskingProject {
  id: string;
  use: string | null;
  state: string | null;
  first_furnishing_date: string | null;
}

interface AskedParty {
  organization_id: string;
  role: string;
  is_claimant: boolean;
  is_active: boolean;
}

/** Who can be asked: a party that furnishes work, and not the claimant, who asks. */
export function checkParty(violations: Violations, field: string, party: AskedParty | undefined): void {
  if (!party) return;
  if (party.is_claimant) violations.add(field, 'The claimant asks and cannot be asked: name a party that it pays.');
  else if (!claimantRoles.includes(party.role as ClaimantRole)) {
    violations.add(field, `A party with the role ${party.role} furnishes no work and has nothing to waive.`);
  } else if (!party.is_active) violations.add(field, inactiveParty);
}

/** What is void bills nothing, so there is nothing to be paid for it. */
export function checkApplication(violations: Violations, field: string, application: { status?: unknown } | undefined) {
  if (application?.status === 'void') violations.add(field, 'The pay application is void: name one that is not.');
}

/** The terms of a request in their stored form, checked as those of a waiver. */
export async function readTerms(
  ctx: RequestContext,
  violations: Violations,
  input: Partial<CreateWaiverRequestInput>,
  project: AskingProject | undefined,
  current?: WaiverRequest,
): Promise<Draft<WaiverRequest>> {
  const type = readType(violations, input, current?.type);
  const state = input.state ?? current?.state ?? (project && (await stateOfProject(ctx, project)));
  if (project && !state)
    violations.add('state', atField('state', wrong('required_when', { why: 'neither project nor jobsite has one' })));
  const data = {
    ...terms(input as CreateWaiverInput),
    email: readMailbox(violations, 'email', input.email),
    // What says nothing has the default of the account, once.
    requireCode: input.requireCode ?? (current ? undefined : await isCodeDefault(ctx)),
    type,
    state: state!,
  };
  if (!type || !project || !state) return data;
  const merged = { ...blank, ...current, ...present(data), type, state };
  violations.addAll(checkWaiver(merged, todayIn(ctx, state), project.first_furnishing_date));
  return { ...data, formCode: formCode(legalForm(state, type, project.use), type) };
}

/** Whether the account's requests are signed with a one-time code unless they say otherwise. */
async function isCodeDefault(ctx: RequestContext): Promise<boolean> {
  const { rows } = await sql<{ isRequired: boolean }>`
    select require_waiver_code as "isRequired" from organizations where id = ${ctx.account.id}::uuid`.execute(ctx.db);
  return rows[0]!.isRequired;
}

/** The type determines the stage; a wrong pair is reported on the field that completes it. */
function readType(
  violations: Violations,
  { type, stage }: Partial<Pick<CreateWaiverRequestInput, 'type' | 'stage'>>,
  current?: WaiverType,
): WaiverType | undefined {
  const resolved = resolveType(type, stage, current);
  if ('type' in resolved) return resolved.type;
  violations.add('stage', resolved.wrong);
  return undefined;
}

/** An address as it is stored. */
export function readMailbox(
  violations: Violations,
  field: string,
  text: string | null | undefined,
): string | null | undefined {
  if (text === undefined || text === null) return text;
  const email = readEmailAddress(text.trim());
  if (!email) violations.add(field, `"${text}" is not an e-mail address.`);
  return email?.address ?? null;
}

/** The mailboxes of organizations, by their ids: of a primary contact, of another one, or else of the organization. */
export async function findMailboxes(
  ctx: RequestContext,
  organizationIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; email: string }>`
    select distinct on (id) id, email from (
      select organization_id as id, email, case type when 'primary' then 0 when 'billing' then 1 else 2 end as rank, serial
      from contacts where organization_id = any(${organizationIds}::uuid[]) and is_active and email is not null
        and ${scoped(ctx, 'contacts')}
      union all
      select id, email, 3, serial from organizations
      where id = any(${organizationIds}::uuid[]) and email is not null and ${scoped(ctx, 'organizations')}) mailboxes
    order by id, rank, serial`.execute(ctx.db);
  // What was stored before addresses were read may be none.
  return new Map(
    rows.flatMap(({ id, email }) => {
      const address = readEmailAddress(email.trim())?.address;
      return address ? [[id, address] as const] : [];
    }),
  );
}

/** How many requests to each of these mailboxes wait for an answer. */
export async function readOpenCounts(
  ctx: RequestContext,
  emails: readonly string[],
  exceptId: string | null = null,
): Promise<(email: string) => number> {
  const keys = emails.flatMap((email) => readEmailAddress(email)!.keys);
  const { rows } = await sql<{ key: string; open: number }>`
    select lower(email collate "C") as key, count(*)::int as open from waiver_requests
    where lower(email collate "C") = any(${keys}::text[]) and status in ('requested', 'undeliverable', 'viewed', 'countered')
      and id is distinct from ${exceptId}::uuid and ${scoped(ctx, 'waiver_requests')}
    group by 1`.execute(ctx.db);
  const open = new Map(rows.map((row) => [row.key, row.open]));
  return (email) => readEmailAddress(email)!.keys.reduce((sum, key) => sum + (open.get(key) ?? 0), 0);
}

/** Which requests ask the party for this waiver: one that is open or signed. */
export function isAskingFor({
  partyId,
  payApplicationId,
  type,
}: Pick<WaiverRequest, 'payApplicationId' | 'type'> & { partyId: string | RawBuilder<unknown> }) {
  return sql<SqlBool>`party_id = ${partyId} and pay_application_id = ${payApplicationId}::uuid and type = ${type}
    and status in ('requested', 'undeliverable', 'viewed', 'countered', 'signed', 'held', 'released')`;
}

function present(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}
