import type { Column, Content } from 'pdfmake/interfaces.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import type { SignatureBlock, WitnessBlock } from '../../../domain/waiver/signature.js';
import { notaryForms } from '../../assets/notary.js';
import { stateName } from '../../assets/state-names.js';
import { bareCounty } from '../../county.js';
import { formatDayInState } from '../../format.js';
import { caption, contentWidth, rule } from '../../page.js';
import { notaryCertificate } from '../notary.js';
import { signedField } from '../notice/statement.js';

const height = 34;

/** The signer and, once the waiver is signed, the signature; kept together on one page. */
export function signatureBlock(
  { claimant, signatory, signature, state }: WaiverDocumentModel,
  image: string | null,
): Content {
  const signer = [signature?.name ?? signatory.name, signature?.title ?? signatory.title].filter(Boolean).join(', ');
  const on = signature ? formatDayInState(signature.signedAt, state) : ' ';
  return {
    unbreakable: true,
    stack: [
      { text: claimant.name, bold: true, margin: [0, 12, 0, 0] },
      {
        columns: [
          field('Signature', mark(signature, image), 190),
          field('Printed name and title', { text: signer || ' ', margin: [0, height - 11, 0, 0] }, 172),
          field('Date of signature', { text: on, margin: [0, height - 11, 0, 0] }, 110),
        ],
        columnGap: 16,
        margin: [0, 2, 0, 0],
      },
      ...(signature?.witness ? [witnessLine(signature.witness)] : []),
    ],
  };
}

function field(label: string, value: Content, width: number): Column {
  return { width, stack: [value, rule(0.5, 1, width), caption(label, 1)], field: true };
}

function mark(signature: SignatureBlock | null, image: string | null): Content {
  if (signature && image) return { image, fit: [186, height], alt: `Signature of ${signature.name}` };
  const typed = signature?.method === 'typed' ? signature.name : ' ';
  return { text: typed, italics: true, fontSize: 16, margin: [0, height - 18, 0, 0] };
}

/** For the witness to sign by hand; the line appears only when a witness was named. */
function witnessLine({ name, address }: WitnessBlock): Content {
  return {
    columns: [
      signedField('Signature of the witness', null, 190),
      signedField('Name and address of the witness', [name, address].filter(Boolean).join(', '), 298),
    ],
    columnGap: 16,
    margin: [0, 10, 0, 0],
  };
}

/** The certificate for the notary who was named to complete by hand; the words are those of the notary's state. */
export function notaryBlock({ claimant, signatory, signature }: WaiverDocumentModel): Content[] {
  const notary = signature?.notary;
  if (!notary) return [];
  const blanks = {
    signatory: signature.name,
    capacity: signature.title ?? signatory.title ?? 'authorized representative',
    claimant: claimant.name,
  };
  const { acknowledgment } = notaryForms(notary.state);
  const known = { venue: { state: stateName(notary.state), county: bareCounty(notary.county) } };
  return [notaryCertificate('Acknowledgment', acknowledgment, blanks, { width: contentWidth, fontSize: 10 }, known)];
}
