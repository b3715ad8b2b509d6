import type { Column } from './header.js';

/**
 * Possible faults of a cell, a line or a file: missing – a required cell; no_column – no header names a required column;
 * not_a_number, too_precise (more than two decimals), out_of_range (too large, or not a percentage); duplicate_item; negative;
 * exceeds_scheduled – billed beyond the scheduled value; does_not_tie – a total, percent or balance that differs from its line;
 * too_long; illegible – it cannot be printed as it reads; unprintable – no font has a
 * character of it; malformed – broken quoting, or more cells than the header has;
 * ambiguous_number – its dot or comma may be before thousands or before decimals; ambiguous_total – a total or a line of work;
 * in_thousands – a heading says that its amounts are thousands or millions; no_header,
 * no_lines, too_many_lines; not_text – not a text file, such as a workbook.
 */
export const importErrorCodes = [
  'missing',
  'no_column',
  'not_a_number',
  'too_precise',
  'out_of_range',
  'duplicate_item',
  'negative',
  'exceeds_scheduled',
  'does_not_tie',
  'too_long',
  'illegible',
  'unprintable',
  'malformed',
  'ambiguous_number',
  'ambiguous_total',
  'in_thousands',
  'no_header',
  'no_lines',
  'too_many_lines',
  'not_text',
] as const;
export type ImportErrorCode = (typeof importErrorCodes)[number];

export interface ImportError {
  /** The row number that a spreadsheet shows, from 1. */
  row: number;
  /** The canonical column; null when the whole row or file is meant. */
  column: Column | null;
  code: ImportErrorCode;
  /** The cell as written in the file, at most 100 characters; for `unprintable`, the characters. */
  value: string;
}

/** A sentence for an error, naming row and column. */
export function describeImportError({ row, column, code, value }: ImportError): string {
  if (code === 'no_column') return `No header names a ${column!.replaceAll('_', ' ')} column.`;
  const place = column === null ? `Row ${row}` : `Row ${row}, ${column.replaceAll('_', ' ')}`;
  return `${place}: ${sentences[code]}${value === '' ? '' : ` (“${value}”)`}.`;
}

const sentences: Record<Exclude<ImportErrorCode, 'no_column'>, string> = {
  missing: 'is required',
  not_a_number: 'is not a number',
  too_precise: 'has too many decimals',
  out_of_range: 'is out of range',
  duplicate_item: 'is already used on an earlier row',
  negative: 'cannot be negative',
  exceeds_scheduled: 'bills more than the scheduled value',
  does_not_tie: 'does not agree with the other amounts in its row',
  too_long: 'is too long',
  illegible:
    'contains control characters or characters that change the text direction, leave a gap or cover other text',
  unprintable: 'has characters that cannot be printed',
  malformed:
    'cannot be read: a quote is not closed, or there are more cells than headers, as where an amount such as 30,000 has no quotes',
  ambiguous_number: 'has a dot or a comma that may be before thousands or before decimals: write two decimals, or none',
  ambiguous_total:
    'may be a total of other rows or a line of work: leave it out, or add a row with the total of all lines',
  in_thousands: 'gives thousands or millions of dollars: write whole amounts',
  no_header: 'no header row was found: name at least a description and a scheduled value column',
  no_lines: 'there are no lines below the header',
  too_many_lines: 'there are too many lines',
  not_text: 'the file is not text: save the sheet as CSV',
};
