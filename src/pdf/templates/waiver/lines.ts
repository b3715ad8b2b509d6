import type { Column, Content } from 'pdfmake/interfaces.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import type { SignatureCell, SignatureLine, WaiverBlank } from '../../assets/waiver/form.js';
import { contentWidth, rule } from '../../page.js';
import { signatureMark } from './signature-mark.js';

const gap = 16;
const height = 30;

interface SignatureBlock {
  model: WaiverDocumentModel;
  blanks: Record<WaiverBlank, string | null>;
  image: string | null;
  /** Type size of the form, in points. */
  size: number;
  /** Whether the form has a line for the name of the signer, and a place for the day of the signature. */
  hasSigner: boolean;
  hasDate: boolean;
}

/** `above`: the space above a value, in points. */
type PlacedBlock = SignatureBlock & { above: number };

/** Lines to sign on side by side, each with its label before it and its caption below; kept together on one page. */
export function signatureRow(cells: SignatureCell[], signing: SignatureBlock): Content {
  const shares = cells.reduce((sum, { share = 1 }) => sum + share, 0);
  const room = contentWidth - gap * (cells.length - 1);
  // Next to a signature line, all other fields are aligned to the bottom.
  const above = cells.some(({ holds }) => ['signature', 'notary'].includes(holds)) ? height - signing.size * 1.15 : 0;
  return {
    unbreakable: true,
    columns: cells.map((cell) => column(cell, ((cell.share ?? 1) / shares) * room, { ...signing, above })),
    columnGap: gap,
    margin: [0, 6, 0, 0],
  };
}

function column(cell: SignatureCell, width: number, signing: PlacedBlock): Column {
  const { label = '', holds } = cell;
  const before = label ? Math.min(width / 2, 8 + label.length * signing.size * 0.46) : 0;
  const line = width - before;
  // A statute that requires twelve points requires them everywhere.
  const small = { fontSize: signing.size < 12 ? 9 : 12 };
  const below = note(holds, signing);
  // The form of Georgia, in twelve points, has no room for another line; a name alone above the witness's line would be its own.
  const beside = below && (holds === 'witness' || cell.caption === '(SEAL)');
  const named = holds === 'witness' ? `${cell.caption} ${below}` : `Printed name: ${below} ${cell.caption}`;
  const under: Content[] = beside
    ? [{ text: named.replace('\n', ', '), label: true, ...small }]
    : [
        ...(cell.caption ? [{ text: cell.caption, label: true, ...small }] : []),
        ...(below ? [{ text: below, ...small }] : []),
      ];
  const stack: Content[] = [
    value(holds, signing, line),
    rule(0.5, 1, line),
    { stack: under.length > 0 ? under : [{ text: ' ', ...small }], margin: [0, 1, 0, 0] },
  ];
  if (!before) return { width, stack, field: true };
  const labelled: Column = { width: before, text: label, label: true, margin: [0, signing.above, 0, 0] };
  // The gap of the row is inherited unless it is reset.
  return { width, columns: [labelled, { width: line, stack }], columnGap: 0, field: true };
}

function value(holds: SignatureLine, { model, blanks, image, size, above }: PlacedBlock, width: number): Content {
  const low = { margin: [0, above, 0, 0] as [number, number, number, number] };
  const { signature } = model;
  switch (holds) {
    // No larger than the notice, which must be in the largest type.
    case 'signature':
      return signatureMark(signature, image, {
        width: width - 4,
        height,
        type: { size: 12, least: size < 12 ? 9 : 12 },
      }).content;
    // Theirs to write by hand: neither the notary nor the witness signs electronically.
    case 'notary':
    case 'notaryCommission':
    case 'notaryExpires':
    case 'seal':
    case 'witness':
      return { text: ' ', ...low };
    case 'witnessAddress':
      return { text: signature?.witness?.address ?? ' ', ...low };
    case 'claimantPhone':
      return { text: model.claimant.phone ?? ' ', ...low };
    case 'title':
      return { text: blanks.signerTitle ?? ' ', ...low };
    case 'claimant':
    case 'claimantAddress':
    case 'signer':
    case 'date':
      return { text: blanks[holds] ?? ' ', ...low };
  }
}

/** Below a line to sign on: the name of who signs it, and the day of the signature, where the form has no other place for them. */
function note(holds: SignatureLine, { model, blanks, hasSigner, hasDate }: SignatureBlock): string | null {
  const { signature } = model;
  if (holds === 'witness') return signature?.witness?.name ?? null;
  if (holds !== 'signature') return null;
  const signer = hasSigner ? null : blanks.signer;
  const on = hasDate || !signature ? null : `Signed on ${blanks.date}`;
  return [signer, on].filter(Boolean).join('\n') || null;
}
