import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { ProofOfServiceModel } from '../../../domain/proof-of-service/model.js';
import type { Addressee } from '../../../domain/shared/addressee.js';
import { formatDate, formatInstant, shorten } from '../../format.js';
import { caption, contentWidth, documentBase, ink, piece, rule, sectionHeading, watermark } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { boxed, boxedWidths, ruledRows } from '../../table-layouts.js';
import { mailingDeclaration } from './declaration.js';
import { pieceRecord } from './piece.js';
import { pieceTable } from './pieces.js';

type ProofOfServiceJob = Extract<RenderJob, { template: 'proof-of-service' }>;

const title = 'Mailing Record';

/** The notice and its document, all pieces at a glance, then the record of each. */
export function proofOfServiceDefinition({ model, generatedAt }: ProofOfServiceJob): TDocumentDefinitions {
  const { notice, sender, sandbox } = model;
  const of = `${notice.kind} notice ${notice.number}`;
  const base = documentBase({
    title: `${title}: ${of}`,
    subject: `${title} of ${of}`,
    author: sender.name,
    keywords: ['proof-of-service', notice.number].join(', '),
    generatedAt,
    preview: false,
  });
  const numbering = piece({
    left: shorten(sender.name, 48),
    center: notice.number,
    running: `${title}, ${of}, continued`,
  });
  const section = [
    heading(model),
    facts(model, generatedAt),
    ...documents(model),
    sectionHeading(model.pieces.length === 1 ? 'One piece of mail' : `${model.pieces.length} pieces of mail`, 12),
    pieceTable(model.pieces),
    ...model.pieces.map((one, index) => pieceRecord(one, index + 1, model.documents)),
    closing(),
    ...mailingDeclaration(model),
  ];
  return {
    ...base,
    ...(sandbox && { watermark: watermark('SANDBOX — NOTHING WAS MAILED') }),
    content: [{ section, ...numbering.frame() }],
  };
}

function heading({ acceptedAt }: ProofOfServiceModel): Content {
  const accepted: Column = {
    width: 220,
    alignment: 'right',
    stack: [caption('First accepted by the carrier'), { text: formatInstant(acceptedAt), bold: true, fontSize: 9.5 }],
  };
  return [{ columns: [{ text: title, fontSize: 15, bold: true, width: contentWidth - 220 }, accepted] }, rule(1.2, 3)];
}

function facts({ notice, sender, project }: ProofOfServiceModel, generatedAt: string): Content {
  const line = (text: string) => ({ text, fontSize: 8.5 });
  const block = (label: string, { name, addressLines }: Addressee) => [
    caption(label),
    { text: name, bold: true, fontSize: 9 },
    ...addressLines.map(line),
  ];
  const cells = [
    [
      caption('Notice'),
      { text: notice.number, bold: true, fontSize: 9 },
      line(`${notice.kind}, ${notice.state}`),
      line(`Dated ${formatDate(notice.date)}`),
      line(`Record prepared ${formatInstant(generatedAt)}`),
    ],
    block('Sent by', sender),
    block('Project', project),
  ];
  return {
    table: { widths: boxedWidths(3), body: [cells.map((stack) => ({ stack }))], dontBreakRows: true },
    layout: boxed,
    margin: [0, 7, 0, 0],
  };
}

/** The mailed documents, each identified by the hash of its content. */
function documents({ documents: all }: ProofOfServiceModel): Content[] {
  const pages = 36;
  const hash = 254;
  const head = [caption('File'), caption('Pages'), caption('SHA-256 of the file')];
  const rows = all.map(({ fileName, pageCount, sha256 }) => [
    { text: fileName, fontSize: 9 },
    { text: String(pageCount), fontSize: 9 },
    { text: sha256, fontSize: 7.4 },
  ]);
  return [
    sectionHeading(all.length === 1 ? 'Document' : 'Documents', 12),
    {
      table: {
        headerRows: 1,
        widths: [contentWidth - pages - hash - 12, pages, hash],
        body: [head, ...rows],
        dontBreakRows: true,
      },
      layout: ruledRows,
    },
  ];
}

function closing(): Content {
  const text =
    'This record states what was handed to the carrier, and what the carrier or the person who mailed it reported. ' +
    'Certified mail is accepted, delivered and returned under its article number; other mail is followed by the carrier’s scans ' +
    'and is delivered without a signature. This record is not an opinion on the legal sufficiency of service. Times are in UTC.';
  return { text, italics: true, fontSize: 8, color: ink.caption, margin: [0, 12, 0, 0] };
}
