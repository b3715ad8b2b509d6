/**
 * The columns that a schedule may have, in the order in which they choose among a file's headers, each with its known names,
 * the most certain first. The names come from the exports of Procore, Textura, Sage and GCPay and from the column letters of
 * the continuation sheet. They are written as {@link headerKey} returns them: without case, spaces and punctuation.
 */
const aliases = {
  item_number: 'itemnumber itemno item lineno linenumber line sovno no a phasecode',
  description:
    'descriptionofwork description workdescription itemdescription scopeofwork scope costcodedescription phasedescription budgetcodedescription phasename costcodename name b',
  scheduled_value:
    'scheduledvalue schedulevalue scheduledvalueamount scheduled sovamount contractamount contractvalue contractamt currentcontractamount currentcontractvalue currentcontractamt revisedcontractamount revisedcontractvalue revisedscheduledvalue originalcontractamount originalcontractvalue originalscheduledvalue amount value linetotal total budget revenuebudget c',
  cost_code: 'costcode costcodenumber itemcostcode jobcostcode budgetcode csicode phasecode phase costcodename',
  cost_type: 'costtype category type',
  sub_job: 'subjob subjobnumber',
  quantity: 'quantity qty itemquantity',
  uom: 'uom unitofmeasure itemunit unit',
  unit_price: 'unitprice unitcost itemunitprice rate',
  previous:
    'frompreviousapplication frompreviousapplications workcompletedprevious workcompletedfrompreviousapplication previousapplications previousapplication previouslybilled billedtodate previous prior d',
  this_period: 'thisperiod workcompletedthisperiod billingthisperiod currentbilling current e',
  stored: 'materialspresentlystored materialsstored storedmaterials materialstored stored f',
  retainage_percent: 'retainagepercent retentionpercent retpercent percentretainage percentretention',
  retainage_amount: 'retainage retention retentiontodate retainagetodate i',
  total: 'totalcompletedandstoredtodate totalcompletedandstored totalcompleted completedtodate g total',
  percent: 'percentcomplete percentgc gc percent',
  balance: 'balancetofinish balance h',
  change_order_number: 'changeordernumber changeorderno changeorder cono co pco',
} as const;

export type Column = keyof typeof aliases;

export interface Header {
  /** The rows of the header itself, which a printed sheet repeats on every page. */
  rows: string[][];
  /** Index of the first record after the header. */
  end: number;
  /** The number of cells in the header. */
  width: number;
  /** The columns below the header's width that have no heading. */
  unheaded: number[];
  columns: Map<Column, { index: number; header: string }>;
  /** Headers that match no column, or one that another header matches better. */
  ignored: string[];
}

/** `Item #` → `itemno`; `% (G / C)` → `percentgc`. */
export function headerKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('%', ' percent ')
    .replace(/^\s*#\s*$/, 'no')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Finds the header among the first records: the first one with a description and a value; failing that, the first with any two
 * columns; null without one. Rows above it are a preamble, unless their words and those below them make more columns known.
 */
export function findHeader(records: readonly string[][]): Header | null {
  let best: Header | null = null;
  for (let row = 0; row < Math.min(records.length, searchedRows); row += 1) {
    if (knownNames(records[row]!) < 2) continue;
    const header = withRowsAbove(records, row);
    if (isComplete(header)) return header;
    best ??= header;
  }
  return best;
}

function withRowsAbove(records: readonly string[][], row: number): Header {
  let header = readHeader(records, row);
  for (let above = row - 1; above >= Math.max(0, row - 2) && isWords(records[above]!); above -= 1) {
    const wider = readHeader(records, above);
    if (wider.end === header.end && wider.columns.size > header.columns.size) header = wider;
  }
  return header;
}

function isWords(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '') && !row.some((cell) => /\d/.test(cell));
}

function isComplete({ columns }: Header): boolean {
  return columns.has('description') && hasValue(columns);
}

/** A value is given, or can be calculated from quantity and unit price. */
export function hasValue(columns: Header['columns']): boolean {
  return columns.has('scheduled_value') || (columns.has('quantity') && columns.has('unit_price'));
}

export const searchedRows = 100;

/** No schedule has more columns; further cells count as surplus. */
const widest = 500;

/**
 * A sheet's header may span rows: letters above names, "Work completed" above "This period", or "Scheduled" above "Value". None of
 * its further rows contains a digit.
 */
function readHeader(records: readonly string[][], start: number): Header {
  let end = start + 1;
  while (end < records.length && end < start + 4 && continuesHeader(records.slice(start, end), records[end]!)) end += 1;
  const rows = records.slice(start, end);
  const width = Math.min(widest, Math.max(...rows.map((row) => row.length)));
  const names = Array.from({ length: width }, (_, index) =>
    rows.map((row) => row[index]?.trim() ?? '').filter(Boolean),
  );
  const free = new Map(names.map((texts, index) => [index, keysOfColumn(texts)]));
  const columns: Header['columns'] = new Map();
  for (const [column, columnNames] of ranked) {
    let chosen: { index: number; rank: number } | undefined;
    for (const [index, keys] of free) {
      const rank = Math.min(...keys.map((key) => columnNames.get(key) ?? Number.POSITIVE_INFINITY));
      if (rank < (chosen?.rank ?? Number.POSITIVE_INFINITY)) chosen = { index, rank };
    }
    if (!chosen) continue;
    columns.set(column, { index: chosen.index, header: findHeading(names[chosen.index]!) });
    free.delete(chosen.index);
  }
  const ignored = [...free.keys()].map((index) => findHeading(names[index]!)).filter(Boolean);
  const unheaded = names.flatMap((texts, index) => (texts.length === 0 ? [index] : []));
  return { rows, end, width, unheaded, columns, ignored };
}

/** Names of its own, or words that complete those above them: "Value" below "Scheduled". */
function continuesHeader(above: readonly string[][], row: readonly string[]): boolean {
  if (!isWords(row)) return false;
  if (knownNames(row) >= 2) return true;
  const filled = row.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
  const completed = filled.filter((index) => {
    const texts = [...above.map((cells) => cells[index]?.trim() ?? ''), row[index]!.trim()].filter(Boolean);
    return texts.length > 1 && listSpans(texts).some(({ span, isLast }) => isLast && span.length > 1 && isKnown(span));
  });
  return completed.length * 2 >= filled.length;
}

/** The runs of a column's texts from top to bottom, the most certain name first: all, those without headings above, the others. */
function listSpans(texts: readonly string[]): { span: readonly string[]; isLast: boolean }[] {
  const starts = texts.map((_, index) => index);
  const lower = starts.map((start) => ({ span: texts.slice(start), isLast: true }));
  const upper = starts
    .flatMap((start) => starts.slice(start).map((end) => ({ span: texts.slice(start, end + 1), isLast: false })))
    .filter(({ span }, index, all) => all.findIndex((other) => other.span.join(' ') === span.join(' ')) === index);
  return [...lower, ...upper];
}

function isKnown(span: readonly string[]): boolean {
  return toKeys(span.join(' ')).some((key) => headerNames.has(key));
}

/** The keys of a column: those of the longest run of its texts that is a known name. "Total" above "Completed" is not a total. */
function keysOfColumn(texts: readonly string[]): string[] {
  const named = listSpans(texts).find(({ span }) => isKnown(span));
  const letters = texts.filter((text) => text.length === 1);
  return named ? [named.span.join(' '), ...letters].flatMap(toKeys) : [];
}

function findHeading(texts: readonly string[]): string {
  return (listSpans(texts).find(({ span }) => isKnown(span))?.span ?? texts.slice(-1)).join(' ');
}

/** A header as written, and without the text in its parentheses, such as (D + E + F) or (if variable rate). */
function toKeys(text: string): string[] {
  // No name is this long, and looking for brackets in a long cell could take quadratic time.
  if (text.length > 200) return [];
  return [headerKey(text), headerKey(text.replace(/\([^)]*\)/g, ' '))];
}

function knownNames(row: readonly string[]): number {
  return new Set(
    row.flatMap((cell) =>
      toKeys(cell)
        .filter((key) => headerNames.has(key))
        .slice(0, 1),
    ),
  ).size;
}

const ranked = Object.entries(aliases).map(
  ([column, names]) => [column as Column, new Map(names.split(' ').map((name, rank) => [name, rank]))] as const,
);
const headerNames = new Set(ranked.flatMap(([, names]) => [...names.keys()]));
