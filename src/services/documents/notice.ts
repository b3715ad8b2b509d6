import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import { buildNoticeDocument } from '../../domain/notice-document/build.js';
import { preflightNotice } from '../../domain/preflight/notice.js';
import type { NoticeFacts } from '../../domain/preflight/notice-facts.js';
import { isNoticeEditable } from '../../domain/transitions.js';
import { Notice } from '../../entities/notice.js';
import { notices } from '../../loaders/notice.loader.js';
import { rowsWhere } from '../../loaders/read.js';
import { noticeForm } from '../../pdf/assets/notice/index.js';
import { jobFacts } from '../job-facts.js';
import type { DocumentOf } from './document-of.js';

export const noticeDocument: DocumentOf<Notice, NoticeFacts> = {
  noun: 'notice',
  entity: Notice,
  table: notices,
  types: ['notice'],
  facts,
  withState: (gathered, state) => ({ ...gathered, notice: { ...gathered.notice, state } }),
  refusal: (status, preview) =>
    preview || isNoticeEditable(status) ? null : `The notice is ${status}: only a draft can be rendered anew.`,
  preflight: (_ctx, gathered, type) => preflightNotice(gathered, type),
  printed(gathered) {
    const model = buildNoticeDocument(gathered);
    return { job: { template: 'notice', model }, template: noticeForm(model).formCode };
  },
  fileName({ noticeNumber, type }) {
    const number = noticeNumber.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100);
    return `${type.replaceAll('_', '-')}-notice-${number}`;
  },
  generated: (notice) => (notice.status === 'draft' ? { status: 'generated' } : {}),
  irrevertible: ({ status }) =>
    isNoticeEditable(status) ? null : `The notice is ${status}: its document is what was sent and cannot be reverted.`,
  reverted: { status: 'draft' },
};

/** Gathers what a notice's document is made of, in a constant number of statements. */
async function facts(ctx: RequestContext, noticeId: string) {
  const [notice] = await rowsWhere(ctx, notices, sql`id = ${noticeId}::uuid`);
  const { projectId, parentNoticeId, status, updatedAt } = notice!;
  const [job, [parent]] = await Promise.all([
    jobFacts(ctx, projectId),
    parentNoticeId ? rowsWhere(ctx, notices, sql`id = ${parentNoticeId}::uuid`) : [],
  ]);
  return { ...job, notice: { ...notice!, parentNotice: parent ?? null }, status, updatedAt };
}
