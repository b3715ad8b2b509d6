import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { type NotaryCertificate, notaryForms } from '../../assets/claim/notary.js';
import { boxed } from '../../table-layouts.js';
import { signedField } from '../notice/statement.js';
import { filled } from './blanks.js';
import { type Measure, signatureBlock } from './parts.js';

/** The signature, with the verification, oath or acknowledgment that the form requires. */
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
  const { jurat, acknowledgment } = notaryForms(model.state);
  const acknowledged = notary('Acknowledgment', acknowledgment, blanks, measure);
  const certificate = oath ? notary('Jurat', jurat, blanks, measure) : acknowledged;
  const sworn = oath && said.length > 0 ? [...(heading ? [headed(heading)] : []), ...said] : [];
  return [
    // A notary's certificate on a different page from the signature could be attached to any document.
    { unbreakable: true, stack: [...sworn, signatureBlock(model, measure), certificate] },
    ...(kind === 'jurat_and_acknowledgment' ? [acknowledged] : []),
  ];
}

function notary(
  title: string,
  { notice, venue, paragraphs, signature, identification }: NotaryCertificate,
  blanks: Record<string, string>,
  { width, fontSize }: Measure,
): Content {
  const shares = signature.length === 3 ? [0.44, 0.32, 0.24] : [0.5, 0.5];
  const room = width - 16 * (signature.length - 1);
  return {
    unbreakable: true,
    stack: [
      headed(title),
      ...(notice ? [noticeBox(notice, width)] : []),
      { text: venue, fontSize, margin: [0, 3, 0, 4] },
      ...paragraphs.map((text): Content => ({ text: filled(text, blanks), fontSize, margin: [0, 0, 0, 3] })),
      {
        columns: signature.map((label, index) => signedField(label, null, Math.round(room * shares[index]!))),
        columnGap: 16,
        margin: [0, 19, 0, 0],
      },
      ...(identification
        ? [{ text: identification, fontSize: fontSize - 1, margin: [0, 5, 0, 0] as [number, number, number, number] }]
        : []),
      { text: '(Seal)', fontSize: 8, margin: [0, 3, 0, 0] },
    ],
  };
}

function noticeBox(text: string, width: number): Content {
  return {
    table: { widths: [width - 13], body: [[{ text, fontSize: 9 }]] },
    layout: boxed,
    margin: [0, 3, 0, 2],
  };
}

/** `sectionHeading` draws its rule over the width of a letter; the width is different here. */
function headed(title: string): Content {
  return { text: title.toUpperCase(), style: 'section', margin: [0, 12, 0, 0] };
}
