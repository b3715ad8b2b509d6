import type { Content } from 'pdfmake/interfaces.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import type { WitnessBlock } from '../../../domain/waiver/signature.js';
import { notaryForms } from '../../assets/notary.js';
import { formatDayInState } from '../../format.js';
import { contentWidth } from '../../page.js';
import { capacityOf, notaryCertificate } from '../notary.js';
import { signedRow } from '../signed-lines.js';
import { signatureMark } from './signature-mark.js';

const height = 34;

/** The signer and, once the waiver is signed, the signature; kept together on one page. */
export function waiverSignatureBlock(
  { claimant, signatory, signature, state }: WaiverDocumentModel,
  image: string | null,
): Content {
  const signer = [signature?.name ?? signatory.name, signature?.title ?? signatory.title].filter(Boolean).join(', ');
  const on = signature && formatDayInState(signature.signedAt, state);
  return {
    unbreakable: true,
    stack: [
      { text: claimant.name, bold: true, margin: [0, 12, 0, 0] },
      {
        columns: signedRow(
          [
            ['Signature', null, 190],
            ['Printed name and title', signer, 172],
            ['Date of signature', on, 110],
          ],
          signatureMark(signature, image, { width: 186, height, type: { size: 16, least: 9 } }),
        ),
        columnGap: 16,
        margin: [0, 2, 0, 0],
      },
      ...(signature?.witness ? [witnessLine(signature.witness)] : []),
    ],
  };
}

/** For the witness to sign by hand; the line appears only when a witness was named. */
function witnessLine({ name, address }: WitnessBlock): Content {
  return {
    columns: signedRow([
      ['Signature of the witness', null, 190],
      ['Name and address of the witness', [name, address].filter(Boolean).join(', '), 298],
    ]),
    columnGap: 16,
    margin: [0, 10, 0, 0],
  };
}

/** The certificate for the notary who was named to complete by hand; the words are those of the notary's state. */
export function waiverNotaryBlock({ claimant, signatory, signature }: WaiverDocumentModel): Content[] {
  const notary = signature?.notary;
  if (!notary) return [];
  const blanks = {
    signatory: signature.name,
    capacity: capacityOf(signature.title ?? signatory.title),
    claimant: claimant.name,
  };
  const { acknowledgment } = notaryForms(notary.state);
  const notaryDetails = { venue: { state: notary.state, county: notary.county } };
  return [
    notaryCertificate('Acknowledgment', acknowledgment, blanks, { width: contentWidth, fontSize: 10 }, notaryDetails),
  ];
}
