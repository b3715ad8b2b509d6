import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { PieceEvent, ProofOfServiceModel, ServedPiece } from '../../../domain/proof-of-service/model.js';
import { formatLocal } from '../../format.js';
import { longTable } from '../../long-table.js';
import { caption, contentWidth, ink } from '../../page.js';
import { boxed, boxedWidths, ruledRows } from '../../table-layouts.js';
import { describeOutcome, mailWords } from './pieces.js';

/** This many events always fit on one page with their piece, and are kept together with it. */
const maxTogether = 10;

/** The record of one piece: its recipient, its number, and its reported events. */
export function pieceRecord(piece: ServedPiece, number: number, { documents, notice }: ProofOfServiceModel): Content {
  const { recipient, events, files } = piece;
  const long = isLong(recipient);
  const fontSize = long ? 9 : 10.5;
  const described = cells(piece, documents, notice.state);
  const addressed: Content[] = [caption('Addressed to'), ...addressedTo(recipient, long)];
  const boxes = long ? described : [{ stack: addressed, field: true }, ...described];
  const head: Content = {
    stack: [
      { text: `${number}.  ${recipient.name}`, headlineLevel: 3, bold: true, fontSize, margin: [0, 16, 0, 4] },
      ...(long ? [{ stack: addressed, field: true, margin: [0, 0, 0, 4] as [number, number, number, number] }] : []),
      {
        table: { widths: boxedWidths(boxes.length), body: [boxes], dontBreakRows: true },
        layout: boxed,
      },
    ],
    unbreakable: true,
  };
  const stack: Content[] = [
    head,
    ...(events.length > 0 ? [eventTable(events, notice.state)] : []),
    ...files.map(
      ({ fileName, sha256 }): Content => ({
        text: `On file: ${fileName}\nSHA-256 ${sha256}`,
        fontSize: 9,
        color: ink.caption,
        margin: [0, 3, 0, 0],
      }),
    ),
  ];
  return { stack, unbreakable: events.length <= maxTogether };
}

function cells(piece: ServedPiece, documents: ProofOfServiceModel['documents'], state: string): TableCell[] {
  const line = (text: string) => ({ text, fontSize: 9 });
  const strong = (text: string) => ({ text, fontSize: 9, bold: true });
  const { mailClass, carrier, trackingNumber, acceptedAt, deliveredAt, returnedAt, document } = piece;
  const article = mailClass === 'certified' ? 'Article number' : 'Tracking number';
  return [
    {
      stack: [
        caption('Mail'),
        strong(sentence([carrier, mailWords[mailClass].toLowerCase(), 'mail'].filter(Boolean).join(' '))),
        ...(trackingNumber ? [line(article), line(grouped(trackingNumber))] : [line(`No ${article.toLowerCase()}`)]),
        ...(piece.mailer && acceptedAt
          ? [line(`Mailed by ${piece.mailer === 'mailroom' ? 'the mailroom' : piece.mailer}`)]
          : []),
        ...(documents.length > 1 ? [line(documents[document]!.fileName)] : []),
      ],
      field: true,
    },
    {
      stack: [
        caption('On record'),
        strong(describeOutcome(piece, state)),
        line(`Accepted ${acceptedAt ? formatLocal(acceptedAt, state) : '—'}`),
        ...(deliveredAt ? [line(`Delivered ${formatLocal(deliveredAt, state)}`)] : []),
        ...(returnedAt ? [line(`Returned ${formatLocal(returnedAt, state)}`)] : []),
      ],
      field: true,
    },
  ];
}

/**
 * Names and lines of an address may have any length, but a piece must fit on a page with its events: a long one has the width of the
 * page, in one paragraph.
 */
function addressedTo({ name, addressLines }: ServedPiece['recipient'], long: boolean): Content[] {
  if (long) return [{ text: [name, ...addressLines].join(', '), fontSize: 9 }];
  return [{ text: name, fontSize: 9, bold: true }, ...addressLines.map((text) => ({ text, fontSize: 9 }))];
}

function isLong({ name, addressLines }: ServedPiece['recipient']): boolean {
  return [name, ...addressLines].join().length > 300;
}

/** 20 to 22 digits are shown in groups of four, as printed on the label. */
export function grouped(number: string): string {
  return /^\d{20,22}$/.test(number) ? number.replace(/\d{4}(?=\d)/g, '$& ') : number;
}

function eventTable(events: readonly PieceEvent[], state: string): Content {
  const [time, by] = [138, 82];
  const place = 130;
  const widths = [time, contentWidth - time - place - by - 18, place, by];
  const head = ['Time', 'Event', 'Place', 'Reported by'].map((text): TableCell => caption(text));
  const body = events.map(({ occurredAt, name, location, provider }) =>
    [formatLocal(occurredAt, state), eventWords(name), location ?? '', reporter(provider)].map(
      (text): TableCell => ({ text, fontSize: 9 }),
    ),
  );
  return longTable({ table: { widths, body: [head, ...body] }, layout: ruledRows, margin: [0, 5, 0, 0] });
}

/** Staff enter words. A carrier reports a code: `letter.certified.in_transit` → 'In transit'. */
function eventWords(name: string): string {
  if (!/^[a-z]+(?:[._-][a-z]+)*$/.test(name)) return name;
  return sentence(name.replace(/^letter\.(?:certified\.)?/, '').replace(/[._]/g, ' '));
}

function reporter(provider: string): string {
  if (provider === 'mailroom') return 'Mailroom staff';
  return provider.charAt(0).toUpperCase() + provider.slice(1);
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
