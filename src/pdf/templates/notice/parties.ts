import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { NoticeDocumentModel, PartyBlock } from '../../../domain/notice/document/model.js';
import type { NoticeForm } from '../../assets/notice/form.js';
import { roleCaption } from '../../captions.js';
import { caption } from '../../page.js';
import { boxed, boxedWidths } from '../../table-layouts.js';

/** The boxes of page one, in as few even rows of at most four as possible. */
export function partyGrid({ grid }: NoticeDocumentModel, form: NoticeForm): Content {
  const cells: TableCell[] = grid.boxes.map((party) => partyCell(party, form));
  if (grid.overflow > 0) cells.push(overflowCell(grid.overflow, cells.length === 0));
  if (cells.length === 0) return [];
  const perRow = Math.ceil(cells.length / Math.ceil(cells.length / 4));
  while (cells.length % perRow !== 0) cells.push({ text: '' });
  const rows = Array.from({ length: cells.length / perRow }, (_, row) => cells.slice(row * perRow, (row + 1) * perRow));
  return {
    table: { widths: boxedWidths(perRow), body: rows, dontBreakRows: true },
    layout: boxed,
    margin: [0, 7, 0, 2],
  };
}

export function partyCell(party: PartyBlock, form: NoticeForm): TableCell {
  return { stack: [caption(roleCaption(party.role, party.reputed, form.captions)), ...partyLines(party)] };
}

/** Name in bold, then attention, address and contract number, each on its own lines. */
export function partyLines(party: Omit<PartyBlock, 'role'>): Content[] {
  const attention = party.attention ? [`Attn: ${party.attention}`] : [];
  const contract = party.contractNumber ? [`Contract No. ${party.contractNumber}`] : [];
  const lines = [...attention, ...party.addressLines, ...contract];
  return [{ text: party.name, bold: true, fontSize: 9 }, ...lines.map((text) => ({ text, fontSize: 8.5 }))];
}

/** Name, attention and address in one line. */
export function nameAndAddress({ name, attention, addressLines }: PartyBlock): string {
  return [name, attention && `Attn: ${attention}`, ...addressLines].filter(Boolean).join(', ');
}

function overflowCell(overflow: number, alone: boolean): TableCell {
  if (alone) {
    return {
      stack: [
        caption('Parties'),
        { text: 'The parties are named in the attached Exhibit A.', bold: true, fontSize: 9 },
      ],
    };
  }
  const parties = overflow === 1 ? '1 more party' : `${overflow} more parties`;
  return {
    stack: [
      caption('Additional parties'),
      { text: 'See Exhibit A', bold: true, fontSize: 9 },
      { text: `${parties}, named with all others in the attached Exhibit A.`, fontSize: 8.5 },
    ],
  };
}
