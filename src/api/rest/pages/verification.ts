import { issuedFileKinds } from '../../../domain/document/verification.js';
import { displayText } from '../../../domain/vocabulary.js';
import type { VerifiedDocument, VerifiedFile, VerifiedWaiver } from '../../../reads/loaders/verification.loader.js';
import { escaped } from './layout.js';

export const verificationScriptPath = '/v/verify.js';
export const verificationStylePath = '/v/style.css';

/** A page for the holders of documents, so without the navigation of the API's documentation. */
function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · Document verification</title>
<link rel="stylesheet" href="${verificationStylePath}">
<script type="module" src="${verificationScriptPath}"></script>
</head>
<body>
<header><p>Construction Payment Compliance: document verification</p></header>
<main>
${content}
</main>
</body>
</html>
`;
}

/** What a document is, its seal, and a field to compare a file with it. */
export function verifiedPage(code: string, document: VerifiedDocument | VerifiedFile | VerifiedWaiver): string {
  const { sha256, livemode } = document;
  const { kind, status, facts, earlierSha256 = null, original = null } = describe(code, document);
  const hashes = [original?.sha256, original?.copySha256, sha256, earlierSha256].filter((hash) => hash);
  return page(
    kind,
    `<h1>${escaped(kind)}</h1>
${livemode ? '' : '<p class="note"><strong>Sandbox document.</strong> It was made to test the service. It has no legal effect and was never sent.</p>\n'}${status}
<dl>
${facts.map(([term, value]) => `<dt>${escaped(term)}</dt><dd>${escaped(value)}</dd>`).join('\n')}
</dl>
<section aria-labelledby="compare">
<h2 id="compare">Is your copy unchanged?</h2>
<p>Choose the PDF file, or drop it into the frame. Your browser computes its hash and compares it; the file is not uploaded.</p>
<p class="drop" data-hashes="${hashes.join(' ')}"><label for="file">PDF file</label> <input id="file" type="file" accept="application/pdf,.pdf"></p>
<p id="result" role="status"></p>
<p>Without a script, compare the hash yourself. SHA-256 of the file:</p>
${originalHashes(original)}<p><code>${sha256}</code></p>
${earlierSha256 === null ? '' : `<p>Of copies from before the time stamp was added:</p>\n<p><code>${earlierSha256}</code></p>\n`}</section>`,
  );
}

interface PageContent {
  kind: string;
  /** HTML. */
  status: string;
  facts: [string, string][];
  earlierSha256?: string | null;
  original?: VerifiedDocument['signedOriginal'];
}

function describe(code: string, document: VerifiedDocument | VerifiedFile | VerifiedWaiver): PageContent {
  if ('kind' in document) {
    const { kind } = document;
    return { kind: issuedFileKinds[kind], status: statusOfFile(document), facts: factsOfFile(code, document) };
  }
  if ('waiverType' in document) {
    const kind = `${displayText(document.waiverType)} waiver`;
    return { kind, status: statusOfWaiver(document), facts: factsOfWaiver(code, document) };
  }
  const { type, earlierSha256, signedOriginal: original } = document;
  const facts = listFacts(code, document);
  return { kind: displayText(type), status: describeStatus(document), facts, earlierSha256, original };
}

/** Whether the payer has it, which the document does not say. */
function statusOfWaiver({ status, claimant, payer, releasedAt }: VerifiedWaiver): string {
  const [state, why] = {
    held: ['Held.', `${claimant} signed it and has not released it to ${payer}: it is not delivered.`],
    released: ['Released', `to ${payer}, ${time(releasedAt)}.`],
    declined: ['Withdrawn.', `${claimant} took it back before it was released to ${payer}: it was never delivered.`],
  }[status] as [string, string];
  return `<p class="note"><strong>${state}</strong> ${escaped(why)}</p>`;
}

function factsOfWaiver(code: string, waiver: VerifiedWaiver): [string, string][] {
  const { claimant, payer, project, signedBy, signedAt, createdAt, sealedAt, timestampedAt } = waiver;
  return [
    ['Code', code],
    ['Given by', claimant],
    ['For', payer],
    ['Project', project],
    ['File', fileFact(waiver)],
    ['Generated', time(generatedAt(createdAt, sealedAt))],
    ['Signed', `${signedBy}, ${time(signedAt)}`],
    ['Sealed', sealFact(waiver)],
    ...stampFact(timestampedAt),
  ];
}

/** The signed original comes first: it is what was mailed and recorded. */
function originalHashes(original: VerifiedDocument['signedOriginal']): string {
  if (!original) return '';
  const { sha256, copySha256 } = original;
  const copy =
    copySha256 === sha256
      ? ''
      : `<p>Of the copy of it that was mailed or recorded:</p>\n<p><code>${copySha256}</code></p>\n`;
  return `<p>Of the signed original:</p>\n<p><code>${sha256}</code></p>\n${copy}<p>Of the document before it was signed by hand:</p>\n`;
}

export function unknownCodePage(): string {
  return page(
    'Unknown code',
    `<h1>Unknown code</h1>
<p>No document has this code. Compare it with the footer of the document, letter by letter. A document with a code that is unknown here
was not made by this service, or was changed.</p>`,
  );
}

export function refusedPage(message: string): string {
  return page('Not available', `<h1>Not available</h1>\n<p>${escaped(message)}</p>`);
}

/** Such a file is never replaced: what it says stays what was known then. */
function statusOfFile({ kind }: VerifiedFile): string {
  const inside =
    kind === 'bundle'
      ? ' Whether the document in it is still current is on the page of the code in the footer of that document.'
      : '';
  return `<p class="note">This file shows what the service knew when it was generated. A later file of the same kind has its own code.${inside}</p>`;
}

function factsOfFile(code: string, file: VerifiedFile): [string, string][] {
  const { title, issuedBy, project, createdAt, timestampedAt, sealedAt } = file;
  return [
    ['Code', code],
    ['About', title],
    ['Issued by', issuedBy],
    ...(project === null ? [] : ([['Project', project]] as [string, string][])),
    ['File', fileFact(file)],
    ['Generated', time(generatedAt(createdAt, sealedAt))],
    ['Sealed', sealFact(file)],
    ...stampFact(timestampedAt),
  ];
}

/** The row is written after its file is sealed. */
function generatedAt(createdAt: string, sealedAt: string | null): string {
  return sealedAt && sealedAt < createdAt ? sealedAt : createdAt;
}

function fileFact({ fileName, pageCount }: { fileName: string; pageCount: number }): string {
  return `${fileName}, ${pageCount === 1 ? '1 page' : `${pageCount} pages`}`;
}

function sealFact({ sealedAt, sealedBy }: { sealedAt: string | null; sealedBy: string | null }): string {
  return sealedAt ? `${sealedBy}, ${time(sealedAt)}` : 'No: the file has no digital signature.';
}

function describeStatus(document: VerifiedDocument): string {
  return describeCurrency(document) + describeRelease(document);
}

/** A release can exist and not be signed or recorded, so it is no statement that the claim is released. */
function describeRelease({ releasedAt }: VerifiedDocument): string {
  if (releasedAt === null) return '';
  return `\n<p class="note">A release of this claim was generated ${time(releasedAt)}. Whether it was signed and recorded is not known here.</p>`;
}

function describeCurrency({ replacedBy, replacedAt, withdrawnAt, ended }: VerifiedDocument): string {
  if (ended) return '<p class="note"><strong>Withdrawn</strong> by its issuer: it is no longer in effect.</p>';
  if (replacedBy) {
    return `<p class="note"><strong>Replaced.</strong> A later document took its place: ${escaped(displayText(replacedBy))}, ${time(replacedAt)}.</p>`;
  }
  if (withdrawnAt) return `<p class="note"><strong>Withdrawn</strong> by its issuer, ${time(withdrawnAt)}.</p>`;
  return '<p class="note">This is the current document.</p>';
}

function listFacts(code: string, document: VerifiedDocument): [string, string][] {
  const { claimant, project, createdAt, timestampedAt, sealedAt, signedBy, signedAt, signedOriginal } = document;
  return [
    ['Code', code],
    ['Issued by', claimant],
    ['Project', project],
    ['File', fileFact(document)],
    ['Generated', time(generatedAt(createdAt, sealedAt))],
    ...(signedBy ? ([['Signed', `${signedBy}, ${time(signedAt)}`]] as [string, string][]) : []),
    ...originalFact(signedOriginal),
    ['Sealed', sealFact(document)],
    ...stampFact(timestampedAt),
  ];
}

/** What its issuer stated: the service has compared the code on the pages, not the signature. */
function originalFact(original: VerifiedDocument['signedOriginal']): [string, string][] {
  if (!original) return [];
  const { signerName, uploadedAt, pageCount } = original;
  const pages = pageCount === 1 ? '1 page' : `${pageCount} pages`;
  return [
    ['Signed original', `${pages}, signed by ${signerName} according to its issuer, uploaded ${time(uploadedAt)}`],
  ];
}

function stampFact(timestampedAt: string | null): [string, string][] {
  return timestampedAt ? [['Time stamp', time(timestampedAt)]] : [];
}

/** `2026-03-04T09:15:00.000+00:00` → `2026-03-04 09:15:00 UTC`. */
function time(at: string | null): string {
  return at ? `${at.slice(0, 10)} ${at.slice(11, 19)} UTC` : '';
}
