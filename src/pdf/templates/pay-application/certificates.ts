import type { Content } from 'pdfmake/interfaces.js';
import type { PayApplicationDocumentModel } from '../../../domain/pay-application-document/model.js';
import { formatCents, parseCents } from '../../../domain/shared/money.js';
import { roleCaption } from '../../assets/captions.js';
import { notaryForms } from '../../assets/notary.js';
import { payApplicationWording as wording } from '../../assets/pay-application.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';
import { contentWidth, sectionHeading } from '../../page.js';
import { boxed } from '../../table-layouts.js';
import { capacityOf, notaryCertificate } from '../notary.js';
import { signedRow } from '../signed-lines.js';

const blank = '_'.repeat(22);
/** Inside the lines and the padding of the box. */
const boxWidth = contentWidth - 13;

/** The applicant's certification; kept on one page with the signature. */
export function certification(model: PayApplicationDocumentModel): Content {
  const { signatory } = model;
  const printed = [signatory.name, signatory.title].filter(Boolean).join(', ');
  return {
    unbreakable: true,
    stack: [
      sectionHeading(`${capital(nouns(model).applicant)}’s statement`, 6),
      statement(wording.certification, model),
      ...signature(model.applicant.name, printed, signatory.date),
    ],
  };
}

/** Printed when the contract or the payer requires an oath: the jurat of the state in which it is taken. */
export function sheetNotaryBlock({ applicant, notary, signatory }: PayApplicationDocumentModel): Content[] {
  if (!notary) return [];
  const { state, county, name, expiresOn } = notary;
  const blanks = {
    signatory: signatory.name ?? blank,
    capacity: capacityOf(signatory.title),
    claimant: applicant.name,
  };
  const notaryDetails = {
    venue: { state, county },
    name,
    expires: expiresOn && formatDate(expiresOn),
  };
  return [
    notaryCertificate(
      'Jurat',
      notaryForms(state ?? '*').jurat,
      blanks,
      { width: contentWidth, fontSize: 9.5 },
      notaryDetails,
    ),
  ];
}

/** The architect's certificate, or the approval of the party that hired the applicant, with the amount once it is recorded; in a box, which its signer fills in. */
export function certificate(model: PayApplicationDocumentModel): Content {
  const byArchitect = model.certifier === 'architect';
  const verb = byArchitect ? 'certified' : 'approved';
  const amount = model.certifiedAmount;
  const stack: Content[] = [
    sectionHeading(byArchitect ? 'Architect’s certificate' : `${capital(nouns(model).payer)}’s approval`, 0, boxWidth),
    statement(byArchitect ? wording.certificate : wording.approval, model),
    statement(fillBlanks(wording.reservation, { act: byArchitect ? 'certificate' : 'approval' }), model),
    {
      text: [
        { text: `Amount ${verb}: `, bold: true },
        { text: amount ? formatMoney(amount) : blank, bold: true },
      ],
      fontSize: 10.5,
      margin: [0, 6, 0, 0],
    },
    {
      text: `${cut(model)}${fillBlanks(wording.explanation, { verb, line: '_'.repeat(34) })}`,
      fontSize: 9,
      margin: [0, 3, 0, 0],
    },
    ...signature(byArchitect ? model.architect?.name : model.payer?.name, '', null, boxWidth),
  ];
  return {
    unbreakable: true,
    table: { widths: [boxWidth], body: [[{ stack }]], dontBreakRows: true },
    layout: { ...boxed, paddingTop: () => 3, paddingBottom: () => 2 },
    margin: [0, 6, 0, 0],
  };
}

/** The difference between the amount applied for and the certified amount. */
function cut({ certifiedAmount, g702 }: PayApplicationDocumentModel): string {
  if (certifiedAmount === null) return '';
  const cents = parseCents(g702.currentPaymentDue)! - parseCents(certifiedAmount)!;
  return cents === 0n ? '' : `${fillBlanks(wording.less, { amount: formatMoney(formatCents(cents)) })} `;
}

function statement(text: string, model: PayApplicationDocumentModel): Content {
  return { text: fillBlanks(text, nouns(model)), fontSize: 9, margin: [0, 2, 0, 0] };
}

function signature(firm: string | undefined, printed: string, date: string | null, width = contentWidth): Content[] {
  return [
    ...(firm
      ? [{ text: firm, bold: true, fontSize: 9, margin: [0, 5, 0, 0] as [number, number, number, number] }]
      : []),
    {
      columns: signedRow([
        ['Signature', null, width - 332],
        ['Printed name and title', printed, 190],
        ['Date', date && formatDate(date), 110],
      ]),
      columnGap: 16,
      margin: [0, 9, 0, 0],
    },
  ];
}

/** The names of the two sides in the statements. The general contractor is always the contractor. */
function nouns({ applicant, payer }: PayApplicationDocumentModel) {
  const noun = (role: string) =>
    role === 'general_contractor' ? 'contractor' : roleCaption(role, false, {}).toLowerCase();
  return { applicant: noun(applicant.role), payer: payer ? noun(payer.role) : 'customer' };
}

function capital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
