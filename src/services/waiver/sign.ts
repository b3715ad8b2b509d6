import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { atField, wrong } from '../../domain/shared/field-rules.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { byHandWarnings } from '../../domain/waiver/by-hand.js';
import type { WaiverDocumentModel } from '../../domain/waiver/document.js';
import { legalFormOfCode } from '../../domain/waiver/forms.js';
import { checkTiming } from '../../domain/waiver/rules.js';
import type { NotaryBlock, WitnessBlock } from '../../domain/waiver/signature.js';
import { Document } from '../../entities/document.js';
import { Waiver } from '../../entities/waiver.js';
import { AppError, invalid, Violations } from '../../errors/app-error.js';
import { projects } from '../../reads/loaders/project.loader.js';
import { rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import { scoped } from '../../reads/loaders/scope.js';
import { waivers } from '../../reads/loaders/waiver.loader.js';
import type { SignWaiverInput } from '../../schema/waiver.js';
import { waiverDocument } from '../document/content/waiver.js';
import { holdDocuments } from '../document/current.js';
import { exhibitFiles } from '../document/exhibit-files.js';
import { file, namesOn, renderDocument } from '../document/file.js';
import { finalParts } from '../document/seal.js';
import { flush, lock, stamp } from '../shared/record.js';
import { todayIn } from '../shared/today.js';
import { attachEvidence, buildEvidence, printableSignature, readImage, type SignedDocument } from './evidence.js';
import { notifySigned } from './notify.js';

/**
 * Signs the waiver's current document. The signed copy is laid out from the same model and contains the evidence, including the
 * hash of the signed bytes; from then on it is the waiver's only document.
 */
export async function signWaiver(
  ctx: RequestContext,
  input: SignWaiverInput,
): Promise<{ waiver: Waiver; document: Document }> {
  authorize(ctx, 'records');
  const [seen] = await rowsWhere(ctx, waivers, sql`id = ${input.id}::uuid and deleted_at is null`);
  if (!seen) return rejectMissing(ctx, waivers, input.id);
  // Signing also delivers a document that was generated but not sent yet.
  if (seen.status !== 'generated' && seen.status !== 'sent') {
    const fix = seen.status === 'draft' ? 'call documents/generate first' : 'it must be generated or sent';
    throw invalid({ status: [`A waiver that is ${seen.status} cannot be signed: ${fix}.`] }, 'ILLEGAL_TRANSITION');
  }
  const { printed, updatedAt } = seen as unknown as { printed: WaiverDocumentModel; updatedAt: string };
  const name = input.signatoryName ?? seen.signatoryName;
  const title = input.signatoryTitle ?? seen.signatoryTitle;
  const violations = new Violations();
  if (!input.consent)
    violations.add('consent', 'The consent field must be accepted: the signer agrees to sign electronically.');
  if (!name) violations.add('signatoryName', atField('signatoryName', wrong('required')));
  const image = readImage(violations, input);
  const notary = readNotary(violations, input, seen);
  const witness = readWitness(violations, input, seen);
  const [project] = await rowsWhere(ctx, projects, sql`id = ${seen.projectId}::uuid`);
  violations.addAll(checkTiming(seen, todayIn(ctx, seen.state), project!.firstFurnishingDate));
  violations.throwIfAny();
  const current = await currentDocument(ctx, input.id);
  const now = ctx.now();
  const signedAt = timestamp(now) as string;
  const evidence = await buildEvidence(ctx, {
    method: input.method,
    email: input.signatoryEmail ?? null,
    image,
    requestedAt: timestamp(seen.sentAt) as string | null,
    signedAt,
    document: current,
  });
  const final = finalParts(ctx);
  const signed = { ...evidence, name: name!, title, signedAt, notary, witness };
  const { signature, attachments } = attachEvidence(input.id, printed, signed, final.verification);
  const model = { ...printed, signature: printableSignature(signature) };
  const exhibits = await exhibitFiles(ctx, printed);
  const parts = { image, preview: false, generatedAt: signedAt, ...exhibits, attachments, ...final };
  const job = { template: 'waiver', model, ...parts } as const;
  // Everything except the signature was printed before.
  const about = { documentable_type: 'waiver', documentable_id: input.id, type: 'waiver' };
  const pdf = await renderDocument(ctx, job, { facts: { input }, own: 'input' }, about);

  // Documents before the waiver, as orders and uploads lock them: a scan that is being uploaded is seen.
  await holdDocuments(ctx, input.id);
  const waiver = await lock(ctx, Waiver, waivers, input.id);
  const unsigned = await lockDocuments(ctx, input.id);
  if (
    unsigned.some(({ signedOriginal, status, isPreview }) => signedOriginal && status === 'completed' && !isPreview)
  ) {
    const sentence = 'The waiver has a signed original: remove that before the waiver is signed electronically.';
    throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
  }
  // A time stamp, which comes soon after generation, changes the file that is being signed.
  const still = unsigned.find(({ id, sha256 }) => id === current.id && sha256 === current.sha256);
  if (timestamp(waiver.updatedAt) !== timestamp(updatedAt) || !still) {
    throw new AppError('CONFLICT', 'The waiver changed while it was being signed; read it again and retry.');
  }
  // Their rows and files are kept as evidence of what was signed, but are no longer served.
  for (const document of unsigned) {
    document.deletedAt = now;
    stamp(ctx, document, now);
  }
  await flush(ctx);
  const document = await file(ctx, waiver, pdf, {
    documentableType: 'waiver',
    type: 'waiver',
    template: still.template,
    state: still.state,
    preview: false,
    name: `${waiverDocument.fileName(waiver, 'waiver')}-signed`,
    names: namesOn(job),
    final,
    warnings: [...still.warnings, ...byHandWarnings(model)],
    notices: still.notices,
  });
  Object.assign(waiver, {
    status: 'signed',
    signatoryName: name,
    signatoryTitle: title,
    signature: { ...evidence, contentSha256: signature.contentSha256 },
    notary,
    witness,
    sentAt: waiver.sentAt ?? now,
    signedAt: now,
  });
  stamp(ctx, waiver, now);
  await flush(ctx);
  await notifySigned(ctx, waiver);
  return { waiver, document };
}

/** The forms of Mississippi and Wyoming need a notary; on another state's form, a notary's block may invalidate it. */
function readNotary(
  violations: Violations,
  { notary }: SignWaiverInput,
  { formCode }: { formCode: string },
): NotaryBlock | null {
  const form = legalFormOfCode(formCode);
  if (!notary) {
    if (form?.notary)
      violations.add(
        'notary',
        atField('notary', wrong('required_when', { why: `the form of ${form.state} is signed before a notary` })),
      );
    return null;
  }
  if (form && !form.notary) {
    violations.add('notary', `The notary field is not accepted: the form of ${form.state} has no notary block.`);
  }
  const { name, commissionNumber = null, expiresOn = null, county, mode } = notary;
  return { name, commissionNumber, expiresOn, state: notary.state, county, mode };
}

/** Georgia requires a witness, and Massachusetts' form has a line for one; other states' forms have none. */
function readWitness(
  violations: Violations,
  { witness }: SignWaiverInput,
  { formCode }: { formCode: string },
): WitnessBlock | null {
  const form = legalFormOfCode(formCode);
  if (!witness) {
    if (form?.witness)
      violations.add(
        'witness',
        atField('witness', wrong('required_when', { why: `the form of ${form.state} is signed before a witness` })),
      );
    return null;
  }
  if (form && !form.witnessLine) {
    violations.add('witness', `The witness field is not accepted: the form of ${form.state} has no witness line.`);
  }
  return { name: witness.name, address: witness.address ?? null };
}

async function currentDocument(ctx: RequestContext, waiverId: string): Promise<SignedDocument & { id: string }> {
  const { rows } = await sql<SignedDocument & { id: string }>`
    select id, sha256, viewed_at::text as "viewedAt" from documents where ${scoped(ctx, 'documents')} and documentable_type = 'waiver'
    and documentable_id = ${waiverId}::uuid and not is_preview and status = 'completed'`.execute(ctx.db);
  if (rows[0]) return { ...rows[0], viewedAt: timestamp(rows[0].viewedAt) as string | null };
  throw new AppError('CONFLICT', 'The waiver no longer has a document to sign; read it again and retry.');
}

/** Every document of the waiver, including previews and reverted ones. */
async function lockDocuments(ctx: RequestContext, waiverId: string): Promise<Document[]> {
  const em = await ctx.write();
  return em.find(Document, {
    accountId: ctx.account.id,
    livemode: ctx.livemode,
    documentableType: 'waiver',
    documentableId: waiverId,
    deletedAt: null,
  });
}
