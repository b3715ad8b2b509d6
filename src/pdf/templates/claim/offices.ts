import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { courtOf, preparerOf } from '../../assets/claim/offices.js';
import type { Court } from '../../assets/claim/state-claims.js';
import { boxed } from '../../table-layouts.js';
import { balance } from '../../wrap.js';
import { signedField, signedRow } from '../signed-lines.js';
import { filled } from './blanks.js';
import type { Measure } from './measure.js';

const right = { width: 214 };

/** The caption of a claim that a court takes: the court, the parties, the number that the clerk assigns, the title. */
export function caseCaption(
  { claimant, owners, generalContractors, instrument, amendment, details: { recording } }: ClaimDocumentModel,
  { lines, sides = ['Claimant', 'Owner'], joinsContractor, number = 'No.' }: Court,
  title: string,
  blanks: Record<string, string>,
  { width }: Measure,
): Content[] {
  const side = (names: readonly string[], noun: string): Content[] => [
    ...names.map((text) => ({ text, bold: true, fontSize: 10.5 })),
    { text: noun, fontSize: 10, margin: [18, 1, 0, 0] },
  ];
  const joined = joinsContractor && claimant.role !== 'general_contractor' ? generalContractors : [];
  const others = [...owners, ...joined].map(({ name }) => name);
  const [ours, theirs] = sides;
  const parties: TableCell = {
    stack: [
      ...side([claimant.name], `${ours},`),
      { text: 'v.', fontSize: 10.5, margin: [0, 6, 0, 6] },
      ...side(others, others.length > 1 ? `${theirs}s.` : `${theirs}.`),
    ],
  };
  const follows = instrument === 'lien_release' || amendment?.originalRecorded;
  const instrumentNumber = follows ? recording.instrumentNumber : null;
  const heading = title.toUpperCase();
  const spare = 2 * balance(heading, right.width, { size: 12.5, face: 'bold' });
  const other: TableCell = {
    stack: [
      { text: `${number} ${instrumentNumber ?? '____________________'}`, fontSize: 10.5 },
      { text: heading, headlineLevel: 1, bold: true, fontSize: 12.5, margin: [0, 14, spare, 0] },
    ],
  };
  return [
    ...lines.map((text) => ({ text: filled(text, blanks), bold: true, fontSize: 11, alignment: 'center' as const })),
    {
      table: { widths: [width - right.width - 26, right.width], body: [[parties, other]] },
      // The rules to the right of the parties and below them, as in a caption.
      layout: {
        ...boxed,
        hLineWidth: (row: number) => (row === 1 ? 0.8 : 0),
        vLineWidth: (column: number) => (column === 1 ? 0.8 : 0),
      },
      margin: [0, 14, 0, 6],
    },
  ];
}

/** Who prepared the instrument, where the state's recorder requires it at this place; the signer, if no one else is named. */
export function preparedBy(
  { state, claimant, signatory, details }: ClaimDocumentModel,
  { width }: Measure,
  place: 'head' | 'end',
): Content[] {
  const preparer = preparerOf(state);
  if (preparer?.place !== place) return [];
  const named = details.particulars.preparedBy;
  const name = named?.name ?? signatory.name ?? '____________________';
  const address = named?.addressLines.length ? named.addressLines : [claimant.name, ...claimant.addressLines];
  const telephone = preparer.telephone && (named ? '____________________' : (claimant.phone ?? '____________________'));
  const text = `${preparer.words}: ${[name, ...address, telephone].filter(Boolean).join(', ')}`;
  if (place === 'head') return [{ text, margin: [0, 4, 0, 0] }];
  return [
    {
      unbreakable: true,
      stack: [
        ...(preparer.affirmation
          ? [{ text: preparer.affirmation.replace('{name}', name), fontSize: 10, margin: [0, 12, 0, 0] as Margin }]
          : []),
        { text: `${text}.`, fontSize: 10, margin: [0, preparer.affirmation ? 3 : 12, 0, 0] },
        ...(preparer.signed
          ? [{ columns: [signedField('Signature of the preparer', null, width / 2)], margin: [0, 16, 0, 0] as Margin }]
          : []),
      ],
    },
  ];
}

type Margin = [number, number, number, number];

/** The attorney who signs a pleading, with what the court's rule asks for below the name. */
export function attorneyBlock(
  { state, details: { particulars } }: ClaimDocumentModel,
  { pleading }: ClaimForm,
  { width, fontSize }: Measure,
): Content[] {
  const [ours] = courtOf(state)?.sides ?? [];
  if (!pleading || !ours) return [];
  const { attorney, counsel } = particulars;
  const blank = '____________________';
  const half = (width - 16) / 2;
  const lines = [
    `Address: ${attorney?.addressLines.join(', ') || '________________________________________'}`,
    `Telephone: ${attorney?.phone ?? blank}`,
    `Bar No. ${counsel.barNumber ?? blank}`,
    `E-mail: ${counsel.email ?? blank}`,
  ];
  return [
    {
      unbreakable: true,
      stack: [
        { text: `Attorney for the ${ours}`.toUpperCase(), style: 'section', margin: [0, 14, 0, 0] },
        {
          columns: signedRow([
            ['Signature', null, half],
            ['Printed name', attorney?.name ?? null, half],
          ]),
          columnGap: 16,
          margin: [0, 18, 0, 4],
        },
        ...lines.map((text) => ({ text, fontSize })),
      ],
    },
  ];
}

/** The lines that the office fills in when it takes the document. */
export function officeLines({ filing }: ClaimForm, { fontSize }: Measure): Content[] {
  if (!filing) return [];
  const [filed = '', officer = ''] = filing;
  return [
    {
      unbreakable: true,
      stack: [
        { text: filed, fontSize, margin: [0, 16, 0, 0] },
        { columns: [signedField(officer, null, 240)], margin: [0, 18, 0, 0] },
      ],
    },
  ];
}

/** The signature with the office's lines below it, on the same page. */
export function withOffice([signature, ...after]: Content[], lines: Content[]): Content[] {
  return lines.length === 0 ? [signature ?? [], ...after] : [{ stack: [signature ?? [], ...lines] }, ...after];
}
