import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel, PartyBlock } from '../../../domain/notice/document/model.js';
import { roleCaption } from '../../assets/captions.js';
import type { NoticeForm } from '../../assets/notice/form.js';
import { noticeSentences } from '../../assets/notice/sentences.js';
import { bareName, fillBlanks } from '../../format.js';
import { caption } from '../../page.js';
import { boxed, boxedWidths } from '../../table-layouts.js';

/**
 * The boxes of page one, in as few even rows of at most four as possible, and the pointer to the parties on Exhibit A. `named`: the
 * parties that the text names with their addresses, which have no box unless Exhibit A lists others.
 */
export function partyGrid({ grid }: NoticeDocumentModel, form: NoticeForm, named: ReadonlySet<string>): Content[] {
  const shown = grid.overflow > 0 ? grid.boxes : grid.boxes.filter(({ name }) => !named.has(name));
  const cells: TableCell[] = shown.map((party) => partyCell(party, form));
  const pointer = grid.overflow > 0 ? [pointerLine(grid.overflow, cells.length === 0)] : [];
  if (cells.length === 0) return pointer;
  const perRow = Math.ceil(cells.length / Math.ceil(cells.length / 4));
  while (cells.length % perRow !== 0) cells.push({ text: '' });
  const rows = Array.from({ length: cells.length / perRow }, (_, row) => cells.slice(row * perRow, (row + 1) * perRow));
  return [
    {
      table: { widths: boxedWidths(perRow), body: rows, dontBreakRows: true },
      layout: boxed,
      margin: [0, 7, 0, 2],
    },
    ...pointer,
  ];
}

function partyCell(party: PartyBlock, form: NoticeForm): TableCell {
  return { stack: [caption(roleCaption(party.role, party.reputed, form.captions)), ...partyLines(party)], field: true };
}

/** Name in bold, then attention, address and contract number, each on its own lines. */
export function partyLines(party: Omit<PartyBlock, 'role'>): Content[] {
  const attention = attentionLine(party.name, party.attention);
  const contract = party.contractNumber ? [`Contract No. ${party.contractNumber}`] : [];
  const lines = [...attention, ...party.addressLines, ...contract];
  return [{ text: party.name, bold: true, fontSize: 9 }, ...lines.map((text) => ({ text, fontSize: 8.5 }))];
}

/** Whose attention is asked for; an individual is addressed by name already. */
export function attentionLine(name: string, attention: string | null): string[] {
  return attention && bareName(attention) !== bareName(name) ? [`Attn: ${attention}`] : [];
}

/** Name and address in one line, without the line of attention, which belongs to the address of an envelope. */
export function partyNameAndAddress({ name, addressLines }: Pick<PartyBlock, 'name' | 'addressLines'>): string {
  return [name, ...addressLines].join(', ');
}

function pointerLine(overflow: number, alone: boolean): Content {
  const { all, one, several } = noticeSentences.parties;
  const text = alone ? all : fillBlanks(overflow === 1 ? one : several, { count: String(overflow) });
  return { text, bold: true, fontSize: 9, margin: [0, alone ? 7 : 1, 0, 2] };
}
