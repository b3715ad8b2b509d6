import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { countyName } from '../../../domain/address/county-names.js';
import type { Verification } from '../../../domain/document/verification.js';
import { browserWithVersion } from '../../../domain/session/browser.js';
import type { NotaryMode } from '../../../domain/vocabulary.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import {
  type NotaryBlock,
  type SignatureBlock,
  type SignerAuthentication,
  signatureEvidenceFile,
  signedContentFile,
} from '../../../domain/waiver/signature.js';
import { stateName } from '../../assets/state-names.js';
import { formatDate, formatInState } from '../../format.js';
import { contentWidth, pageFormat, rowCaption, rule, sectionHeading } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';
import { verificationMark } from '../../verification-mark.js';
import { describePayment } from './payment.js';

const labelWidth = 132;
const qr = 76;

const types = { typed: 'Typed', drawn: 'Drawn by hand', uploaded: 'Uploaded as an image' };

const authentications: Record<SignerAuthentication, string> = {
  api_token: 'API token',
  session_link: 'Sign-in link sent by e-mail',
  session_passkey: 'Passkey',
  session_oidc: 'Single sign-on with the account’s identity provider',
  mailbox_link: 'Link that was sent to this e-mail address',
  mailbox_code: 'Link and one-time code that were sent to this e-mail address',
};

/** The evidence of an electronic signature, on a page of its own after the signed document. */
export function signatureCertificate(
  model: WaiverDocumentModel,
  signature: SignatureBlock,
  { title, form, image, verification }: CertifiedForm & { image: string | null },
): Content[] {
  return [
    { text: 'SIGNATURE CERTIFICATE', style: 'heading' },
    rule(1, 6),
    ...document(model, { title, form, verification }),
    ...signer(signature, image, model.state),
    ...byHand(signature, model.form?.witnessLine ?? false),
    ...consent(signature),
    ...times(signature, model.state),
    ...hashes(signature, verification),
  ];
}

interface CertifiedForm {
  title: string;
  /** The number and edition of its form. */
  form: string;
  verification?: Verification | undefined;
}

function document(model: WaiverDocumentModel, { title, form, verification }: CertifiedForm): Content[] {
  const { number, claimant, project } = model;
  const width = contentWidth - (verification ? qr + 14 : 0);
  return [
    ...(verification
      ? [verificationMark(verification).qr(pageFormat.width - pageFormat.right - qr, pageFormat.top + 42, { size: qr })]
      : []),
    sectionHeading('Document', 6, width),
    table(
      [
        row('Document', title),
        row('Waiver number', number),
        row('Form', form),
        row('Claimant', claimant.name),
        row('Project', [project.name, project.number && `No. ${project.number}`].filter(Boolean).join(' · ')),
        row('Payment', describePayment(model)),
        row('Verification code', verification?.code ?? null),
        row('Verify at', verification?.url ?? null),
      ],
      width,
    ),
  ];
}

function signer(signature: SignatureBlock, image: string | null, state: string): Content[] {
  const {
    name,
    title,
    email,
    method,
    authentication,
    authenticatedAs,
    ip,
    userAgent,
    forwardings = [],
    code,
  } = signature;
  const account = authenticatedAs ? `${authentications[authentication]}, as ${authenticatedAs}` : null;
  return [
    sectionHeading('Signer'),
    table([
      row('Name', name),
      row('Title', title),
      row('E-mail', email ?? 'Not stated'),
      row('Signature', types[method], image),
      row('Authenticated by', account ?? authentications[authentication]),
      row(
        'One-time code',
        code && `Sent ${formatInState(code.sentAt, state)}, entered ${formatInState(code.enteredAt, state)}`,
      ),
      ...forwardings.map(({ from, to, name: person, at }) =>
        row('Forwarded', `${formatInState(at, state)}: from ${from} to ${person}, ${to}`),
      ),
      row('IP address', ip),
      row('Browser or program', browserWithVersion(userAgent) || 'Not stated'),
    ]),
  ];
}

/** Who acts by hand: the service has no evidence of it, and says so. */
function byHand({ notary, witness }: SignatureBlock, hasWitnessLine: boolean): Content[] {
  return [
    ...(notary
      ? [
          sectionHeading('Notary'),
          table([
            row('Named by the signer', named(notary)),
            row(
              'Place',
              `${countyName(notary.county, notary.state)}, ${stateName(notary.state)}, ${modes[notary.mode]}`,
            ),
            row(
              'Notarial act',
              'Not part of this electronic signature. The notary completes and signs the certificate on the form.',
            ),
          ]),
        ]
      : []),
    ...(witness || hasWitnessLine
      ? [
          sectionHeading('Witness'),
          table([
            row(
              'Named by the signer',
              witness
                ? [witness.name, witness.address].filter(Boolean).join(', ')
                : 'Not named. The form has a line for a witness.',
            ),
            row('Signature', 'Not part of this electronic signature. The witness signs the form by hand.'),
          ]),
        ]
      : []),
  ];
}

const modes: Record<NotaryMode, string> = { in_person: 'in person', remote_online: 'by remote online notarization' };

function named({ name, commissionNumber, expiresOn }: NotaryBlock): string {
  const number = commissionNumber && `commission No. ${commissionNumber}`;
  const expires = expiresOn && `commission expires ${formatDate(expiresOn)}`;
  return [name, number, expires].filter(Boolean).join(', ');
}

function consent({ consentText }: SignatureBlock): Content[] {
  return [
    sectionHeading('Consent'),
    { text: `The signer agreed to this text: “${consentText}”`, margin: [0, 2, 0, 0] },
  ];
}

function times({ requestedAt, viewedAt, consentedAt, signedAt }: SignatureBlock, state: string): Content[] {
  const time = (instant: string | null, none: string) => (instant ? formatInState(instant, state) : none);
  return [
    sectionHeading('Times'),
    table([
      row('Signature requested', time(requestedAt, 'Not sent for signature before it was signed')),
      row('Document first viewed', time(viewedAt, 'No download recorded')),
      row('Consent given', time(consentedAt, '')),
      row('Signed', time(signedAt, '')),
    ]),
  ];
}

function hashes({ documentSha256, contentSha256 }: SignatureBlock, verification: Verification | undefined): Content[] {
  const text =
    'A file cannot contain its own hash: the hash of this sealed file is at the address above. ' +
    `The signed content (${signedContentFile}) and this record (${signatureEvidenceFile}) are attached to the file for programs to read.`;
  return [
    sectionHeading('Hashes (SHA-256)'),
    table([row('Document as shown', documentSha256), row('Signed content', contentSha256)]),
    ...(verification
      ? [{ text, fontSize: 9, italics: true, margin: [0, 6, 0, 0] as [number, number, number, number] }]
      : []),
  ];
}

/** Rows without a value are omitted. */
function table(rows: (TableCell[] | null)[], width = contentWidth): Content {
  const body = rows.filter((cells) => cells !== null);
  return {
    table: { widths: [labelWidth, width - labelWidth - 6], body, dontBreakRows: true },
    layout: ruledRows,
    heads: { column: 0 },
  };
}

function row(label: string, value: string | null | undefined, image: string | null = null): TableCell[] | null {
  if (!value) return null;
  const text: Content = { text: value, fontSize: 9.5 };
  return [rowCaption(label), image ? { stack: [text, { image, fit: [150, 30], alt: 'The signature' }] } : text];
}
