import { createHash } from 'node:crypto';
import type { BundleModel } from '../../src/domain/bundle/model.js';
import type { Exhibit, ExhibitKind, ExhibitType } from '../../src/domain/exhibit/exhibit.js';
import type { RenderedPdf, RenderJob } from '../../src/pdf/render-job.js';
import { attachEvidence } from '../../src/services/waiver/evidence.js';
import { claimJob, formOf, goldenClaims } from '../../test/pdf/claim-jobs.js';
import { inheritingPdf } from '../../test/pdf/hand-made-pdf.js';
import { png } from '../../test/pdf/png.js';
import { signature } from '../../test/pdf/waiver-signature.fixture.js';
import { asIssued } from './issued.js';
import type { Sample } from './samples.js';

type Render = (job: RenderJob) => Promise<RenderedPdf>;
const family = 'Exhibits, bundles and signatures';

/** Documents that consist of several files: exhibits behind slip sheets, a bundle for a court, the evidence of a signature. */
export async function assembled(documents: readonly Sample[], render: Render): Promise<Sample[]> {
  const named = (name: string) => documents.find((sample) => sample.name === name)!;
  const issued = async (name: string) => render(asIssued(named(name)));
  const proof = await issued('proof-of-service');
  const lien = exhibited(await issued('az-preliminary'), proof);
  return [lien, bundle(lien, await render(asIssued(lien)), proof), signed(named('waiver-ca-signed'))];
}

/** A lien whose form says that these files are attached, and a photograph. */
function exhibited(notice: RenderedPdf, proof: RenderedPdf): Sample {
  const contract = ['Subcontract of January 30, 2026', 'General conditions'];
  const files: [string, ExhibitKind, ExhibitType, Buffer, number][] = [
    ['Preliminary twenty day notice', 'notice', 'application/pdf', notice.bytes, notice.pageCount],
    ['Mailing record and declaration', 'proof_of_service', 'application/pdf', proof.bytes, proof.pageCount],
    ['Contract of January 30, 2026', 'contract', 'application/pdf', inheritingPdf(contract), contract.length],
    ['Photograph of the stairs', 'photo', 'image/png', png(900, 600, 2), 1],
  ];
  const exhibits = files.map(
    ([title, kind, mimeType, bytes, pageCount]): Exhibit => ({
      title,
      kind,
      mimeType,
      sha256: sha256(bytes),
      pageCount,
    }),
  );
  const [instrument, facts] = goldenClaims['claim-lien-az']!;
  const { formCode, statute, title } = formOf(facts, instrument);
  const job: RenderJob = {
    ...claimJob(instrument, { ...facts, exhibits }),
    files: files.map(([, , , bytes]) => bytes),
  };
  return {
    name: 'exhibits-claim-lien-az',
    family,
    title: `${title}, with exhibits`,
    state: 'AZ',
    formCode,
    statute,
    job,
  };
}

function bundle(lien: Sample, printed: RenderedPdf, proof: RenderedPdf): Sample {
  const at = '2026-06-20T09:15:00.000+00:00';
  const receipt = inheritingPdf(['Signed for by R. Alvarez']);
  const parts: [string, string, Pick<RenderedPdf, 'bytes' | 'pageCount' | 'exhibits'>][] = [
    ['Notice and Claim of Lien', `${lien.name}.pdf`, printed],
    ['Mailing record', 'proof-of-service.pdf', proof],
    ['Return receipt', 'green-card.pdf', { bytes: receipt, pageCount: 1, exhibits: [] }],
  ];
  const entry = (day: string, action: string, fields: string[]) => ({
    at: `2026-06-${day}T16:20:00.000+00:00`,
    record: 'Notice N-260615-BAY001',
    action,
    by: 'Dana Whitfield',
    fields,
  });
  const model: BundleModel = {
    about: 'Notice and Claim of Lien No. N-260615-BAY001',
    claimant: 'Bayside Steel Works, Inc., Structural Division',
    project: 'Harbor View Apartments',
    parts: parts.map(([title, fileName, { bytes, pageCount, exhibits }]) => ({
      title,
      fileName,
      mimeType: 'application/pdf',
      sha256: sha256(bytes),
      pageCount,
      at,
      exhibits,
    })),
    notBundled: [
      { fileName: 'scan.tiff', sha256: sha256(receipt), why: 'is neither a PDF nor a JPEG or PNG picture.' },
    ],
    entries: [
      entry('15', 'Created', []),
      entry('16', 'Updated', ['claim_amount', 'description']),
      entry('17', 'Generated', []),
    ],
    omitted: 0,
    sandbox: false,
  };
  const job: RenderJob = {
    template: 'bundle',
    model,
    files: parts.map(([, , { bytes }]) => bytes),
    preview: false,
    generatedAt: at,
  };
  return { ...lien, name: 'bundle-claim-lien-az', title: 'Bundle for a court', formCode: 'bundle', statute: null, job };
}

/** A signed waiver with its certificate on a page of its own, and the evidence as files inside the PDF. */
function signed(waiver: Sample): Sample {
  const name = 'signature-certificate-waiver-ca';
  const job = asIssued({ ...waiver, name });
  if (job.template !== 'waiver' || !job.verification) throw new Error(`${waiver.name} is no signed waiver.`);
  const { signature: block, attachments } = attachEvidence(name, job.model, signature('CA'), job.verification);
  return {
    ...waiver,
    name,
    family,
    title: `${waiver.title}, with the evidence of its signature`,
    job: { ...job, model: { ...job.model, signature: block }, attachments },
  };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
