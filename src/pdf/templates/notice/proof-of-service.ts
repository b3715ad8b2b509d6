import type { Content } from 'pdfmake/interfaces.js';
import type { Declaration } from '../../../domain/notice/declaration.js';
import type { NoticeDocumentModel, Recipient } from '../../../domain/notice/document/model.js';
import { printedMethod } from '../../../domain/notice/document/notice-metadata.js';
import type { NoticeForm, ProofOfServiceForm } from '../../assets/notice/form.js';
import { fillBlanks, formatDate } from '../../format.js';
import { contentWidth } from '../../page.js';
import { signedField, signedRow } from '../signed-lines.js';
import { bodyHeading, recipientCapacity } from './cover-page-parts.js';

/** The declaration that one recipient was served, to be signed after the mailing. */
export function noticeProofOfService(
  model: NoticeDocumentModel,
  form: NoticeForm,
  proof: ProofOfServiceForm,
  title: string,
  recipient: Recipient,
): Content[] {
  const blanks = {
    signatory: model.signatory.name ?? '',
    claimantAddress: model.claimant.addressLines.join(', '),
    noticeTitle: title,
    noticeNumber: model.noticeNumber,
    noticeDate: formatDate(model.noticeDate),
    project: model.project.name,
    recipient: [recipient.name, ...recipient.addressLines].join(', '),
    capacity: recipientCapacity(recipient, form),
    serviceDate: model.service.date ? formatDate(model.service.date) : '____________________',
    manner: manner(proof, model.service.method),
  };
  // Service is declared once it is done, which may be after the notice was signed.
  const isDeclarable = model.signatory.date && !(model.service.date && model.signatory.date < model.service.date);
  const signed = isDeclarable ? formatDate(model.signatory.date!) : null;
  return [
    ...bodyHeading(proof.title, proof.statute),
    {
      stack: declared(proof.declarations, model.service.method).map((text, index) =>
        numbered(`${index + 1}.`, fillBlanks(text, blanks)),
      ),
      list: true,
    },
    { text: proof.perjury, fontSize: 10, margin: [0, 4, 0, 0] },
    {
      columns: [signedField('Executed on', signed, 150), signedField('At (city and state)', null, 330)],
      columnGap: 24,
      margin: [0, 18, 0, 0],
    },
    {
      columns: [
        ...signedRow([
          ['Signature of declarant', null, 240],
          ['Printed name and title', signer(model), 240],
        ]),
      ],
      columnGap: 24,
      margin: [0, 18, 0, 0],
    },
  ];
}

/** The number comes first in reading order too; a pdfmake list writes its numbers after the text. */
function numbered(number: string, text: string): Content {
  return {
    columns: [
      { width: 18, text: number },
      { width: contentWidth - 18, text },
    ],
    fontSize: 10,
    margin: [0, 0, 0, 6],
  };
}

const mailed: readonly string[] = [
  'certified',
  'certified_return_receipt',
  'certified_restricted_delivery',
  'certified_electronic_return_receipt',
  'registered',
  'first_class_certificate_of_mailing',
  'first_class',
  'priority_express',
];

/** The declarations that apply to the way of service. */
export function declared(declarations: readonly Declaration[], method: string | null): string[] {
  return declarations.flatMap((each) => {
    if (typeof each === 'string') return [each];
    return each.when === (method === null ? 'unknown' : isCarried(method) ? 'carried' : 'otherwise') ? [each.text] : [];
  });
}

/** By mail or by an express carrier, which keep a record. */
function isCarried(method: string): boolean {
  return mailed.includes(method) || method === 'overnight_courier';
}

function manner({ manners }: ProofOfServiceForm, method: string | null): string {
  if (method === null) return manners.unknown;
  const blanks = { method: printedMethod(method) };
  if (mailed.includes(method)) return fillBlanks(manners.mail, blanks);
  if (method === 'overnight_courier') return fillBlanks(manners.courier, blanks);
  if (method === 'personal') return fillBlanks(manners.personal, blanks);
  return fillBlanks(manners.other, blanks);
}

function signer({ signatory }: NoticeDocumentModel): string {
  return [signatory.name, signatory.title].filter(Boolean).join(', ');
}
