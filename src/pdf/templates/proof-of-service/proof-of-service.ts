import type { Column, Content } from 'pdfmake/interfaces.js';
import type { Addressee } from '../../../domain/address/addressee.js';
import { zoneOfState } from '../../../domain/deadlines/state-zones.js';
import type { ProofOfServiceModel, ServedPiece } from '../../../domain/proof-of-service/model.js';
import { mailingWording } from '../../assets/mailing.js';
import { stateName } from '../../assets/state-names.js';
import { fillBlanks, formatDate, formatLocal, shorten } from '../../format.js';
import { leastType, withLeastType } from '../../least-type.js';
import { longTable } from '../../long-table.js';
import { caption, contentWidth, type Definition, documentBase, ink, piece, rule, sectionHeading } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { boxed, boxedWidths, ruledRows } from '../../table-layouts.js';
import { verificationMark } from '../../verification-mark.js';
import { mailingDeclarations } from './declaration.js';
import { pieceRecord } from './piece.js';
import { describeCount, pieceTable } from './pieces.js';

type ProofOfServiceJob = Extract<RenderJob, { template: 'proof-of-service' }>;

const { title } = mailingWording;
type Margin = [number, number, number, number];

/** The notice and its document, all pieces at a glance, then the record of each. */
export function proofOfServiceDefinition({ model, generatedAt, verification }: ProofOfServiceJob): Definition {
  const { notice, sender, sandbox } = model;
  const noticeTitle = `${notice.title} No. ${notice.number}`;
  const base = documentBase({
    title: `${title}: ${noticeTitle}`,
    subject: `${title} of ${noticeTitle}`,
    author: sender.name,
    keywords: ['proof-of-service', notice.number].join(', '),
    generatedAt,
    preview: false,
  });
  const numbering = piece({
    left: `No. ${shorten(notice.number, 24)}`,
    center: sender.name,
    running: `${title}, ${noticeTitle}, continued`,
    mark: verification && verificationMark(verification),
  });
  const section: Content[] = [
    heading(model),
    facts(model),
    ...documents(model),
    sectionHeading(describeCount(model.pieces), 12),
    pieceTable(model.pieces, notice.state),
    ...model.pieces.map((one, index) => pieceRecord(one, index + 1, model)),
    closing(model, generatedAt),
    ...mailingDeclarations(model),
  ];
  return {
    ...base,
    ...(sandbox && { mark: 'SANDBOX — NOTHING WAS MAILED' }),
    content: [{ section: withLeastType(section, leastType), ...numbering.frame() }],
  };
}

function heading({ acceptedAt, notice }: ProofOfServiceModel): Content {
  const accepted: Column = {
    width: 220,
    alignment: 'right',
    stack: [
      caption('First accepted by the carrier'),
      { text: formatLocal(acceptedAt, notice.state), bold: true, fontSize: 9.5 },
    ],
    field: true,
  };
  return [
    { columns: [{ text: title, headlineLevel: 1, fontSize: 15, bold: true, width: contentWidth - 220 }, accepted] },
    rule(1.2, 3),
  ];
}

function facts({ notice, sender, project }: ProofOfServiceModel): Content {
  const line = (text: string) => ({ text, fontSize: 9 });
  const block = (label: string, { name, addressLines }: Addressee) => [
    caption(label),
    { text: name, bold: true, fontSize: 9 },
    ...addressLines.map(line),
  ];
  const cells = [
    [
      caption('Document mailed'),
      { text: notice.title, bold: true, fontSize: 9 },
      line(`No. ${notice.number}`),
      line(`Dated ${formatDate(notice.date)}`),
    ],
    block('Sent by', sender),
    block('Project', project),
  ];
  return {
    table: { widths: boxedWidths(3), body: [cells.map((stack) => ({ stack, field: true }))], dontBreakRows: true },
    layout: boxed,
    margin: [0, 7, 0, 0],
  };
}

/** The mailed documents, each identified by the hash of its content. */
function documents({ documents: all }: ProofOfServiceModel): Content[] {
  const pages = 36;
  const hash = 160;
  const head = [caption('File'), caption('Pages'), caption('SHA-256 of the file')];
  const rows = all.map(({ fileName, pageCount, sha256, earlierSha256 }) => [
    { text: fileName, fontSize: 9 },
    { text: String(pageCount), fontSize: 9 },
    {
      stack: [
        { text: inTwoLines(sha256), fontSize: 9 },
        ...(earlierSha256 === null
          ? []
          : [
              { text: 'Before a time stamp was added:', fontSize: 9, margin: [0, 2, 0, 0] as Margin },
              { text: inTwoLines(earlierSha256), fontSize: 9 },
            ]),
      ],
    },
  ]);
  return [
    sectionHeading(all.length === 1 ? 'Document' : 'Documents', 12),
    longTable({
      table: { widths: [contentWidth - pages - hash - 12, pages, hash], body: [head, ...rows] },
      heads: { column: 0 },
      layout: ruledRows,
    }),
  ];
}

/** The 64 digits of a hash, which are wider than their column. */
function inTwoLines(sha256: string): string {
  return `${sha256.slice(0, 32)}\n${sha256.slice(32)}`;
}

function closing({ notice: { state }, pieces }: ProofOfServiceModel, generatedAt: string): Content {
  const zone = zoneOfState(state) === 'UTC' ? 'UTC' : stateName(state);
  const { record, opinion, prepared } = mailingWording.closing;
  const preparation = fillBlanks(prepared, { zone, time: formatLocal(generatedAt, state) });
  const text = [record, ...mailNotes(pieces), opinion, preparation].join(' ');
  return { text, italics: true, fontSize: 9, color: ink.caption, margin: [0, 12, 0, 0] };
}

/** What is known of each class of mail on the record. */
function mailNotes(pieces: readonly ServedPiece[]): string[] {
  const { certified, tracked, untracked } = mailingWording.closing;
  const others = pieces.filter(({ mailClass }) => mailClass !== 'certified');
  return [
    ...(others.length < pieces.length ? [certified] : []),
    ...(others.some(({ trackingNumber }) => trackingNumber) ? [tracked] : []),
    ...(others.some(({ trackingNumber }) => !trackingNumber) ? [untracked] : []),
  ];
}
