import type { Content } from 'pdfmake/interfaces.js';
import type { ProofOfServiceModel, ServedPiece } from '../../../domain/proof-of-service/model.js';
import { listNames } from '../../../domain/shared/list-names.js';
import { roleCaption } from '../../assets/captions.js';
import { notaryForms } from '../../assets/notary.js';
import { formatDate, formatDayInState } from '../../format.js';
import { contentWidth } from '../../page.js';
import { notaryCertificate } from '../notary.js';
import { signedField } from '../signed-lines.js';
import { grouped } from './piece.js';
import { mailWords } from './pieces.js';

const blank = '______________________________';
const dateBlank = '____________________';

type Margin = [number, number, number, number];

/**
 * A page for each mailer, because a person can only swear to what that person did: in California a declaration under penalty of perjury
 * (Code Civ. Proc. § 2015.5), elsewhere an affidavit before a notary. The names of the record are printed; the person and the place are
 * not known.
 */
export function mailingDeclarations(model: ProofOfServiceModel): Content[] {
  const mailed = model.pieces.filter(({ acceptedAt }) => acceptedAt !== null);
  return [...Map.groupBy(mailed, ({ mailer }) => mailer)].flatMap(([mailer, pieces]) =>
    mailingDeclaration(model, mailer, pieces),
  );
}

function mailingDeclaration({ notice, documents }: ProofOfServiceModel, mailer: string | null, pieces: ServedPiece[]) {
  const declares = notice.state === 'CA';
  const sworn = declares ? 'declare' : 'being duly sworn, say';
  const employer = mailer === null || mailer === 'mailroom' ? blank : mailer;
  const [only, ...others] = documents;
  const file = only && others.length === 0 ? `, in the file ${only.fileName} (${formatPages(only.pageCount)})` : '';
  const sameDay = new Set(pieces.map(({ acceptedAt }) => formatDayInState(acceptedAt!, notice.state))).size === 1;
  // The carrier may accept a piece after the day on which it was deposited.
  const deposited = `${dateBlank} (date)`;
  const on = sameDay ? `On ${deposited}, ` : '';
  const statements = [
    // The blank has no stop behind it, which would be alone on a line.
    `I, ${blank}, ${sworn} that I am at least 18 years of age, that I am employed by ${employer}, and that my business address is:\n${blank}${blank}`,
    `The document that was mailed is the ${notice.title} No. ${notice.number}, dated ${formatDate(notice.date)}${file}.`,
    `${on}I deposited a copy in a sealed envelope, with postage prepaid, with ${nameCarrier(pieces)} at ${blank} (city and state), addressed to each person named here:`,
  ];
  const perjury =
    'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.';
  const recipients = pieces.map(
    (piece): Content => ({
      text: [
        describe(piece, notice.state, others.length > 0 ? documents[piece.document]!.fileName : null),
        ...(sameDay ? [] : [`deposited on ${deposited}`]),
      ].join(', '),
      fontSize: 9.5,
      margin: [14, 0, 0, 3],
    }),
  );
  const signature: Content = {
    columns: [
      signedField('Executed on', null, 110),
      signedField('At (city and state)', null, 150),
      signedField('Signature and printed name', null, contentWidth - 110 - 150 - 32),
    ],
    columnGap: 16,
    margin: [0, 24, 0, 0],
  };
  return [
    {
      text: declares ? 'DECLARATION OF MAILING' : 'AFFIDAVIT OF MAILING',
      style: 'heading',
      pageBreak: 'before' as const,
      margin: [0, 0, 0, 8] as Margin,
    },
    ...statements.map((text): Content => ({ text, fontSize: 10, margin: [0, 0, 0, 6] })),
    ...recipients,
    {
      unbreakable: true,
      stack: declares
        ? [{ text: perjury, fontSize: 10, margin: [0, 8, 0, 0] as Margin }, signature]
        : [
            signature,
            notaryCertificate(
              'Jurat',
              notaryForms(notice.state).jurat,
              { signatory: blank, capacity: blank, claimant: blank },
              { width: contentWidth, fontSize: 10 },
            ),
          ],
    },
  ];
}

function formatPages(count: number): string {
  return count === 1 ? 'one page' : `${count} pages`;
}

function nameCarrier(pieces: readonly ServedPiece[]): string {
  const postal = pieces.every(({ carrier }) => carrier === null || /^usps$|postal service/i.test(carrier));
  return postal ? 'the United States Postal Service' : 'the carrier named for it';
}

/** The person, the capacity in which it is served, the class of mail and the day. */
function describe(piece: ServedPiece, state: string, fileName: string | null): string {
  const { recipient, roles, reputed, mailClass, carrier, trackingNumber, acceptedAt } = piece;
  const capacity = listNames(roles.map((role) => roleCaption(role, reputed, {}).toLowerCase()));
  const article = mailClass === 'certified' ? 'article No.' : 'tracking No.';
  const named = carrier && !/^usps$|postal service/i.test(carrier) ? `${carrier} ` : '';
  return [
    recipient.name,
    ...recipient.addressLines,
    `as ${capacity || '____________________ (capacity)'}`,
    `by ${named}${mailWords[mailClass].toLowerCase()} mail`,
    trackingNumber && `${article} ${grouped(trackingNumber)}`,
    fileName && `the file ${fileName}`,
    `accepted by the carrier on ${formatDayInState(acceptedAt!, state)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
