import { createHash } from 'node:crypto';
import { bonded } from '../../domain/claim-document/bonded.js';
import type { PrintedForm } from '../../domain/document/form-review.js';
import { waiverTypes } from '../../domain/vocabulary.js';
import { formCode, legalForms } from '../../domain/waiver/forms.js';
import { isConditional, toStage } from '../../domain/waiver/kind.js';
import { claimForms } from './claim/index.js';
import { mailingWording } from './mailing.js';
import { allNotaryForms } from './notary.js';
import { noticeForms } from './notice/index.js';
import { payApplicationTemplate, payApplicationTitle, payApplicationWording } from './pay-application.js';
import { waiverWording } from './waiver/general.js';
import { wordingOfClaim, wordingOfGeneralWaiver, wordingOfNotice, wordingOfWaiver } from './wording.js';

/** Members of a form that are not its wording: what is said about it, and that it has ended. */
const notWording = ['unconfirmed', 'guidance', 'effectiveTo'];

/**
 * Every form with its marks for counsel. A form's hash covers all words that its documents can print (wording.ts), and for whom and since
 * when they apply.
 */
export const printedForms: readonly PrintedForm[] = [
  ...noticeForms.map((form) => ({ ...stated(form), sha256: wordingHash(wordingOfNotice(form)) })),
  ...claimForms.map((form) => ({
    ...stated(form),
    sha256: wordingHash(wordingOfClaim(form)),
  })),
  ...legalForms.map((form) => ({
    ...stated({
      ...form,
      formCode: form.code,
      wording: 'statute',
      unconfirmed: form.unconfirmed ? [form.unconfirmed] : [],
    }),
    sha256: wordingHash(wordingOfWaiver(form.code)),
  })),
  ...waiverTypes.map((type) => {
    const kind = [isConditional(type), toStage(type)] as const;
    return own(formCode(null, type), waiverWording(...kind).title, wordingOfGeneralWaiver(...kind));
  }),
  ...(['pay-application', 'g702', 'g703'] as const).flatMap((type) => {
    const certifiers = type === 'g703' ? (['payer'] as const) : (['architect', 'payer'] as const);
    return certifiers.map((certifier) =>
      own(payApplicationTemplate({ type, certifier }), payApplicationTitle({ type, certifier }), [
        payApplicationWording,
        allNotaryForms,
      ]),
    );
  }),
  own('proof-of-service', mailingWording.title, [mailingWording, allNotaryForms]),
];

const byTemplate = new Map(
  printedForms.flatMap((form) => [
    [form.code, form] as const,
    // The bond of a stop payment notice is part of its form.
    [bonded.template(form.code), form] as const,
  ]),
);

/** The form of a document by its template; undefined for a template that the service no longer prints. */
export function printedFormOf(template: string): PrintedForm | undefined {
  return byTemplate.get(template);
}

function stated(form: {
  formCode: string;
  state: string;
  title: string;
  statute: string | null;
  wording: 'statute' | 'own';
  unconfirmed?: readonly string[];
}): Omit<PrintedForm, 'sha256'> {
  const { formCode: code, state, title, statute, wording, unconfirmed: marks = [] } = form;
  return { code, state, title, statute, wording, marks };
}

function own(code: string, title: string, words: unknown): PrintedForm {
  return { code, state: '*', title, statute: null, wording: 'own', marks: [], sha256: wordingHash([title, words]) };
}

/** The same for the same wording, in whatever order its members are written. */
export function wordingHash(wording: unknown): string {
  const text = JSON.stringify(wording, (key, value) => {
    if (notWording.includes(key)) return undefined;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  return createHash('sha256').update(text).digest('hex');
}
