import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import {
  type WaiverPolicy,
  type WaiverRequestStatus,
  type WaiverStatement,
  type WaiverType,
  waiverTypes,
} from '../../domain/vocabulary.js';
import { isWaiverRequestSigned } from '../../domain/waiver-request/transitions.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import { referencedScope, scoped } from '../../reads/loaders/scope.js';
import type { WaiverGrid, WaiverGridRow } from '../../schema/waiver-grid.js';
import { selectStatement } from './below.js';
import { withPayees } from './tree.js';

interface Read {
  partyId: string;
  organizationId: string;
  organizationName: string;
  tier: number | null;
  statement: WaiverStatement;
  requestId: string | null;
  type: WaiverType | null;
  status: WaiverRequestStatus | null;
  amount: string | null;
}

/** Who owes what for a pay application, and who is missing. */
export async function readWaiverGrid(ctx: RequestContext, id: string): Promise<WaiverGrid> {
  const [application] = await rowsWhere(
    ctx,
    payApplications,
    sql`id = ${id}::uuid and account_id = ${ctx.account.id}::uuid and deleted_at is null`,
  );
  if (!application) return rejectMissing(ctx, payApplications, id);
  return computeGrid(ctx, application as unknown as GridApplication);
}

/** What of a pay application decides about its grid. */
export interface GridApplication {
  id: string;
  projectId: string;
  waiverPolicy: WaiverPolicy;
  waiversCompleteAt: Date | string | null;
}

/** The grid of a pay application as its requests and its tree are now. */
export async function computeGrid(ctx: RequestContext, application: GridApplication): Promise<WaiverGrid> {
  // Of several requests for one waiver, one that is open or signed counts: there is at most one.
  const { rows: read } = await sql<Read>`
    ${withPayees(ctx, application.projectId)}, asked as (
      select distinct on (party_id, type) party_id, type, id, status, amount, organization_id from waiver_requests
      where pay_application_id = ${application.id}::uuid and status not in ('draft', 'superseded', 'cancelled')
        and ${scoped(ctx, 'waiver_requests')}
      order by party_id, type, status in ('declined', 'expired'), serial desc
    )
    select p.id as "partyId", o.id as "organizationId", o.name as "organizationName", y.tier, a.id as "requestId", a.type, a.status,
      a.amount::text, ${selectStatement(ctx, sql`y.id`, sql`${application.id}::uuid`)} as statement
    from (select id, tier from payees union select party_id, null::int from asked where party_id not in (select id from payees)) y
      left join job p on p.id = y.id left join asked a on a.party_id = y.id
      join (select id, name from organizations where ${referencedScope(ctx, 'organizations')}) o
        on o.id = coalesce(a.organization_id, p.organization_id)
    order by y.tier nulls last, p.serial, a.type`.execute(ctx.db);
  const policy = application.waiverPolicy;
  const rows = gather(read, policy);
  const askedRows = rows.filter(({ cells }) => cells.length > 0);
  const awaited = rows.filter(({ isAwaited }) => isAwaited);
  const missing = awaited.filter((row) => isMissing(row, policy)).length;
  return {
    payApplicationId: application.id,
    policy,
    types: waiverTypes.filter((type) => askedRows.some(({ cells }) => cells.some((cell) => cell.type === type))),
    asked: askedRows.length,
    missing,
    isComplete: awaited.length > 0 && missing === 0,
    completeAt: timestamp(application.waiversCompleteAt) as string | null,
    rows,
  };
}

/** Whether something of a payee is outstanding: a signature, or what it says of those below it. */
function isMissing({ cells, statement }: WaiverGridRow, policy: WaiverPolicy): boolean {
  return cells.some((cell) => cell.isMissing) || (policy === 'payee_statement' && statement === 'open');
}

/** The rows of one party follow each other. */
function gather(read: readonly Read[], policy: WaiverPolicy): WaiverGridRow[] {
  const rows = new Map<string, WaiverGridRow>();
  for (const { requestId, type, status, amount, ...party } of read) {
    const row = rows.get(party.partyId) ?? { ...party, isAwaited: false, cells: [] };
    rows.set(party.partyId, row);
    if (requestId === null) continue;
    row.isAwaited = policy !== 'first_tier' || party.tier === 1;
    row.cells.push({
      waiverRequestId: requestId,
      type: type!,
      status: status!,
      amount,
      isMissing: !isWaiverRequestSigned(status!),
    });
  }
  return [...rows.values()];
}
