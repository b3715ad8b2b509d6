import { displayText } from '../../../domain/vocabulary.js';
import type { VerifiedDocument } from '../../../loaders/verification.loader.js';
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
export function verifiedPage(code: string, document: VerifiedDocument): string {
  const { sha256, earlierSha256, livemode } = document;
  const kind = displayText(document.type);
  const hashes = [sha256, earlierSha256].filter((hash) => hash !== null);
  return page(
    kind,
    `<h1>${escaped(kind)}</h1>
${livemode ? '' : '<p class="note"><strong>Sandbox document.</strong> It was made to test the service. It has no legal effect and was never sent.</p>\n'}${statusOf(document)}
<dl>
${factsOf(code, document)
  .map(([term, value]) => `<dt>${escaped(term)}</dt><dd>${escaped(value)}</dd>`)
  .join('\n')}
</dl>
<section aria-labelledby="compare">
<h2 id="compare">Is your copy unchanged?</h2>
<p>Choose the PDF file, or drop it into the frame. Your browser computes its hash and compares it; the file is not uploaded.</p>
<p class="drop" data-hashes="${hashes.join(' ')}"><label for="file">PDF file</label> <input id="file" type="file" accept="application/pdf,.pdf"></p>
<p id="result" role="status"></p>
<p>Without a script, compare the hash yourself. SHA-256 of the file:</p>
<p><code>${sha256}</code></p>
${earlierSha256 === null ? '' : `<p>Of copies from before the time stamp was added:</p>\n<p><code>${earlierSha256}</code></p>\n`}</section>`,
  );
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

function statusOf({ replacedBy, replacedAt, withdrawnAt, ended }: VerifiedDocument): string {
  if (ended) return '<p class="note"><strong>Withdrawn</strong> by its issuer: it is no longer in effect.</p>';
  if (replacedBy) {
    return `<p class="note"><strong>Replaced.</strong> A later document took its place: ${escaped(displayText(replacedBy))}, ${time(replacedAt)}.</p>`;
  }
  if (withdrawnAt) return `<p class="note"><strong>Withdrawn</strong> by its issuer, ${time(withdrawnAt)}.</p>`;
  return '<p class="note">This is the current document.</p>';
}

function factsOf(code: string, document: VerifiedDocument): [string, string][] {
  const { claimant, project, fileName, pageCount, createdAt, sealedAt, sealedBy, timestampedAt, signedBy, signedAt } =
    document;
  return [
    ['Code', code],
    ['Issued by', claimant],
    ['Project', project],
    ['File', `${fileName}, ${pageCount === 1 ? '1 page' : `${pageCount} pages`}`],
    ['Generated', time(createdAt)],
    ...(signedBy ? ([['Signed', `${signedBy}, ${time(signedAt)}`]] as [string, string][]) : []),
    ['Sealed', sealedAt ? `${sealedBy}, ${time(sealedAt)}` : 'No: the file has no digital signature.'],
    ...(timestampedAt ? ([['Time stamp', time(timestampedAt)]] as [string, string][]) : []),
  ];
}

/** `2026-03-04T09:15:00.000+00:00` → `2026-03-04 09:15:00 UTC`. */
function time(at: string | null): string {
  return at ? `${at.slice(0, 10)} ${at.slice(11, 19)} UTC` : '';
}
