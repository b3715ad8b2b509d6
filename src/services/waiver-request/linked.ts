import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import type { WaiverReleaseCause, WaiverRequestStatus, WaiverStatement, WaiverType } from '../../domain/vocabulary.js';
import { closedForms } from '../../domain/waiver/closed-forms.js';
import type { WaiverDocumentModel } from '../../domain/waiver/document.js';
import { actsOn, isSignedByHand, type LinkAct } from '../../domain/waiver-link/acts.js';
import { isWaiverRequestOpen, openWaiverRequests } from '../../domain/waiver-request/transitions.js';
import type { WaiverRequest } from '../../entities/waiver-request.js';
import { AppError } from '../../errors/app-error.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { referencedRows, rowsWhere } from '../../reads/loaders/read.js';
import { scoped } from '../../reads/loaders/scope.js';
import { waiverRequests } from '../../reads/loaders/waiver-request.loader.js';
import { type NamedPayee, readNamed, readNamers, readStatements } from './below.js';
import { readModels } from './content.js';
import { mailboxKeys, type OpenedLink } from './link.js';
import { digestContent } from './shown.js';

/** A request as its payee sees it. Times are RFC 3339. */
export interface LinkedRequest {
  id: string;
  status: WaiverRequestStatus;
  type: WaiverType;
  state: string;
  amount: string | null;
  throughDate: string | null;
  dueDate: string | null;
  message: string | null;
  project: string;
  applicationNumber: number | null;
  payee: string;
  /** The company that named the payee as one that it hired. */
  namedBy: string | null;
  /** Whom the payee named as companies below it. */
  named: readonly NamedPayee[];
  /** Whether the payer wants to know whom the payee hired: the payee has named no one, and stated nothing. */
  isStatementOpen: boolean;
  /** The person who stated that no company furnished below the payee. */
  noneBelowBy: string | null;
  /** The content of the form: as it is now, as it was shown first, or as it was signed. */
  model: WaiverDocumentModel;
  /** Printed, signed before a notary or a witness, and uploaded as a scan. */
  isByHand: boolean;
  /** Whether the form has a place for exceptions. */
  hasExceptions: boolean;
  signatory: { name: string | null; title: string | null };
  /** Who signs it, if its first reader named someone else. */
  person: string | null;
  /** Names the content of the form (`digestContent`). */
  shown: string;
  expiresAt: string | null;
  statusReason: string | null;
  counterAmount: string | null;
  counterReason: string | null;
  signedAt: string | null;
  releasedAt: string | null;
  releaseCause: WaiverReleaseCause | null;
  releasedBy: string | null;
  acts: LinkAct[];
}

/** The columns of a request, as they are read. */
export type RequestRow = Omit<WaiverRequest, RequestTime> & Record<RequestTime, string | null>;
type RequestTime = 'sentAt' | 'expiresAt' | 'signedAt' | 'releasedAt' | 'viewedAt' | 'noneBelowAt';

/** What waits for the payee comes before what is over. */
const waitingStatuses: readonly WaiverRequestStatus[] = [...openWaiverRequests, 'held'];
const shownStatuses: readonly WaiverRequestStatus[] = [...waitingStatuses, 'released', 'declined'];

/** Far more than one mailbox ever has; the newest count. */
const maxListed = 200;

/** The requests of the payer to the mailbox that wait for an answer, and those that it answered; the one of the link first. */
export async function listLinked(link: OpenedLink): Promise<LinkedRequest[]> {
  const { ctx, landsOn } = link;
  authorize(ctx, 'waiverLink');
  const rows = (await readRows(link)).filter((row) => isShown(row, ctx.now()));
  const [models, names] = await Promise.all([readModels(ctx, rows), readNames(ctx, rows)]);
  const requests = rows.map((row) => toLinked(row, models.get(row.id)!, names));
  const rank = ({ id, status }: LinkedRequest) => (id === landsOn ? 0 : isWaiverRequestOpen(status) ? 1 : 2);
  return requests.toSorted((one, other) => rank(one) - rank(other));
}

/** @throws AppError NOT_FOUND for what the link does not show */
export async function readLinked(link: OpenedLink, id: string): Promise<RequestRow> {
  const [row] = await readRows(link, id);
  if (!row || !isShown(row, link.ctx.now())) throw notShown();
  return row;
}

export function notShown(): AppError {
  return new AppError('NOT_FOUND', 'This link does not open that request any more.');
}

/** Whether a request waits for an answer, or has one. */
function isShown({ status, expiresAt }: Pick<RequestRow, 'status' | 'expiresAt'>, now: Date): boolean {
  if (isWaiverRequestOpen(status)) return new Date(expiresAt!) > now;
  return status === 'held' || status === 'released' || status === 'declined';
}

async function readRows(link: OpenedLink, id?: string): Promise<RequestRow[]> {
  // An id that a caller made up is no uuid.
  const one = id === undefined ? sql`true` : sql`id::text = ${id.toLowerCase()}`;
  const rows = await rowsWhere(
    link.ctx,
    waiverRequests,
    sql`deleted_at is null and lower(email collate "C") = any(${mailboxKeys(link)}::text[]) and times_sent > 0 and ${one}
      and id in (select id from waiver_requests where account_id = ${link.ctx.account.id}::uuid and livemode = ${link.ctx.livemode}
        and lower(email collate "C") = any(${mailboxKeys(link)}::text[]) and deleted_at is null and times_sent > 0
        and status = any(${shownStatuses}::text[])
        order by id = ${link.landsOn}::uuid desc, status = any(${waitingStatuses}::text[]) desc, serial desc limit ${maxListed})`,
  );
  return rows as unknown as RequestRow[];
}

function toLinked(row: RequestRow, model: WaiverDocumentModel, names: Names): LinkedRequest {
  const { id, status, type, state, amount, throughDate, dueDate, message, statusReason } = row;
  const { counterAmount, counterReason, releaseCause, releasedBy } = row;
  return {
    id,
    status,
    type,
    state,
    amount,
    throughDate,
    dueDate,
    message,
    project: names.projects.get(row.projectId)!,
    applicationNumber: names.applications.get(row.payApplicationId ?? '') ?? null,
    payee: names.payees.get(row.organizationId)!,
    namedBy: names.namers.get(id) ?? null,
    named: names.named.get(id) ?? [],
    isStatementOpen: names.statements.get(id) === 'open',
    noneBelowBy: row.noneBelowBy,
    model,
    isByHand: isSignedByHand(model.formCode),
    hasExceptions: !closedForms.includes(model.form?.state ?? ''),
    signatory: { name: row.signatoryName, title: row.signatoryTitle },
    person: names.persons.get(id) ?? null,
    shown: digestContent(model),
    expiresAt: timestamp(row.expiresAt) as string | null,
    statusReason,
    counterAmount,
    counterReason,
    signedAt: timestamp(row.signedAt) as string | null,
    releasedAt: timestamp(row.releasedAt) as string | null,
    releaseCause,
    releasedBy,
    acts: actsOn({ ...row, formCode: model.formCode }),
  };
}

interface Names {
  projects: ReadonlyMap<string, string>;
  payees: ReadonlyMap<string, string>;
  applications: ReadonlyMap<string, number>;
  persons: ReadonlyMap<string, string>;
  namers: ReadonlyMap<string, string>;
  named: ReadonlyMap<string, NamedPayee[]>;
  /** Of those whose pay application waits for a statement. */
  statements: ReadonlyMap<string, WaiverStatement>;
}

async function readNames(ctx: RequestContext, rows: readonly RequestRow[]): Promise<Names> {
  const ids = (pick: (row: RequestRow) => string | null) => [...new Set(rows.flatMap((row) => pick(row) ?? []))];
  const requestIds = ids(({ id }) => id);
  const [jobs, companies, applications, persons, namers, named, statements] = await Promise.all([
    rowsWhere(ctx, projects, sql`id = any(${ids(({ projectId }) => projectId)}::uuid[])`),
    referencedRows(
      ctx,
      organizations,
      ids(({ organizationId }) => organizationId),
    ),
    rowsWhere(ctx, payApplications, sql`id = any(${ids(({ payApplicationId }) => payApplicationId)}::uuid[])`),
    readPersons(ctx, requestIds),
    readNamers(ctx, requestIds),
    readNamed(ctx, requestIds),
    readStatements(ctx, requestIds),
  ]);
  return {
    projects: new Map(jobs.map(({ id, name }) => [id, name])),
    payees: new Map(companies.map(({ id, name }) => [id, name])),
    applications: new Map(applications.map(({ id, applicationNumber }) => [id, applicationNumber])),
    persons,
    namers,
    named,
    statements,
  };
}

/** Who signs requests that their first reader passed on, by request. */
export async function readPersons(
  ctx: RequestContext,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string | null }>`
    select distinct on (waiver_request_id) waiver_request_id as id, name from waiver_request_links
    where waiver_request_id = any(${requestIds}::uuid[]) and revoked_at is null and ${scoped(ctx, 'waiver_request_links')}
    order by waiver_request_id, serial desc`.execute(ctx.db);
  return new Map(rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])));
}
