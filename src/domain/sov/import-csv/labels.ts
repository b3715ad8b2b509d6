import type { Row } from './row.js';

/** The words of a total that say nothing of work. */
const ofTotals = new Set(
  (
    'grand sub page sheet section division div project contract base bid original revised schedule scheduled of values value the for ' +
    'all above this to date sum amount price cost costs lines items running cumulative final overall carried forward ' +
    'change changes order orders'
  ).split(' '),
);
const beforeTotal = new Set('sub grand page sheet section division running cumulative'.split(' '));
const totals = new Set(['total', 'totals', 'ttl']);
const subtotals = new Set(['subtotal', 'subtotals', 'subtot', 'subttl']);
/** Words that name an amount: "Contract sum", "Sum". */
const amounts = new Set(['sum', 'amount', 'value', 'price', 'cost', 'costs']);

/**
 * Whether the words of a row make it a total. `certain` – words that never describe work: a subtotal, a grand total, a total alone or
 * with words such as "division 3". `possible` – "TOTAL CONCRETE", "Concrete total", "SUB-1": its amount decides, because "Total station
 * survey" is work.
 */
export function totalLabel(row: Row): 'certain' | 'possible' | null {
  const item = splitWords(row.text('item_number'));
  const first = splitWords(row.cells.find((cell) => cell.trim() !== '') ?? '');
  const labels = [item, first, splitWords(row.text('description'))].filter((words) => words.length > 0);
  if (labels.some(isCertain)) return 'certain';
  const ends = labels.some((words) => totals.has(words.at(-1)!));
  if ((ends || labels.some(isSum)) && row.has('item_number') && item.length === 0) return 'certain';
  const isShort = labels.some((words) => /^(?:sub|tot|ttl|st|s t|gt|g t)(?: ?\d{1,4}[a-z]?)?$/.test(words.join(' ')));
  const isPossible = ends || isShort || labels.some((words) => startsTotal(words) || isSum(words));
  return isPossible ? 'possible' : null;
}

/** "Total concrete", "Tot. concrete"; a tot lot is a playground. */
function startsTotal([first, second]: readonly string[]): boolean {
  return totals.has(first!) || (first === 'tot' && second !== 'lot' && second !== 'lots');
}

/** Words that only say which amount it is: "Revised contract sum". "Lump sum painting" is work. */
function isSum(words: readonly string[]): boolean {
  if (['sum', 'suma', 'somme'].includes(words.at(-1)!)) return !words.includes('lump');
  return words.some((word) => amounts.has(word)) && words.every((word) => ofTotals.has(word));
}

function isCertain(words: readonly string[]): boolean {
  if (words.some((word) => subtotals.has(word))) return true;
  if (words.some((word, index) => (totals.has(word) || word === 'tot') && beforeTotal.has(words[index - 1] ?? '')))
    return true;
  if (
    /^(?:(?:balance|amount|totals?|sum) )?(?:(?:carried|brought|carry|bring) (?:forward|over|down)|forward$)/.test(
      words.join(' '),
    )
  )
    return true;
  if (
    /^net changes?(?: (?:by|of|in|from))?(?: (?:the |approved )?(?:change orders?|cos?))?(?: to date)?$/.test(
      words.join(' '),
    )
  )
    return true;
  const hasTotal = words.some((word) => totals.has(word)) || words.join(' ') === 'tot';
  return hasTotal && words.every((word) => totals.has(word) || ofTotals.has(word) || /^(?:\d+|[a-z]|tot)$/.test(word));
}

/** A total that is not of a part by its own words, as a subtotal and the total of a page are. */
export function isOverall(row: Row): boolean {
  const words = splitWords(row.cells.join(' ').slice(0, 200));
  return totalLabel(row) === 'certain' && !words.some((word) => subtotals.has(word) || ofParts.has(word));
}

const ofParts = new Set('sub page sheet section division div running carried brought change'.split(' '));

const signatures =
  'contractor|general contractor|subcontractor|owner|architect|engineer|construction manager|by|date|dated|signature|signed|title|name|' +
  'print name|printed name|notary|notary public|prepared by|approved by|submitted by|certified by|reviewed by|checked by|authorized by|' +
  'authorized signature|witness|attest|state of|county of|my commission expires|date printed|printed|report date|run date|notes?|remarks?';
const signature = new RegExp(`^(?:${signatures})$`);
const labelled = new RegExp(String.raw`^(?:${signatures}|exclusions?|clarifications?|disclaimer|nb|n b)\s*[:_–—]`, 'i');
const sworn = /subscribed and sworn|my commission expires|authorized signature|notary public/i;
const pageOf = /^(?:page|pg|p|sheet) ?\d+(?: ?(?:of|\/) ?\d+)?$/;
const pageCell = /^\s*(?:page|pg\.?)\s*\d+(?:\s*(?:of|\/)\s*\d+)?\s*$/i;
/** A line of signs that is drawn between rows. */
const rule = /^[-=_*~.\u2010-\u2015\u2212\u2500\u2550\s]+$/;

/** A note, a line to sign on, or the number of a page. None has an amount. */
export function isFooter(row: Row): boolean {
  const filled = row.cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.some((cell) => /_{3,}|^[_.…\s]{4,}$/.test(cell.slice(0, 200)))) return true;
  if (filled.every((cell) => rule.test(cell)) && filled.some((cell) => cell.length > 2)) return true;
  const isLine = row.text('item_number') !== '' && row.text('description') !== '';
  if (!isLine && filled.some((cell) => cell.length < 30 && pageCell.test(cell))) return true;
  const first = filled[0] ?? '';
  if (labelled.test(first) || /^\*/.test(first) || (first.endsWith(':') && !/\d/.test(first))) return true;
  if (filled.some((cell) => sworn.test(cell.slice(0, 500)))) return true;
  const words = splitWords(filled.join(' ').slice(0, 200));
  return signature.test(splitWords(first).join(' ')) || pageOf.test(words.join(' '));
}

/** What is written below the last total and is no part of the schedule: "Less retainage", "Net amount due". */
export function isBelowTheLine(row: Row): boolean {
  return splitWords(row.text('description') || (row.cells.find((cell) => cell.trim() !== '') ?? '')).some(
    (word, index) =>
      index === 0
        ? /^(?:net|balance|retainage|retention|due)$/.test(word)
        : /^(?:retainage|retention|due|payable)$/.test(word),
  );
}

/** "CO 2", "Change Order #2", "C.O. 2": the number of the change order; null for any other item. */
export function toChangeOrder(item: string): string | null {
  const match =
    /^(?:c\.?\s?o\.?|change\s?orders?|chg\.?\s?ord(?:er)?\.?)\s*[-–:.#]?\s*(?:(?:no|number)\b\.?)?\s*[-#]?\s*(\d[\w.-]{0,20})$/i.exec(
      item.trim(),
    );
  return match ? match[1]! : null;
}

/** Whether a text goes on from the one above it: a small letter, or a line above that cannot end there. */
export function continuesText(above: string, text: string): boolean {
  if (/^(?:\p{Ll}|[(&,;])/u.test(text) || /^(?:incl|including|includes)\b/i.test(text)) return true;
  return /(?:[,;&/(–—-]|\b(?:and|or|of|for|with|to|in|at|the|incl|including|per|by|from|on|w))$/i.test(
    above.slice(-40),
  );
}

/** Whether a row below the header says it, in words that say nothing else: "(amounts in thousands of dollars)". */
export function notesScale(text: string): boolean {
  const words = text.slice(0, 300).replace(/[’‘]/g, "'");
  return bracketed.test(words) || /\bin (?:us )?\$? ?(?:thousands?|millions?|(?:(?<=\$ ?)0{3}|0{3}'?s))\b/i.test(words);
}

const inUnits = /\b(?:in|x) ?(?:us)? ?\$? ?(?:thousands?|millions?|(?:1,?)?0{3}'?s?)\b/i;
const bracketed = /\(\s*(?:(?:us)? ?\$? ?(?:0{3}'?s?|thousands?|millions?)|\$ ?(?:k|mm?)|k ?\$)\s*\)/i;
const afterDollar = /\$ ?(?:0{3}'?s?|k)(?![\w,.])/i;

/** Whether a heading gives a unit of more than a dollar: "Amount ($000)", "in thousands", "($K)". */
export function isScaled(heading: string): boolean {
  const text = heading.slice(0, 300).replace(/[’‘]/g, "'");
  return [inUnits, bracketed, afterDollar].some((pattern) => pattern.test(text));
}

/** The words of a label, without case and punctuation. "T O T A L" is one. */
function splitWords(text: string): string[] {
  if (text.length > 300) return [];
  return text
    .replace(/(?<!\p{L})t\s+o\s+t\s+a\s+l(?!\p{L})/giu, 'total')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);
}
