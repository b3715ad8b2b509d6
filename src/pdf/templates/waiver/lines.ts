import type { Column, Content } from 'pdfmake/interfaces.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { stateName } from '../../assets/state-names.js';
import type { SignatureCell, SignatureLine, WaiverBlank } from '../../assets/waiver/form.js';
import { countyName } from '../../county.js';
import { formatDate } from '../../format.js';
import { contentWidth, rule } from '../../page.js';

const gap = 16;
const height = 30;

interface Signing {
  model: WaiverDocumentModel;
  blanks: Record<WaiverBlank, string | null>;
  image: string | null;
  /** Type size of the form, in points. */
  size: number;
  /** Whether the form has a line for the name of the signer. */
  hasSigner: boolean;
}

/** `above`: the space above a value, in points. */
type Placed = Signing & { above: number };

/** Lines to sign on side by side, each with its label before it and its caption below; kept together on one page. */
export function signatureRow(cells: SignatureCell[], signing: Signing): Content {
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

function column(cell: SignatureCell, width: number, signing: Placed): Column {
  const { label = '', holds } = cell;
  const before = label ? Math.min(width / 2, 8 + label.length * signing.size * 0.46) : 0;
  const line = width - before;
  const captions = [cell.caption, note(holds, signing)].filter(Boolean).join('\n');
  const stack: Content[] = [
    value(holds, signing, line),
    rule(0.5, 1, line),
    // A statute that requires twelve points requires them everywhere.
    { text: captions || ' ', fontSize: signing.size < 12 ? 9 : 12, margin: [0, 1, 0, 0] },
  ];
  if (!before) return { width, stack };
  const named: Column = { width: before, text: label, margin: [0, signing.above, 0, 0] };
  // The gap of the row is inherited unless it is reset.
  return { width, columns: [named, { width: line, stack }], columnGap: 0 };
}

function value(holds: SignatureLine, { model, blanks, image, above }: Placed, width: number): Content {
  const low = { margin: [0, above, 0, 0] as [number, number, number, number] };
  const { signature } = model;
  const notary = signature?.notary ?? null;
  switch (holds) {
    case 'signature': {
      if (signature && image) return { image, fit: [width - 4, height], alt: `Signature of ${signature.name}` };
      // No larger than the notice, which must be in the largest type.
      return {
        text: signature?.method === 'typed' ? signature.name : ' ',
        italics: true,
        fontSize: 12,
        margin: [0, height - 14, 0, 0],
      };
    }
    // Signature and seal are the notary's own; the name is printed below the line.
    case 'notary':
      return { text: ' ', ...low };
    case 'notaryCommission':
      return { text: notary?.commissionNumber ?? ' ', ...low };
    case 'notaryExpires':
      return { text: notary?.expiresOn ? formatDate(notary.expiresOn) : ' ', ...low };
    case 'seal':
      return { text: ' ', ...low };
    case 'witness':
      return { text: signature?.witness?.name ?? ' ', ...low };
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

/** The signer's printed name, if the form has no line for it; where and how the notary acted. */
function note(holds: SignatureLine, { model, blanks, hasSigner }: Signing): string | null {
  if (holds === 'signature') return hasSigner ? null : blanks.signer;
  const notary = model.signature?.notary;
  if (holds !== 'notary' || !notary) return null;
  const how = { in_person: 'in person', remote_online: 'by remote online notarization' }[notary.mode];
  const where = `${countyName(notary.county, notary.state)}, ${stateName(notary.state)}`;
  return `${notary.name}, ${how}, ${where}`;
}
