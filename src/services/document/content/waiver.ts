import { sql } from 'kysely';
import type { RequestContext } from '../../../context/request-context.js';
import { type AppliedPayment, filledFrom } from '../../../domain/waiver/application.js';
import { buildWaiverDocument } from '../../../domain/waiver/document.js';
import type { WaiverFacts, WaiverRecordFacts } from '../../../domain/waiver/facts.js';
import { formCode, legalForm } from '../../../domain/waiver/forms.js';
import { waiverNotices } from '../../../domain/waiver/notices.js';
import { inferredInWaiver, preflightWaiver, waiverWarnings } from '../../../domain/waiver/preflight.js';
import { isWaiverEditable, isWaiverSigned } from '../../../domain/waiver/transitions.js';
import { Waiver } from '../../../entities/waiver.js';
import { appendedTo } from '../../../reads/loaders/exhibit.loader.js';
import { payApplications } from '../../../reads/loaders/pay-application.loader.js';
import { rowsWhere } from '../../../reads/loaders/read.js';
import { waivers } from '../../../reads/loaders/waiver.loader.js';
import { todayIn } from '../../shared/today.js';
import type { DocumentOf } from './document-of.js';
import { jobFacts } from './job-facts.js';

export const waiverDocument: DocumentOf<Waiver, WaiverFacts> = {
  noun: 'waiver',
  own: 'waiver',
  entity: Waiver,
  table: waivers,
  facts,
  withState: (gathered, state) => ({ ...gathered, waiver: { ...gathered.waiver, state } }),
  refusal(status, preview) {
    if (isWaiverSigned(status)) return 'The waiver was signed: its signed copy is final.';
    return preview || isWaiverEditable(status) || status === 'generated'
      ? null
      : `The waiver is ${status}: only a draft can be rendered again.`;
  },
  preflight: (gathered) => preflightWaiver(gathered),
  printed(gathered) {
    const model = buildWaiverDocument(gathered);
    return { job: { template: 'waiver', model, image: null }, template: model.formCode, filed: false };
  },
  warnings: (gathered) => waiverWarnings(gathered),
  inferred: (gathered) => inferredInWaiver(gathered),
  notices({ waiver, project }, _type, compared) {
    const code = formCode(legalForm(waiver.state, waiver.type, project.use), waiver.type);
    return waiverNotices({ ...waiver, formCode: code }, compared);
  },
  fileName: ({ type, invoiceNumber, id }) => {
    const name = (invoiceNumber ?? '').replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 60);
    return `${type.replaceAll('_', '-')}-waiver-${name.replaceAll('-', '') === '' ? id.slice(-12) : name}`;
  },
  generated: (_waiver, job) =>
    job.template === 'waiver' ? { status: 'generated', formCode: job.model.formCode, printed: job.model } : {},
  irrevertible({ status }) {
    if (status === 'generated') return null;
    return isWaiverSigned(status)
      ? 'The waiver was signed: its signed copy is final and cannot be reverted.'
      : `The waiver is ${status}: its document can no longer be reverted.`;
  },
  reverted: { status: 'draft', printed: null },
};

async function facts(ctx: RequestContext, waiverId: string) {
  const [waiver] = await rowsWhere(ctx, waivers, sql`id = ${waiverId}::uuid`);
  const { projectId, payApplicationId, status, updatedAt } = waiver!;
  const [job, exhibits, [application]] = await Promise.all([
    jobFacts(ctx, projectId),
    appendedTo(ctx, 'waiver', waiverId),
    payApplicationId ? rowsWhere(ctx, payApplications, sql`id = ${payApplicationId}::uuid and deleted_at is null`) : [],
  ]);
  const filled = filledFrom(waiver! as WaiverRecordFacts, (application as AppliedPayment | undefined) ?? null);
  const today = todayIn(ctx, waiver!.state);
  return { ...job, exhibits, today, waiver: filled, status, updatedAt };
}
