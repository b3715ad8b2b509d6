import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { addressee } from '../../domain/address/addressee.js';
import { readNoticeOptions } from '../../domain/notice/document/notice-metadata.js';
import { noticeServedParties } from '../../domain/notice/document/served.js';
import { counterparties, servedParty } from '../../domain/notice/document/served-parties.js';
import {
  buildProofOfService,
  firstAcceptance,
  type PieceFacts,
  returnedAt,
} from '../../domain/proof-of-service/build.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { invalid } from '../../errors/app-error.js';
import type { RenderedPdf, RenderJob } from '../../pdf/render-job.js';
import { divisions } from '../../reads/loaders/division.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { piecesOf } from '../../reads/loaders/proof-of-service.loader.js';
import { rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import type { ProofOfService } from '../../schema/proof-of-service.js';
import { jobFacts } from '../document/content/job-facts.js';
import { render } from '../document/render.js';
import { toTitle } from '../document/title.js';
import { issue } from '../verification/issue.js';

/** A proof whose PDF is laid out on request. */
export interface PreparedProof extends ProofOfService {
  facts: PieceFacts[];
}

/** The proof of service of a notice; 422 until the carrier has accepted a piece. */
export async function proofOfService(ctx: RequestContext, noticeId: string): Promise<PreparedProof> {
  authorize(ctx, 'read');
  const [notice] = await rowsWhere(ctx, notices, sql`id = ${noticeId}::uuid and deleted_at is null`);
  if (!notice) return rejectMissing(ctx, notices, noticeId);
  const proof = await proofOfNotice(ctx, notice);
  if (proof) return proof;
  throw invalid({ id: ['No carrier has accepted this notice yet: there is no service to prove.'] });
}

/** The same for a notice that was read in the caller's scope; null until the carrier has accepted a piece. */
export async function proofOfNotice(
  ctx: RequestContext,
  { id, noticeNumber }: { id: string; noticeNumber: string },
): Promise<PreparedProof | null> {
  const facts = await piecesOf.of(ctx, id);
  const acceptedAt = firstAcceptance(facts);
  if (!acceptedAt) return null;
  return {
    noticeId: id,
    acceptedAt,
    pieces: facts.map((piece) => ({
      ...piece,
      documentOrderId: piece.orderId,
      recipientName: piece.recipient.name,
      recipientAddressLines: addressee(piece.recipient.name, piece.recipient).addressLines,
      returnedAt: returnedAt(piece),
      documentId: piece.document.id,
      documentSha256: piece.document.sha256,
    })),
    fileName: `proof-of-service-${noticeNumber.replace(/[^\w.-]+/g, '-')}.pdf`,
    mimeType: 'application/pdf',
    facts,
  };
}

/** The proof as a sealed PDF, in base64. */
export async function proofContent(ctx: RequestContext, proof: PreparedProof): Promise<string> {
  const job = await buildJob(ctx, proof);
  const { notice, sender, project } = job.model;
  const title = `${notice.title} No. ${notice.number}`;
  const shown = { fileName: proof.fileName, title, issuedBy: sender.name, projectName: project.name };
  const { bytes } = await issue(ctx, job, { kind: 'mailing_record', subjectId: proof.noticeId, ...shown });
  return bytes.toString('base64');
}

/** A proof that becomes a part of another file, in which its own seal and code would not be valid. */
export async function proofPages(ctx: RequestContext, proof: PreparedProof): Promise<RenderedPdf> {
  return render(ctx, await buildJob(ctx, proof), { notice_id: proof.noticeId });
}

async function buildJob(
  ctx: RequestContext,
  { noticeId, facts }: PreparedProof,
): Promise<Extract<RenderJob, { template: 'proof-of-service' }>> {
  const [notice] = await rowsWhere(ctx, notices, sql`id = ${noticeId}::uuid`);
  const { projectId, divisionId, noticeNumber, noticeDate, state } = notice!;
  const last = facts.at(-1)!;
  const [job, [division]] = await Promise.all([
    jobFacts(ctx, projectId),
    rowsWhere(ctx, divisions, sql`id = ${divisionId}::uuid`),
  ]);
  const served = noticeServedParties({ ...job, notice: notice! }, readNoticeOptions(notice!.metadata));
  const model = buildProofOfService({
    notice: { title: toTitle(last.document, notice!), number: noticeNumber, date: noticeDate, state },
    sender: division!,
    project: { name: job.project.name, jobsite: job.jobsites.find(({ isPrimary }) => isPrimary) ?? null },
    parties: [...served, ...counterparties(job).map(servedParty)],
    pieces: facts,
    sandbox: !ctx.livemode,
  });
  return { template: 'proof-of-service', model, preview: false, generatedAt: timestamp(ctx.now()) as string };
}
