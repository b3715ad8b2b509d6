import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { signedField } from '../notice/statement.js';
import { filled } from './blanks.js';
import { type Measure, signatureBlock } from './parts.js';

const long = '______________________________';

/** The signature, with the verification, oath or acknowledgment the form calls for. */
export function execution(
  model: ClaimDocumentModel,
  form: ClaimForm,
  blanks: Record<string, string>,
  measure: Measure,
): Content[] {
  const kind = model.notaryBlock;
  if (kind === 'none') return [signatureBlock(model, measure)];
  const { heading, statement } = form.oath;
  const said = statement
    ? [
        {
          text: filled(statement, blanks),
          fontSize: measure.fontSize,
          margin: [0, 4, 0, 0] as [number, number, number, number],
        },
      ]
    : [];
  if (kind === 'verification') {
    return [
      signatureBlock(model, measure),
      {
        unbreakable: true,
        stack: [
          headed(heading ?? 'Verification'),
          ...said,
          {
            columns: [
              signedField('Executed on', null, 110),
              signedField('At (city and state)', null, 150),
              signedField('Signature', null, measure.width - 110 - 150 - 32),
            ],
            columnGap: 16,
            margin: [0, 18, 0, 0],
          },
        ],
      },
    ];
  }
  const oath = kind === 'jurat' || kind === 'jurat_and_acknowledgment';
  const certificate = oath
    ? notary(
        'Jurat',
        `Sworn to (or affirmed) and subscribed before me on ${long}, by {signatory}, who is personally known to me or proved his or her identity to me.`,
        blanks,
        measure,
      )
    : acknowledgment(blanks, measure);
  const sworn = oath && said.length > 0 ? [...(heading ? [headed(heading)] : []), ...said] : [];
  return [
    // A notary's certificate on another page than the signature could be put under anything.
    { unbreakable: true, stack: [...sworn, signatureBlock(model, measure), certificate] },
    ...(kind === 'jurat_and_acknowledgment' ? [acknowledgment(blanks, measure)] : []),
  ];
}

function acknowledgment(blanks: Record<string, string>, measure: Measure): Content {
  const text = `On ${long}, {signatory}, who is personally known to me or proved his or her identity to me, appeared before me and acknowledged that he or she signed this instrument as {capacity} of {claimant}, with authority to do so and as its free act.`;
  return notary('Acknowledgment', text, blanks, measure);
}

function notary(title: string, text: string, blanks: Record<string, string>, { width, fontSize }: Measure): Content {
  return {
    unbreakable: true,
    stack: [
      headed(title),
      { text: `State of ${long}\nCounty of ${long}`, fontSize, margin: [0, 3, 0, 4] },
      { text: filled(text, blanks), fontSize },
      {
        columns: [
          signedField('Notary public', null, Math.round((width - 32) * 0.44)),
          signedField('Printed name', null, Math.round((width - 32) * 0.3)),
          signedField('Commission expires', null, Math.round((width - 32) * 0.26)),
        ],
        columnGap: 16,
        margin: [0, 22, 0, 0],
      },
      { text: '(Seal)', fontSize: 8, margin: [0, 3, 0, 0] },
    ],
  };
}

/** `sectionHeading` draws its rule over the width of a letter; here the measure differs. */
function headed(title: string): Content {
  return { text: title.toUpperCase(), style: 'section', margin: [0, 12, 0, 0] };
}
