import { plainAmount } from '../parts/format';
import type { ScheduleQuery } from './schedules.documents';

export type Schedule = ScheduleQuery['sov'];
type Line = Schedule['lines'][number];

export const lineLabels = {
  itemNumber: 'Item',
  description: 'Description',
  scheduledValue: 'Scheduled value',
  costCode: 'Cost code',
  retainagePercent: 'Retainage, %',
  changeOrderNumber: 'Change order',
} as const;
export type LineField = keyof typeof lineLabels;
export type LineTexts = Record<LineField, string>;
export const lineFields = Object.keys(lineLabels) as LineField[];

/** A line that is edited: its id is that of the service, or one of this page for a line that is new. */
export interface EditedLine {
  id: string;
  isNew: boolean;
  texts: LineTexts;
}

export const cellName = (id: string, field: LineField) => `${id} ${field}`;

/** The cells of all lines by line and field, so that each is joined with what other people change. */
export function toCells(lines: readonly Line[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap((line) => lineFields.map((field) => [cellName(line.id!, field), String(line[field] ?? '')])),
  );
}

export function readTexts(cells: Record<string, string>, id: string): LineTexts {
  return Object.fromEntries(lineFields.map((field) => [field, cells[cellName(id, field)] ?? ''])) as LineTexts;
}

/** What people call each cell, such as `item 3, scheduled value`. */
export function cellLabels(lines: readonly Line[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap((line) =>
      lineFields.map((field) => [
        cellName(line.id!, field),
        `item ${line.itemNumber}, ${lineLabels[field].toLowerCase()}`,
      ]),
    ),
  );
}

/** The lines as the service takes them: it keeps those whose ids it knows. */
export function lineInputs(lines: readonly EditedLine[]) {
  return lines.map(({ id, isNew, texts }) => ({
    ...(!isNew && { id }),
    itemNumber: texts.itemNumber.trim() || null,
    description: texts.description.trim(),
    scheduledValue: plainAmount(texts.scheduledValue),
    costCode: texts.costCode.trim() || null,
    retainagePercent: texts.retainagePercent.replace('%', '').trim() || null,
    changeOrderNumber: texts.changeOrderNumber.trim() || null,
  }));
}

/** The sums of what is typed; a text that is no amount counts as nothing. */
export function sumLines(lines: readonly EditedLine[]): { contract: number; changeOrders: number } {
  const centsOf = ({ texts }: EditedLine) => Math.round((Number(plainAmount(texts.scheduledValue)) || 0) * 100);
  const sum = (some: readonly EditedLine[]) => some.reduce((total, line) => total + centsOf(line), 0) / 100;
  const isOriginal = ({ texts }: EditedLine) => texts.changeOrderNumber.trim() === '';
  return { contract: sum(lines.filter(isOriginal)), changeOrders: sum(lines.filter((line) => !isOriginal(line))) };
}
