import type { Content, ContentText } from 'pdfmake/interfaces.js';
import type { BySigner, ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { juratOf } from '../../assets/claim/index.js';
import { notaryForms } from '../../assets/notary.js';
import { measureLength, short } from '../../length-of.js';
import { pageFormat } from '../../page.js';
import { notaryCertificate, signsInPerson } from '../notary.js';
import { signedField, signedRow } from '../signed-lines.js';
import { filled } from './blanks.js';
import type { Measure } from './measure.js';
import { oathMark } from './oath-page.js';
import { signatureBlock, signer } from './parts.js';
import { recordedSheet } from './sheet.js';
import { isEntity } from './states/wy.js';

/** A long oath, a signature and two certificates, in points. */
const highestPair = 540;

/**
 * The signature, with the verification, oath or acknowledgment that the form requires.
 *
 * @param identified names the claim above an oath on a later page; null on the first page
 */
export function execution(
  model: ClaimDocumentModel,
  form: ClaimForm,
  blanks: Record<string, string>,
  measure: Measure,
  identified: string | null = null,
): Content[] {
  const kind = model.notaryBlock;
  if (kind === 'none') return [signatureBlock(model, measure, form.stated)];
  const { heading, statement, affiant } = form.oath;
  const named: Content[] = identified
    ? [{ text: identified, bold: true, fontSize: measure.fontSize, margin: [0, 4, 0, 2] }]
    : [];
  const said = statement
    ? [
        {
          text: filled(chooseWords(statement, blanks), blanks),
          fontSize: measure.fontSize,
          margin: [0, 4, 0, 0] as [number, number, number, number],
        },
      ]
    : [];
  if (kind === 'verification') {
    const half = (measure.width - 16) / 2;
    return [
      signatureBlock(model, measure),
      {
        unbreakable: true,
        stack: [
          ...named,
          { ...oathMark, ...headed(heading ?? 'Verification', measure) },
          ...said,
          {
            columns: [
              signedField('Executed on', null, 150),
              signedField('At (city and state)', null, measure.width - 150 - 16),
            ],
            columnGap: 16,
            margin: [0, measure.compact ? 12 : 18, 0, 0],
          },
          {
            columns: signedRow([
              ['Signature', null, half],
              ['Printed name and title', signer(model.signatory), half],
            ]),
            columnGap: 16,
            margin: [0, measure.compact ? 12 : 18, 0, 0],
          },
        ],
      },
    ];
  }
  const oath = kind === 'jurat' || kind === 'jurat_and_acknowledgment';
  const { jurat: general, acknowledgment } = notaryForms(model.state);
  const jurat = juratOf(form, isEntity(model)) ?? general;
  // A caller who chooses another certificate for a form without a prescribed one does not swear its oath.
  const states = (oath || !form.oath.open) && said.length > 0;
  const sworn = states ? [...(heading ? [headed(heading, measure)] : []), ...said] : [];
  // A long oath may begin on an earlier page than its signature.
  const isLong = measureLength(sworn) >= short;
  const isDouble = kind === 'jurat_and_acknowledgment';
  // Two certificates are on one page also where the recorder needs much of it (Ark. Code § 14-15-402).
  const { top, bottom } = recordedSheet(model.state);
  const isTight = isDouble && pageFormat.height - top - bottom < highestPair;
  const room = isTight ? { ...measure, compact: true } : measure;
  const acknowledged = notaryCertificate('Acknowledgment', acknowledgment, blanks, room, {}, oath ? {} : oathMark);
  const certificate = oath ? notaryCertificate('Jurat', jurat, blanks, room, {}, oathMark) : acknowledged;
  if (affiant) {
    const { name } = model.signatory;
    const signed: Content = {
      columns: [signedField(name ? `Affiant: ${name}` : 'Affiant', null, measure.width / 2)],
      margin: [0, 14, 0, 0],
    };
    return [signatureBlock(model, measure), { unbreakable: true, stack: [...named, ...sworn, signed, certificate] }];
  }
  // A notary's certificate on a different page from the signature could be attached to any document.
  const certificates = isDouble ? [certificate, acknowledged] : [certificate];
  // They stay together also after an oath that is too long to stay with them.
  const signature = [...(isLong ? named : []), signatureBlock(model, room)];
  const signed: Content = { unbreakable: true, stack: [...signature, ...certificates] };
  return [
    { unbreakable: true, stack: [...(isLong ? [] : named), ...sworn, signed], ...(isTight && { lineHeight: 1 }) },
  ];
}

function chooseWords(statement: string | BySigner, blanks: Record<string, string>): string {
  if (typeof statement === 'string') return statement;
  return signsInPerson(blanks) ? statement.inPerson : statement.representative;
}

function headed(title: string, { compact }: Measure): ContentText {
  return { text: title.toUpperCase(), style: 'section', margin: [0, compact ? 6 : 12, 0, 0] };
}
