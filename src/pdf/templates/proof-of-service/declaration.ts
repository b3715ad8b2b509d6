import type { Content } from 'pdfmake/interfaces.js';
import type { ProofOfServiceModel } from '../../../domain/proof-of-service/model.js';
import { notaryForms } from '../../assets/notary.js';
import { formatDate } from '../../format.js';
import { contentWidth } from '../../page.js';
import { notaryCertificate } from '../notary.js';
import { signedField } from '../notice/statement.js';

const blank = '______________________________';

/**
 * A page for the person who mailed the notice to swear to it: in California a declaration under penalty of perjury (Code Civ.
 * Proc. § 2015.5), elsewhere an affidavit before a notary. The names of the record are printed; the person and the place are not known.
 */
export function mailingDeclaration({ notice, pieces }: ProofOfServiceModel): Content[] {
  const declares = notice.state === 'CA';
  const sworn = declares ? 'declare' : 'being duly sworn, say';
  const statements = [
    // The blank has no stop behind it, which would be alone on a line.
    `I, ${blank}, ${sworn} that I am at least 18 years of age, and that my business address is:\n${blank}${blank}`,
    `The document that was mailed is the ${notice.kind.toLowerCase()} notice No. ${notice.number}, dated ${formatDate(notice.date)}. A true copy is attached.`,
    `I deposited a copy in a sealed envelope, with postage prepaid, with the United States Postal Service at ${blank} (city and state), addressed to each person named here:`,
  ];
  const perjury =
    'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.';
  return [
    {
      text: declares ? 'DECLARATION OF MAILING' : 'AFFIDAVIT OF MAILING',
      style: 'heading',
      pageBreak: 'before',
      margin: [0, 0, 0, 8],
    },
    ...statements.map((text): Content => ({ text, fontSize: 10, margin: [0, 0, 0, 6] })),
    ...pieces.flatMap(({ recipient, trackingNumber, acceptedAt }): Content[] =>
      acceptedAt === null
        ? []
        : [
            {
              text: [
                recipient.name,
                ...recipient.addressLines,
                trackingNumber && `article No. ${trackingNumber}`,
                `accepted by the carrier on ${formatDate(acceptedAt.slice(0, 10))}`,
              ]
                .filter(Boolean)
                .join(', '),
              fontSize: 9.5,
              margin: [14, 0, 0, 3],
            },
          ],
    ),
    {
      unbreakable: true,
      stack: [
        ...(declares
          ? [{ text: perjury, fontSize: 10, margin: [0, 8, 0, 0] as [number, number, number, number] }]
          : []),
        {
          columns: [
            signedField('Executed on', null, 110),
            signedField('At (city and state)', null, 150),
            signedField('Signature and printed name', null, contentWidth - 110 - 150 - 32),
          ],
          columnGap: 16,
          margin: [0, 24, 0, 0],
        },
        ...(declares
          ? []
          : [
              notaryCertificate(
                'Jurat',
                notaryForms(notice.state).jurat,
                { signatory: blank, capacity: blank, claimant: blank },
                { width: contentWidth, fontSize: 10 },
              ),
            ]),
      ],
    },
  ];
}
