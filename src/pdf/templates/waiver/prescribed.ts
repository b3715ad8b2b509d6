import type { Content } from 'pdfmake/interfaces.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import type { WaiverBlank, WaiverBlock, WaiverForm } from '../../assets/waiver/form.js';
import { countLines } from '../../divisible.js';
import { contentWidth } from '../../page.js';
import { bare, boxed } from '../../table-layouts.js';
import { balance, wrap } from '../../wrap.js';
import { notaryStamp } from '../notary.js';
import { dividedExceptions, furtherExceptions } from './exceptions.js';
import { filledBlanks } from './filled.js';
import { signatureRow } from './lines.js';

type Blanks = Record<WaiverBlank, string | null>;

/** The largest type of the page: titles and notices use it, so that no other type is larger than a notice. */
export const largest = 12;
const padding = 6;
/** About what a page holds in type of ten points, with the space between its blocks. */
const pageLines = 42;
const amountWidth = 110;

/** A prescribed form: its own wording in its own order, plus only what the claimant fills in or excepts. */
export function prescribedForm(form: WaiverForm, model: WaiverDocumentModel, image: string | null): Content[] {
  const page = { form, model, blanks: filledBlanks(model), image };
  const content = (blocks: WaiverBlock[]) => blocks.flatMap((block) => layOutBlock(block, page));
  const signed = form.body.findIndex(({ kind }) => kind === 'signature');
  const words = form.body.findLastIndex((block, index) => index < signed && isSentence(block));
  const listed = form.body.findIndex(({ kind }) => kind === 'exceptions');
  const isFull = (countLines(content(form.body.slice(words)), contentWidth) * form.minFontPt) / 10 > pageLines;
  // The words that the signer agrees to are on the page of the signature, of the oath and of the notice.
  if (listed < 0 || !isFull) {
    const [last, ...end] = form.body.slice(words);
    return laidOut(form, content(form.body.slice(0, words)), content([last!]), content(end));
  }
  // A list that only a caller can have written is divided: its end is there.
  const [before, last] = dividedExceptions(model);
  return laidOut(form, [...content(form.body.slice(0, listed)), ...before], last, content(form.body.slice(listed + 1)));
}

/** @param last stays with the end, unless both are longer than a page */
function laidOut({ minFontPt }: WaiverForm, before: Content[], last: Content[], end: Content[]): Content[] {
  const together: Content = { unbreakable: true, stack: [...last, { unbreakable: true, stack: end }] };
  return [{ stack: [...before, together], fontSize: minFontPt }];
}

/** Not only the day or the place of the signature. */
function isSentence(block: WaiverBlock): boolean {
  return block.kind === 'text' && block.text.length > 100;
}

interface Page {
  form: WaiverForm;
  model: WaiverDocumentModel;
  blanks: Blanks;
  image: string | null;
}

function layOutBlock(block: WaiverBlock, page: Page): Content[] {
  const { form, model } = page;
  switch (block.kind) {
    case 'title': {
      const text = model.form?.title.toUpperCase() ?? '';
      const side = balance(text, contentWidth, { size: largest, face: 'bold' });
      return [
        { text, headlineLevel: 1, bold: true, fontSize: largest, alignment: 'center', margin: [side, 4, side, 6] },
      ];
    }
    case 'notice':
      return [notice(block.text)];
    case 'section':
      return [{ text: block.text, headlineLevel: 2, bold: true, alignment: 'center', margin: [0, 8, 0, 2] }];
    case 'fields':
      return [fields(block.rows, page, block.amounts)];
    case 'text': {
      if (block.conditional && !model.conditional) return [];
      return [{ text: runs(block.text, page), margin: [block.indent ?? 0, 3, 0, 3] }];
    }
    case 'exceptions':
      return furtherExceptions(model);
    case 'signature': {
      const lines = form.body.flatMap((each) => (each.kind === 'signature' ? each.rows.flat() : []));
      const hasSigner = lines.some(({ holds }) => holds === 'signer');
      const hasDate = lines.some(({ holds }) => holds === 'date') || form.body.some(isDated);
      const rows = block.rows.map((cells) =>
        signatureRow(cells, { ...page, size: form.minFontPt, hasSigner, hasDate }),
      );
      if (!block.stamped) return rows;
      const space = {
        canvas: [],
        width: notaryStamp.width,
        margin: [0, notaryStamp.height, 0, 0] as [number, number, number, number],
      };
      if (lines.some(({ holds }) => holds === 'seal')) return [{ unbreakable: true, stack: [...rows, space] }];
      const label = { text: '(Seal)', fontSize: form.minFontPt, width: 'auto' };
      return [
        { unbreakable: true, stack: [...rows, { columns: [{ text: '', width: '*' }, label, space], columnGap: 10 }] },
      ];
    }
  }
}

/** A text with a blank for the day of the signature; `{notaryDay}` is that of the notary's act. */
function isDated(block: WaiverBlock): boolean {
  const texts = block.kind === 'fields' ? block.rows.flat() : block.kind === 'text' ? [block.text] : [];
  return texts.some((text) => /\{(date|day|monthAndDay)\}/.test(text));
}

function notice(text: string): Content {
  return {
    table: { widths: [contentWidth - 19], body: [[{ text, bold: true, fontSize: largest }]], dontBreakRows: true },
    layout: { ...boxed, hLineWidth: () => 1, vLineWidth: () => 1, paddingLeft: () => 9, paddingRight: () => 9 },
    margin: [0, 6, 0, 4],
  };
}

function fields(rows: Array<[label: string, text: string]>, page: Page, amounts = false): Content {
  const body = rows.map(([label, text]) => [
    { text: label },
    { text: runs(text, page), ...(amounts && { alignment: 'right' as const }) },
  ]);
  const labelWidth = 16 + 5.2 * Math.max(...rows.map(([label]) => label.length));
  const width = amounts ? amountWidth : contentWidth - labelWidth - 2 * padding;
  return {
    table: { widths: [labelWidth, width], body, dontBreakRows: true },
    layout: { ...bare, paddingTop: () => 1.5, paddingBottom: () => 1.5, paddingRight: () => padding },
    heads: { column: 0 },
    margin: [0, 3, 0, 3],
  };
}

const lengths: Partial<Record<WaiverBlank, number>> = {
  day: 6,
  year: 6,
  shortYear: 4,
  notaryDay: 6,
  notaryYear: 4,
  customer: 24,
  signer: 24,
  signerTitle: 24,
  owner: 24,
};

/** The forms have the sign of the currency before these blanks; a filled one has it with its amount. */
const sums: ReadonlySet<WaiverBlank> = new Set(['amount', 'retainage', 'remaining', 'disputedSum', 'priorAmounts']);

/** The wording with its blanks underlined: filled, or a line to write on. */
function runs(text: string, page: Page): Content[] {
  const { blanks, model } = page;
  return text.split(/(\{\w+\})/).map((part): Content => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1] as WaiverBlank | undefined;
    if (!name) return { text: part };
    if (name === 'doesOrDoesNot') return { text: choice(model.coversAllDue) };
    const value = blanks[name];
    if (value) return { text: value, ...(isBrief(value, page) && { decoration: 'underline' }) };
    return { text: `${sums.has(name) ? '$' : ''}${'_'.repeat(lengths[name] ?? 14)}` };
  });
}

/** Underlined lines one below the other are hard to read, and no blank that someone fills in by hand looks so. */
function isBrief(value: string, { form }: Page): boolean {
  return wrap(value, contentWidth, { size: form.minFontPt, face: 'normal' }).length <= 3;
}

/** Michigan's "circle one", with room for the circle; without a choice, the signer circles one by hand. */
function choice(covers: boolean | null): Content[] {
  return [
    { text: '\u00A0\u00A0' },
    { text: 'does', circled: covers === true },
    { text: '\u00A0\u00A0 \u00A0' },
    { text: 'does\u00A0not', circled: covers === false },
    { text: '\u00A0\u00A0' },
  ];
}
