import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import type { AppliedPayment } from '../../domain/waiver/application.js';
import { buildWaiverDocument, type WaiverDocumentModel } from '../../domain/waiver/document.js';
import { type AskedJob, type AskedTerms, factsOfRequest } from '../../domain/waiver-link/facts.js';
import { organizations } from '../../reads/loaders/organization.loader.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { referencedRows, rowsWhere } from '../../reads/loaders/read.js';
import { jobFacts } from '../document/content/job-facts.js';
import { todayIn } from '../shared/today.js';

/** A request with what decides the content of its form. */
export interface RequestContent extends AskedTerms {
  organizationId: string;
  projectId: string;
  payApplicationId: string | null;
  printed: WaiverDocumentModel | null;
}

/**
 * The forms of requests, filled. What a payee has opened keeps the content that it was shown: whatever the payer writes into the
 * project afterwards is for the next request.
 */
export async function readModels(
  ctx: RequestContext,
  requests: readonly RequestContent[],
): Promise<ReadonlyMap<string, WaiverDocumentModel>> {
  const unseen = requests.filter(({ printed }) => printed === null);
  const jobs = new Map<string, AskedJob>();
  for (const id of new Set(unseen.map(({ projectId }) => projectId))) jobs.set(id, await jobFacts(ctx, id));
  const companies = await byId(referencedRows(ctx, organizations, distinct(unseen.map((one) => one.organizationId))));
  const ids = distinct(unseen.flatMap(({ payApplicationId }) => payApplicationId ?? []));
  const applications = await byId(
    ids.length === 0 ? [] : rowsWhere(ctx, payApplications, sql`id = any(${ids}::uuid[]) and deleted_at is null`),
  );
  const models = unseen.map((request) => {
    const facts = factsOfRequest({
      terms: toTerms(request),
      job: jobs.get(request.projectId)!,
      payee: companies.get(request.organizationId)!,
      application: (applications.get(request.payApplicationId ?? '') as AppliedPayment | undefined) ?? null,
      today: todayIn(ctx, request.state),
    });
    return [request.id, buildWaiverDocument(facts)] as const;
  });
  return new Map([...models, ...requests.flatMap(({ id, printed }) => (printed ? [[id, printed] as const] : []))]);
}

/** The form of one request, filled. */
export async function readModel(ctx: RequestContext, request: RequestContent): Promise<WaiverDocumentModel> {
  return (await readModels(ctx, [request])).get(request.id)!;
}

/** The time that is in a file of a request: the same request gives the same file, each time it is laid out. */
export function timeOfSending({ sentAt }: { sentAt: Date | string | null }): string {
  return timestamp(sentAt) as string;
}

/** A record has more than its terms, and the facts of a document are compared and searched as a whole. */
function toTerms(request: RequestContent): AskedTerms {
  return Object.fromEntries(termNames.map((name) => [name, request[name]])) as unknown as AskedTerms;
}

const termNames = [
  'id',
  'partyId',
  'type',
  'state',
  'throughDate',
  'throughTime',
  'paymentPeriodFrom',
  'paymentPeriodTo',
  'amount',
  'paymentMethod',
  'checkMaker',
  'checkPayee',
  'checkNumber',
  'checkDate',
  'invoiceNumber',
  'exceptions',
  'priorWaivers',
  'disputedAmount',
  'retainageReserved',
  'remainingDue',
  'coversAllDue',
  'paymentStatement',
  'workDescription',
  'paymentReceivedOn',
  'signatoryName',
  'signatoryTitle',
] as const satisfies readonly (keyof AskedTerms)[];

async function byId<Row extends { id: string }>(rows: Promise<Row[]> | Row[]): Promise<Map<string, Row>> {
  return new Map((await rows).map((row) => [row.id, row]));
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
