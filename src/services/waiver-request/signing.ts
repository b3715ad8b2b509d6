import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import type { WaiverRequestFileKind } from '../../domain/vocabulary.js';
import type { WaiverDocumentModel } from '../../domain/waiver/document.js';
import type { SignatureEvidence } from '../../domain/waiver/signature.js';
import { isReleasedBySigning, type LinkAct } from '../../domain/waiver-link/acts.js';
import type { WaiverRequest } from '../../entities/waiver-request.js';
import { AppError } from '../../errors/app-error.js';
import { charge } from '../../ledger/index.js';
import type { RenderedPdf } from '../../pdf/render-job.js';
import { scoped } from '../../reads/loaders/scope.js';
import { renderDocument } from '../document/file.js';
import type { FinalParts } from '../document/seal.js';
import { holdFiles } from '../file/hold.js';
import { putFile } from '../file/store.js';
import { change } from '../shared/record.js';
import { lockLinked, rejectAct } from './act.js';
import { nameOfPerson } from './answer.js';
import { timeOfSending } from './content.js';
import type { OpenedLink } from './link.js';
import { type RequestRow, readLinked, readPersons } from './linked.js';
import { notifyPayer } from './notify.js';
import { releaseWaiver } from './release.js';
import { changed, rejectOtherContent } from './shown.js';
import { rejectTarget } from './target.js';
import { dropRequestTasks } from './tasks.js';

/** Who signs, as the page states it. */
export interface Signer {
  name: string;
  title: string | null;
}

/** A signature that was made, with its files, which nothing refers to yet. */
export interface MadeSignature {
  signer: Signer;
  /** The content that was signed, without the signature. */
  printed: WaiverDocumentModel;
  signedAt: Date;
  evidence: SignatureEvidence | null;
  /** The document as it was shown. */
  asked: RenderedPdf;
  signed: { kind: 'signed' | 'scan'; pdf: { bytes: Uint8Array; pageCount: number }; seal?: Seal };
}

interface Seal extends FinalParts {
  sealedBy: string | null;
  timestampedAt: string | null;
}

/**
 * Signs a request: the payer pays for the document as for one of its own, the files are laid out while no lock is held, and if the
 * request is as it was seen, all is written at once. A waiver that waits for its payment by its own words is then released, any other is held.
 *
 * @param make lays the files out
 */
export async function signRequest(
  link: OpenedLink,
  requestId: string,
  act: LinkAct,
  make: (ctx: RequestContext, seen: RequestRow) => Promise<MadeSignature>,
): Promise<void> {
  const seen = await readLinked(link, requestId);
  rejectAct(seen, act);
  rejectOtherContent(link, seen.printed);
  await link.ctx
    .separately(async (ctx) => {
      await charge(ctx, {
        eventType: 'document_generation',
        variant: 'waiver',
        description: 'Document: Waiver of a payee',
        subject: { type: 'waiver_request', id: seen.id },
        reference: `waiver_request:${seen.id}`,
      });
      const signature = await make(ctx, seen);
      const request = await lockLinked(ctx, link, requestId);
      rejectAct(request, act);
      if (timestamp(request.updatedAt) !== timestamp(seen.updatedAt)) throw changed();
      await write(ctx, link, request, signature);
    })
    .catch((error) => rejectUnpaid(error, link));
}

/** The document as it is asked for, unsigned. The same content gives the same file each time. */
export function renderAsked(ctx: RequestContext, seen: RequestRow, model: WaiverDocumentModel, input: object) {
  const job = { template: 'waiver', model, image: null, preview: false, generatedAt: timeOfSending(seen) } as const;
  return renderDocument(ctx, job, { facts: { input }, own: 'input' }, { waiver_request_id: seen.id });
}

async function write(
  ctx: RequestContext,
  link: OpenedLink,
  request: WaiverRequest,
  { signer, printed, signedAt, evidence, asked, signed }: MadeSignature,
): Promise<void> {
  const { id } = request;
  await keepFile(ctx, id, 'asked', asked);
  await keepFile(ctx, id, signed.kind, signed.pdf, signed.seal);
  const expected = request.signatoryName ?? (await readPersons(ctx, [id])).get(id) ?? null;
  await dropRequestTasks(ctx, [id]);
  rejectTarget(request.status, 'signed');
  await change(ctx, request, {
    status: 'signed',
    statusReason: null,
    signatoryName: signer.name,
    signatoryTitle: signer.title,
    signerDiffers: expected !== null && fold(expected) !== fold(signer.name),
    // What the payee added is in the record, too.
    exceptions: printed.exceptions,
    formCode: printed.formCode,
    printed,
    signature: evidence,
    signedAt,
  });
  if (isReleasedBySigning(printed)) await releaseWaiver(ctx, request, nameOfPerson(link, signer.name), 'own_terms');
  else await change(ctx, request, { status: 'held' });
  await notifyPayer(ctx, request);
}

async function keepFile(
  ctx: RequestContext,
  requestId: string,
  kind: WaiverRequestFileKind,
  pdf: { bytes: Uint8Array; pageCount: number },
  seal?: Seal,
): Promise<void> {
  await holdFiles(ctx);
  const { sha256, size } = await putFile(ctx, pdf.bytes);
  await ctx.db
    .insertInto('waiver_request_files')
    .values({
      id: uuidv7(),
      account_id: ctx.account.id,
      livemode: ctx.livemode,
      waiver_request_id: requestId,
      kind,
      sha256,
      file_size: size,
      page_count: pdf.pageCount,
      verification_code: seal?.verification.code ?? null,
      sealed_at: seal?.sealedBy ? seal.sealAt : null,
      sealed_by: seal?.sealedBy ?? null,
      timestamped_at: seal?.timestampedAt ?? null,
      created_at: ctx.now().toISOString(),
    })
    .execute();
}

/** The forwardings that led to the mailbox of a link, the first first. */
export async function readForwardings(ctx: RequestContext, link: OpenedLink, requestId: string) {
  const { rows } = await sql<{ from: string; to: string; name: string; at: string }>`
    with recursive links as (
      select id, email, name, forwarded_from_id, created_at, revoked_at, serial from waiver_request_links
      where waiver_request_id = ${requestId}::uuid and ${scoped(ctx, 'waiver_request_links')}
    ), chain as (
      (select *, 1 as step from links where revoked_at is null and lower(email collate "C") = lower(${link.mailbox} collate "C")
        order by serial desc limit 1)
      union all
      select l.*, c.step + 1 from chain c join links l on l.id = c.forwarded_from_id where c.step < 100
    )
    select f.email as "from", c.email as "to", c.name, c.created_at::text as at
    from chain c join links f on f.id = c.forwarded_from_id order by c.step desc`.execute(ctx.db);
  return rows.map((row) => ({ ...row, at: timestamp(row.at) as string }));
}

/** What the payer lacks is none of the payee's business, and nothing that the payee can change. */
function rejectUnpaid(error: unknown, { payer }: OpenedLink): never {
  if (!(error instanceof AppError) || !unpaid.includes(error.code)) throw error;
  const sentence = `${payer.name} cannot take signatures now. Nothing was signed and nothing is lost: ask ${payer.name} about it, and sign later.`;
  throw new AppError('INSUFFICIENT_CREDITS', sentence);
}

const unpaid: readonly string[] = ['INSUFFICIENT_CREDITS', 'CREDITS_OWED', 'INVOICE_LIMIT_EXCEEDED'];

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
