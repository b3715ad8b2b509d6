/**
 * The columns that a schedule may have, in the order in which they choose among a file's headers, each with its known names,
 * the most certain first. The names come from the exports of Procore, Textura, Sage and GCPay and from the column letters of
 * the continuation sheet. They are written as {@link headerKey} returns them: without case, spaces and punctuation.
 */
const aliases = {
  item_number: 'itemnumber itemno item lineno linenumber line sovno no a phasecode',
  description:
    'descriptionofwork description workdescription itemdescription scopeofwork scope costcodedescription name b',
  scheduled_value:
    'scheduledvalue schedulevalue scheduledvalueamount sovamount contractamount contractvalue amount value linetotal total budget revenuebudget c',
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
 * columns; null without one. Rows above it are a preamble.
 */
export function findHeader(records: readonly string[][]): Header | null {
  let best: Header | null = null;
  for (let row = 0; row < Math.min(records.length, searchedRows); row += 1) {
    if (knownNames(records[row]!) < 2) continue;
    const header = readHeader(records, row);
    if (isComplete(header)) return header;
    best ??= header;
  }
  return best;
}

export function isComplete({ columns }: Header): boolean {
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
 * A sheet's header may span rows: letters above names, or "Work completed" above "This period". None of its rows contains a
 * digit.
 */
function readHeader(records: readonly string[][], start: number): Header {
  let end = start + 1;
  while (end < records.length && end < start + 3 && continuesHeader(records[end]!)) end += 1;
  const rows = records.slice(start, end);
  const width = Math.min(widest, Math.max(...rows.map((row) => row.length)));
  const names = Array.from({ length: width }, (_, index) =>
    rows.map((row) => row[index]?.trim() ?? '').filter(Boolean),
  );
  const free = new Map(names.map((texts, index) => [index, texts.flatMap(keysOf)]));
  const columns: Header['columns'] = new Map();
  for (const [column, known] of ranked) {
    let chosen: { index: number; rank: number } | undefined;
    for (const [index, keys] of free) {
      const rank = Math.min(...keys.map((key) => known.get(key) ?? Number.POSITIVE_INFINITY));
      if (rank < (chosen?.rank ?? Number.POSITIVE_INFINITY)) chosen = { index, rank };
    }
    if (!chosen) continue;
    columns.set(column, { index: chosen.index, header: names[chosen.index]!.at(-1)! });
    free.delete(chosen.index);
  }
  const ignored = [...free.keys()].map((index) => names[index]!.at(-1) ?? '').filter(Boolean);
  return { rows, end, width, columns, ignored };
}

function continuesHeader(row: readonly string[]): boolean {
  return knownNames(row) >= 2 && !row.some((cell) => /\d/.test(cell));
}

/** A header as written, and without the text in its parentheses, such as (D + E + F) or (if variable rate). */
function keysOf(text: string): string[] {
  // No name is this long, and looking for brackets in a long cell could take quadratic time.
  if (text.length > 200) return [];
  return [headerKey(text), headerKey(text.replace(/\([^)]*\)/g, ' '))];
}

function knownNames(row: readonly string[]): number {
  return new Set(
    row.flatMap((cell) =>
      keysOf(cell)
        .filter((key) => known.has(key))
        .slice(0, 1),
    ),
  ).size;
}

const ranked = Object.entries(aliases).map(
  ([column, names]) => [column as Column, new Map(names.split(' ').map((name, rank) => [name, rank]))] as const,
);
const known = new Set(ranked.flatMap(([, names]) => [...names.keys()]));
