import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { rowCaption } from '../../page.js';
import { ruledRows, tightRows } from '../../table-layouts.js';
import { type FactText, factLines } from './fact-lines.js';
import type { Measure } from './measure.js';

/** In points. */
export function factLabelWidth(width: number): number {
  return Math.round(width * 0.32);
}

/** The facts as label and value rows. A row stays on one page, and the last row is never alone on one. */
export function claimFactRows(
  model: ClaimDocumentModel,
  form: ClaimForm,
  { width, compact }: Measure,
  fontSize = compact ? 9 : 9.5,
): Content[] {
  const facts = factLines(model, form);
  if (facts.length === 0) return [];
  const labelWidth = form.numbered ? Math.round(width * 0.46) : factLabelWidth(width);
  const body = facts.map(({ label, number, lines, bold }): TableCell[] => [
    form.numbered
      ? { text: `${number} ${label}${label.endsWith('?') ? '' : ':'}`, fontSize }
      : rowCaption(isCounted(form) ? `${number} ${label}` : label),
    { stack: lines.map((text) => ({ text, fontSize, bold })) },
  ]);
  const rows = (part: TableCell[][], above: number, below: number): ContentTable => ({
    table: { widths: [labelWidth, width - labelWidth - 6], body: part, dontBreakRows: true },
    heads: { column: 0 },
    layout: compact ? tightRows : ruledRows,
    margin: [0, above, 0, below],
  });
  const [above, below] = compact ? [2, 4] : [4, 6];
  const factGroups = keptTogether(facts);
  if (
    body.length < factGroups + 2 ||
    facts.slice(-factGroups).some(({ lines }) => lines.join('').length > 400 || lines.length > 6)
  )
    return [rows(body, above, below)];
  const end = { ...rows(body.slice(-factGroups), 0, below), heads: { column: 0, continues: true }, unbreakable: true };
  return [rows(body.slice(0, -factGroups), above, 0), end];
}

/** Counsel cites the facts of a lien by their numbers. A list in a statute's words has only the numbers of the statute. */
function isCounted({ instrument, wording }: ClaimForm): boolean {
  return instrument === 'mechanics_lien' && wording === 'own';
}

/** How many rows at the end are on one page: the amount with what it includes, and never one row alone. */
function keptTogether(facts: readonly FactText[]): number {
  const fromAmount = facts.length - facts.findIndex(({ isAmount }) => isAmount);
  return fromAmount <= 5 ? Math.max(2, fromAmount) : 2;
}
