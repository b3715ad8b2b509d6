import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Addressee } from '../../../domain/addressee.js';
import { caption, contentWidth, documentBase, ink, page, rule } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { wrap } from '../../wrap.js';

type CoverPageJob = Extract<RenderJob, { template: 'cover-page' }>;

const inch = 72;
/** What shows in the windows of a #10 double window envelope (4.125 × 9.5 in), measured on the flat page. */
const windows = {
  sender: { left: 0.625 * inch, top: 0.5 * inch, width: 3.25 * inch, height: 0.875 * inch },
  recipient: { left: 0.625 * inch, top: 1.75 * inch, width: 4 * inch, height: 1 * inch },
};
/** The page moves in its envelope. */
const play = 5;
/** Below the windows; nothing but addresses stands above. */
const bodyTop = 3.2 * inch;

/** One page: the addresses where the windows are, and below them what is enclosed. */
export function coverPageDefinition({ model, generatedAt }: CoverPageJob): TDocumentDefinitions {
  const { sender, recipient, mail, enclosed, pageCount, project, orderId } = model;
  const base = documentBase({
    title: `${enclosed}: ${recipient.name}`,
    subject: mail,
    author: sender.name,
    keywords: ['cover-page', orderId].join(', '),
    generatedAt,
    preview: false,
  });
  const pages = pageCount === 1 ? '1 page' : `${pageCount} pages`;
  const value = (text: string): Content => ({ text, fontSize: 11, margin: [0, 1, 0, 8] });
  const body: Content = {
    margin: [0, bodyTop - page.top, 0, 0],
    stack: [
      { text: mail, style: 'heading', alignment: 'left' },
      rule(1.2, 4),
      { text: '', margin: [0, 6, 0, 0] },
      caption('Enclosed'),
      value(`${enclosed}, ${pages}`),
      caption('Project'),
      value(project),
      caption('From'),
      value([sender.name, ...sender.addressLines].join(', ')),
    ],
  };
  return {
    ...base,
    content: [
      address(sender, windows.sender, [9, 8, 7]),
      address(recipient, windows.recipient, [11, 10, 9, 8, 7]),
      body,
    ],
    footer: {
      text: `Order ${orderId}`,
      fontSize: 7.5,
      color: ink.caption,
      alignment: 'right',
      margin: [page.left, 24, page.right, 0],
    },
  };
}

/** An address in the largest type in which it fits its window. */
function address(
  { name, addressLines }: Addressee,
  { left, top, width, height }: typeof windows.sender,
  sizes: readonly number[],
): Content {
  const leading = 1.12;
  const room = { width: Math.min(width - 2 * play, contentWidth), height: height - 2 * play };
  const linesAt = (size: number) =>
    [name, ...addressLines].flatMap((line) => wrap(line, room.width, { size, face: 'normal' }));
  const size = sizes.find((one) => linesAt(one).length * one * leading <= room.height) ?? sizes.at(-1)!;
  const most = Math.floor(room.height / (size * leading));
  const lines = linesAt(size);
  // Of a name that fills the window, what is left out is its middle: the last lines bring the mail there.
  const shown =
    lines.length > most ? [...lines.slice(0, most - addressLines.length), ...lines.slice(-addressLines.length)] : lines;
  return {
    absolutePosition: { x: left + play, y: top + play },
    stack: shown.map((text) => ({ text, fontSize: size, lineHeight: 1 })),
  };
}
