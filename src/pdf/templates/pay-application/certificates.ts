import type { Content } from 'pdfmake/interfaces.js';
import type { PayApplicationDocumentModel } from '../../../domain/pay-application-document/model.js';
import { formatCents, parseCents } from '../../../domain/shared/money.js';
import { payApplicationWording as wording } from '../../assets/pay-application.js';
import { stateName } from '../../assets/state-names.js';
import { roleCaption } from '../../captions.js';
import { fillBlanks, formatAmount, formatDate } from '../../format.js';
import { sectionHeading } from '../../page.js';
import { signedField } from '../notice/statement.js';

const blank = '_'.repeat(22);

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

/** Printed when the contract or the payer requires an oath. */
export function notaryBlock({ notary, signatory }: PayApplicationDocumentModel): Content[] {
  if (!notary) return [];
  const { state, county, name, expiresOn } = notary;
  return [
    {
      unbreakable: true,
      stack: [
        sectionHeading('Notary', 6),
        {
          text: `State of ${state ? stateName(state) : blank} · County of ${county ?? blank}`,
          margin: [0, 1, 0, 0],
        },
        {
          text: `Sworn to and signed in my presence on ${blank} by ${signatory.name ?? blank}.`,
          margin: [0, 3, 0, 0],
        },
        {
          columns: [
            signedField('Signature of the notary public', null, 172),
            signedField('Printed name', name, 190),
            signedField('Commission expires', expiresOn && formatDate(expiresOn), 110),
          ],
          columnGap: 16,
          margin: [0, 9, 0, 0],
        },
      ],
    },
  ];
}

/** The architect's certificate, or the approval of the party that hired the applicant, with the amount once it is recorded. */
export function certificate(model: PayApplicationDocumentModel): Content {
  const byArchitect = model.certifier === 'architect';
  const what = byArchitect ? 'certified' : 'approved';
  const amount = model.certifiedAmount;
  return {
    unbreakable: true,
    stack: [
      sectionHeading(byArchitect ? 'Architect’s certificate' : `${capital(nouns(model).payer)}’s approval`, 6),
      statement(byArchitect ? wording.certificate : wording.approval, model),
      statement(wording.reservation, model),
      {
        text: [
          { text: `Amount ${what}: `, bold: true },
          { text: amount ? formatAmount(amount, '$') : blank, bold: true },
        ],
        fontSize: 10.5,
        margin: [0, 6, 0, 0],
      },
      {
        text: `${cut(model)}Reason, where the amount differs from line 8: ${'_'.repeat(48)}`,
        fontSize: 8.5,
        margin: [0, 3, 0, 0],
      },
      ...signature(byArchitect ? model.architect?.name : model.payer?.name, '', null),
    ],
  };
}

/** The difference between the amount applied for and the certified amount. */
function cut({ certifiedAmount, g702 }: PayApplicationDocumentModel): string {
  if (certifiedAmount === null) return '';
  const cents = parseCents(g702.currentPaymentDue)! - parseCents(certifiedAmount)!;
  return cents === 0n ? '' : `Less than line 8 by ${formatAmount(formatCents(cents), '$')}. `;
}

function statement(text: string, model: PayApplicationDocumentModel): Content {
  return { text: fillBlanks(text, nouns(model)), fontSize: 9, margin: [0, 2, 0, 0] };
}

function signature(firm: string | undefined, printed: string, date: string | null): Content[] {
  return [
    ...(firm
      ? [{ text: firm, bold: true, fontSize: 9, margin: [0, 5, 0, 0] as [number, number, number, number] }]
      : []),
    {
      columns: [
        signedField('Signature', null, 172),
        signedField('Printed name and title', printed, 190),
        signedField('Date', date && formatDate(date), 110),
      ],
      columnGap: 16,
      margin: [0, 9, 0, 0],
    },
  ];
}

/** The names of the two sides in the statements. The general contractor is always the contractor. */
function nouns({ applicant, payer }: PayApplicationDocumentModel) {
  const noun = (role: string) =>
    role === 'general_contractor' ? 'contractor' : roleCaption(role, false, {}).toLowerCase();
  return { applicant: noun(applicant.role), payer: noun(payer?.role ?? 'owner') };
}

function capital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
