import type { Content } from 'pdfmake/interfaces.js';
import type { ProofOfServiceModel, ServedPiece } from '../../../domain/proof-of-service/model.js';
import { listNames } from '../../../domain/shared/list-names.js';
import { roleCaption } from '../../assets/captions.js';
import { mailingWording as words } from '../../assets/mailing.js';
import { notaryForms } from '../../assets/notary.js';
import { fillBlanks, formatDate, formatDayInState } from '../../format.js';
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
  const { title, verb } = declares ? words.declaration : words.affidavit;
  const employer = mailer === null || mailer === 'mailroom' ? blank : mailer;
  const [only, ...others] = documents;
  const file =
    only && others.length === 0
      ? fillBlanks(words.file, { name: only.fileName, pages: formatPages(only.pageCount) })
      : '';
  const sameDay = new Set(pieces.map(({ acceptedAt }) => formatDayInState(acceptedAt!, notice.state))).size === 1;
  // The carrier may accept a piece after the day on which it was deposited.
  const day = fillBlanks(words.day, { blank: dateBlank });
  const on = sameDay ? fillBlanks(words.on, { day }) : '';
  const statements = [
    // The blank has no stop behind it, which would be alone on a line.
    fillBlanks(words.person, { blank, verb, employer, address: `${blank}${blank}` }),
    fillBlanks(words.document, { title: notice.title, number: notice.number, date: formatDate(notice.date), file }),
    fillBlanks(words.deposited, { on, carrier: nameCarrier(pieces), place: blank }),
  ];
  const recipients = pieces.map(
    (piece): Content => ({
      text: [
        describe(piece, notice.state, others.length > 0 ? documents[piece.document]!.fileName : null),
        ...(sameDay ? [] : [fillBlanks(words.eachDay, { day })]),
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
      text: title,
      style: 'heading',
      pageBreak: 'before' as const,
      margin: [0, 0, 0, 8] as Margin,
    },
    ...statements.map((text): Content => ({ text, fontSize: 10, margin: [0, 0, 0, 6] })),
    ...recipients,
    {
      unbreakable: true,
      stack: declares
        ? [{ text: words.declaration.perjury, fontSize: 10, margin: [0, 8, 0, 0] as Margin }, signature]
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
  return postal ? words.carriers.postal : words.carriers.other;
}

/** The person, the capacity in which it is served, the class of mail and the day. */
function describe(piece: ServedPiece, state: string, fileName: string | null): string {
  const { recipient, roles, reputed, mailClass, carrier, trackingNumber, acceptedAt } = piece;
  const capacity = listNames(roles.map((role) => roleCaption(role, reputed, {}).toLowerCase()));
  const { article, tracking, ...says } = words.piece;
  const number = mailClass === 'certified' ? article : tracking;
  const named = carrier && !/^usps$|postal service/i.test(carrier) ? `${carrier} ` : '';
  return [
    recipient.name,
    ...recipient.addressLines,
    fillBlanks(says.capacity, { capacity: capacity || says.unknown }),
    fillBlanks(says.mail, { carrier: named, class: mailWords[mailClass].toLowerCase() }),
    trackingNumber && fillBlanks(number, { number: grouped(trackingNumber) }),
    fileName && fillBlanks(says.file, { name: fileName }),
    fillBlanks(says.accepted, { date: formatDayInState(acceptedAt!, state) }),
  ]
    .filter(Boolean)
    .join(', ');
}
