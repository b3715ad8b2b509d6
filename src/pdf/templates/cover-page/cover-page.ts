import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Addressee } from '../../../domain/address/addressee.js';
import { spacedCode } from '../../../domain/document-order/piece-code.js';
import { leastType, withLeastType } from '../../least-type.js';
import { caption, contentWidth, documentBase, pageFormat, rule } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { qrCode } from '../../verification-mark.js';
import { wrap } from '../../wrap.js';

type CoverPageJob = Extract<RenderJob, { template: 'cover-page' }>;

const inch = 72;
/** The area visible in the windows of a #10 double window envelope (4.125 × 9.5 in), measured on the flat page. */
const windows = {
  sender: { left: 0.625 * inch, top: 0.5 * inch, width: 3.25 * inch, height: 0.875 * inch },
  recipient: { left: 0.625 * inch, top: 1.75 * inch, width: 4 * inch, height: 1 * inch },
};
/** The page can move inside its envelope. */
const play = 5;
/** Below the windows; only addresses are above it. */
const bodyTop = 3.2 * inch;
/** The code that staff scan before they put on the article's label. */
const code = { size: 0.6 * inch, top: bodyTop, width: 100 };
const codeLeft = pageFormat.width - pageFormat.right - code.size;

/** Staff write the characters of the recipient's name that the fonts lack. */
export const writtenByHand = '________';

/** One page: the addresses at the windows, and below them the enclosed document. */
export function coverPageDefinition({ model, generatedAt }: CoverPageJob): TDocumentDefinitions {
  const { sender, recipient, mail, enclosed, pageCount, project, orderId } = model;
  const scanned = qrCode(model.code, { x: codeLeft, y: code.top, size: code.size });
  const base = documentBase({
    title: `${enclosed}: ${recipient.name}`,
    subject: mail,
    author: sender.name,
    keywords: ['cover-page', orderId].join(', '),
    generatedAt,
    preview: false,
  });
  const pages = pageCount === 1 ? '1 page' : `${pageCount} pages`;
  const field = (label: string, content: Content): Content => ({
    stack: [withLeastType(caption(label), leastType), content],
    field: true,
  });
  // Addresses may have any length, but there is only one page.
  const value = (text: string): Content => ({ text, fontSize: text.length > 300 ? 8 : 11, margin: [0, 1, 0, 8] });
  const inFull = (addressee: Addressee) => value([addressee.name, ...addressee.addressLines].join(', '));
  const window = shownIn(recipient, windows.recipient, [11, 10, 9, 8, 7]);
  const isWhole = !window.cut && ![recipient.name, ...recipient.addressLines].join().includes(writtenByHand);
  const body: Content = {
    margin: [0, bodyTop - pageFormat.top, 0, 0],
    stack: [
      { text: mail, style: 'heading', alignment: 'left', margin: [0, 0, code.size + 8, 0] },
      rule(1.2, 4, contentWidth - code.size - 8),
      { text: '', margin: [0, 6, 0, 0] },
      { stack: [field('Enclosed', value(`${enclosed}, ${pages}`))], margin: [0, 0, code.size + 8, 0] },
      field('Project', value(project)),
      field('From', inFull(sender)),
      ...(isWhole ? [] : [field('To: write the whole address on a label, as it is in the order', inFull(recipient))]),
    ],
  };
  return {
    ...base,
    content: [shownIn(sender, windows.sender, [9, 8, 7]).content, window.content, body, scanned, readable(model.code)],
  };
}

/** The code for people, above the one for scanners. */
function readable(text: string): Content {
  const place = { x: codeLeft + code.size - code.width, y: code.top - 12 };
  return {
    columns: [{ width: code.width, text: spacedCode(text), fontSize: leastType, alignment: 'right' }],
    absolutePosition: place,
  };
}

/** An address in the largest type size that fits its window, and whether it had to be cut. */
function shownIn(
  { name, addressLines }: Addressee,
  { left, top, width, height }: typeof windows.sender,
  sizes: readonly number[],
): { content: Content; cut: boolean } {
  const leading = 1.12;
  const room = { width: Math.min(width - 2 * play, contentWidth), height: height - 2 * play };
  const wrapped = (line: string, size: number) => wrap(line, room.width, { size, face: 'normal' });
  const linesAt = (size: number) => [name, ...addressLines].flatMap((line) => wrapped(line, size));
  const size = sizes.find((one) => linesAt(one).length * one * leading <= room.height) ?? sizes.at(-1)!;
  const most = Math.floor(room.height / (size * leading));
  const lines = linesAt(size);
  const cut = lines.length > most;
  // The first line has the recipient's name, and the last lines are needed for delivery.
  const last = Math.min(addressLines.flatMap((line) => wrapped(line, size)).length, most - 1);
  const shown = cut ? [...lines.slice(0, most - last), ...lines.slice(-last)] : lines;
  const stack = shown.map((text) => ({ text, fontSize: size, lineHeight: 1 }));
  return { content: { absolutePosition: { x: left + play, y: top + play }, stack }, cut };
}
