import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { Party } from '../../schema/party.js';
import type { Project } from '../../schema/project.js';
import { isDate } from '../../schema/validation/leaves.js';
import { keep, keptOrLoaded, using } from './kept.js';
import { localDay } from './local-day.js';
import { rejectMissing } from './read.js';
import { checked, referencedScope } from './scope.js';
import type { RowFacts } from './table.js';

/** The facts of a project that its deadlines depend on. Dates are `YYYY-MM-DD`, amounts decimal text; unset is null. */
export interface CourseFacts
  extends Pick<
    Project,
    | 'state'
    | 'sector'
    | 'use'
    | 'ownerOccupied'
    | 'units'
    | 'newConstruction'
    | 'paymentBond'
    | 'publicFunds'
    | 'homesFor'
    | 'condominium'
    | 'writtenContract'
    | 'completionNoticePublished'
    | 'noticeOfContractDate'
    | 'terminationDate'
    | 'acceptanceDate'
    | 'finalSettlementDate'
    | 'debtDueDate'
    | 'statementRecordedDate'
    | 'extensionDate'
    | 'demandToSueDate'
    | 'contestDate'
    | 'claimantRole'
    | 'contractAmount'
    | 'dateContract'
    | 'originalContractDate'
    | 'firstFurnishingDate'
    | 'lastFurnishingDate'
    | 'completionDate'
    | 'recordedNotices'
  > {
  noticeOfCommencementDate: string | null;
  hiringPartyRole: Party['role'] | null;
  hiringPartyHirerRole: Party['role'] | null;
  hasLender: boolean;
  hasLienAgent: boolean;
  /** The earliest of several liens on record, filed or recorded: filing a suit too early is safe, filing it too late is not. */
  lienRecordedDate: string | null;
  /** When the claimant signed waivers of its own. */
  waiverSignedDates: string[];
  /** When the first ordinary preliminary notice was served, as an ISO timestamp. */
  preliminaryServedAt: string | null;
  actsDone: Project['actsDone'];
  status: Project['status'];
  deletedAt: string | null;
  /** Names these facts among all that this process has read, for caches of what follows from them. */
  key: string;
}

/** What belongs to one version of the facts. Equal facts are the same object, for as long as they are remembered. */
type DatedFacts = Omit<CourseFacts, 'deletedAt' | 'status' | 'actsDone'>;

/** The facts of projects that records of the account refer to, deleted or not, for all projects of a level at once. */
export function projectFacts(ctx: RequestContext, projectId: string): CourseFacts | Promise<CourseFacts> {
  return using(keptOrLoaded(getLoader(ctx), projectId), (facts) => facts ?? rejectMissing(ctx, project, projectId));
}

/** Reads the facts in the statement of the rows that refer to the projects, for fields of these rows. */
export function readDeadlineFacts(column: string, ...fields: string[]): RowFacts {
  return {
    fields,
    column,
    text: (ctx, ids) =>
      sql`select string_agg(concat_ws(E'\n', id, about, facts), E'\n') from (${selected(ctx, ids)}) f`,
    keep(ctx, text) {
      const loader = getLoader(ctx);
      const lines = text?.split('\n') ?? [];
      for (let at = 0; at + 2 < lines.length; at += 3) {
        keep(loader, lines[at]!, parsed({ about: lines[at + 1]!, facts: lines[at + 2]! }));
      }
    },
  };
}

/** For messages. The table of projects itself has facts, so this file cannot import it. */
const project = { name: 'projects', type: 'Project' };

function getLoader(ctx: RequestContext) {
  return ctx.loader<CourseFacts | null>('deadline-facts', async (ids) => {
    const { rows } = await selected(ctx, sql`${ids}::uuid[]`).execute(ctx.db);
    const byId = new Map(rows.map((row) => [row.id, parsed(row)]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

interface Row {
  id: string;
  /** What changes often, and determines no date. */
  about: string;
  facts: string;
}

/** A row for each project, with JSON that has no line breaks. */
function selected(ctx: RequestContext, ids: RawBuilder<unknown>): RawBuilder<Row> {
  const parties = checked(ctx, 'parties');
  return sql<Row>`
    select id, json_build_array(deleted_at::text, status, acts_done)::text as about, (select row_to_json(f)::text from (
      select sector, use, owner_occupied as "ownerOccupied", units, new_construction as "newConstruction",
        payment_bond as "paymentBond", public_funds as "publicFunds", original_contract_date as "originalContractDate",
        recorded_notices as "recordedNotices", contract_amount::text as "contractAmount", date_contract as "dateContract",
        first_furnishing_date as "firstFurnishingDate", last_furnishing_date as "lastFurnishingDate",
        completion_date as "completionDate", notice_of_commencement ->> 'recordedOn' as "noticeOfCommencementDate",
        homes_for as "homesFor", condominium, written_contract as "writtenContract",
        completion_notice_published as "completionNoticePublished", notice_of_contract_date as "noticeOfContractDate", termination_date as "terminationDate",
        acceptance_date as "acceptanceDate", final_settlement_date as "finalSettlementDate", debt_due_date as "debtDueDate",
        statement_recorded_date as "statementRecordedDate", extension_date as "extensionDate", demand_to_sue_date as "demandToSueDate",
        contest_date as "contestDate",
        coalesce(state, (select state from jobsites where project_id = projects.id and is_primary
          and ${checked(ctx, 'jobsites')})) as state,
        coalesce(claimant.role, claimant_role) as "claimantRole", hirer.role as "hiringPartyRole",
        (select role from parties where id = hirer.hired_by_party_id and ${parties}) as "hiringPartyHirerRole",
        others."hasLender", others."hasLienAgent",
        (select min(day) from (select least(filed_on, recorded_on) as day from notices where project_id = projects.id
          and (recorded_on is not null or filed_on is not null) and type = 'lien' and released_on is null
          and status not in ('void', 'released') and ${checked(ctx, 'notices')}
          union all select least(filed_on, recorded_on) from escalations where project_id = projects.id
          and (recorded_on is not null or filed_on is not null) and type = 'lien_filing' and released_on is null
          and status not in ('resolved', 'cancelled') and ${checked(ctx, 'escalations')}) of_record) as "lienRecordedDate",
        (select to_char(min(served_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from notices where project_id = projects.id
          and type = 'preliminary' and duty is null and status in ('served', 'completed') and ${checked(ctx, 'notices')}) as "preliminaryServedAt",
        array(select distinct coalesce(signed_on::text, ${localDay('signed_at')}) from waivers where project_id = projects.id
          and signed_at is not null and ${checked(ctx, 'waivers')} order by 1) as "waiverSignedDates") f) as facts
    from projects
    left join lateral (select role, hired_by_party_id from parties
      where project_id = projects.id and is_claimant and is_active and ${parties}) claimant on true
    left join lateral (select role, hired_by_party_id from parties where id = claimant.hired_by_party_id and ${parties}) hirer on true
    cross join lateral (select coalesce(bool_or(role = 'lender'), false) as "hasLender",
      coalesce(bool_or(role = 'lien_agent'), false) as "hasLienAgent"
      from parties where project_id = projects.id and is_active and ${parties}) others
    where id = any(${ids}) and ${referencedScope(ctx, 'projects')}`;
}

function parsed({ about, facts }: Pick<Row, 'about' | 'facts'>): CourseFacts {
  const [deletedAt, status, actsDone] = JSON.parse(about) as [
    CourseFacts['deletedAt'],
    CourseFacts['status'],
    CourseFacts['actsDone'],
  ];
  return { ...parseDated(facts), deletedAt, status, actsDone };
}

/** Lists read the same facts again and again. */
const remembered = new Map<string, DatedFacts>();
const maxRemembered = 5_000;
let versions = 0;

function parseDated(text: string): DatedFacts {
  let dated = remembered.get(text);
  if (!dated) {
    if (remembered.size >= maxRemembered) remembered.clear();
    const facts = JSON.parse(text) as Omit<DatedFacts, 'key'>;
    const recorded = facts.noticeOfCommencementDate;
    versions += 1;
    dated = { ...facts, noticeOfCommencementDate: recorded && isDate(recorded) ? recorded : null, key: `${versions} ` };
    // A copy: a part of a longer text would keep all of it in memory.
    remembered.set(Buffer.from(text).toString(), dated);
  }
  return dated;
}
