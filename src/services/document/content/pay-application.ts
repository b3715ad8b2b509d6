import { sql } from 'kysely';
import type { RequestContext } from '../../../context/request-context.js';
import { isPayApplicationEditable } from '../../../domain/pay-application/transitions.js';
import { buildPayApplicationDocument } from '../../../domain/pay-application-document/build.js';
import type { PayApplicationFacts, PayApplicationRecordFacts } from '../../../domain/pay-application-document/facts.js';
import type { PayApplicationDocumentType } from '../../../domain/pay-application-document/model.js';
import {
  inferredInPayApplication,
  payApplicationWarnings,
  preflightPayApplication,
} from '../../../domain/pay-application-document/preflight.js';
import { PayApplication } from '../../../entities/pay-application.js';
import { payApplicationTemplate } from '../../../pdf/assets/pay-application.js';
import { appendedTo } from '../../../reads/loaders/exhibit.loader.js';
import { participantsOf, payApplications } from '../../../reads/loaders/pay-application.loader.js';
import { rowsWhere } from '../../../reads/loaders/read.js';
import type { DocumentOf } from './document-of.js';
import { jobFacts } from './job-facts.js';

export const payApplicationDocument: DocumentOf<PayApplication, PayApplicationFacts, PayApplicationDocumentType> = {
  noun: 'pay application',
  own: 'payApplication',
  entity: PayApplication,
  table: payApplications,
  facts,
  // One layout serves every state.
  withState: (gathered) => gathered,
  refusal: (status, preview) =>
    preview || (status !== 'void' && status !== 'rejected')
      ? null
      : `The pay application is ${status}: no new document can be generated for it.`,
  preflight: (gathered, type) => preflightPayApplication(gathered, type),
  printed: (gathered, type) => {
    const model = buildPayApplicationDocument(gathered, type);
    return { job: { template: 'pay-application', model }, template: payApplicationTemplate(model), filed: false };
  },
  warnings: (gathered) => payApplicationWarnings(gathered),
  inferred: (gathered, type) => inferredInPayApplication(gathered, type),
  notices: () => [],
  fileName: ({ applicationNumber, revision, status }, type) => {
    const draft = isPayApplicationEditable(status) ? '-draft' : '';
    return `${type}-${applicationNumber}${revision > 0 ? `-r${revision}` : ''}${draft}`;
  },
  // The status follows the parties who review and pay the application, so printing does not change it.
  generated: () => ({}),
  irrevertible: () => null,
  reverted: {},
};

/** Gathers the content of an application's documents, in a constant number of statements. */
async function facts(ctx: RequestContext, id: string) {
  const [application] = await rowsWhere(ctx, payApplications, sql`id = ${id}::uuid`);
  const { projectId, status, updatedAt } = application!;
  const [job, exhibits, participants] = await Promise.all([
    jobFacts(ctx, projectId),
    appendedTo(ctx, 'pay_application', id),
    participantsOf.loader(ctx).load(id),
  ]);
  return {
    ...job,
    exhibits,
    payApplication: application! as PayApplicationRecordFacts,
    participantRoles: participants.map(({ role }) => role),
    status,
    updatedAt,
  };
}
