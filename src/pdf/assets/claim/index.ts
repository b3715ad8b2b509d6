import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { Sector } from '../../../domain/document/job-facts.js';
import type { ClaimInstrument } from '../../../domain/document/types.js';
import type { NotaryCertificate } from '../notary.js';
import { generalBondClaims } from './bond-claim.js';
import { generalIntentForm } from './intent.js';
import { demandForms, lawsuitForms } from './letters.js';
import { generalNoticeOfClaim } from './notice-of-claim.js';
import { generalReleaseForms } from './release.js';
import { claimsOfStates } from './states.js';
import { generalStopNotice } from './stop-notice.js';
import { generalLienForm } from './titled-lien.js';

const forms: readonly ClaimForm[] = [
  ...Object.values(claimsOfStates).flatMap((state) => state.forms),
  generalLienForm,
  ...generalReleaseForms,
  generalIntentForm,
  generalNoticeOfClaim,
  generalStopNotice,
  ...generalBondClaims,
  ...demandForms,
  ...lawsuitForms,
];

/** In the order in which tables list them. */
const instruments: readonly ClaimInstrument[] = [
  'mechanics_lien',
  'lien_release',
  'notice_of_intent',
  'notice_of_claim',
  'stop_notice',
  'bond_claim',
  'demand_letter',
  'lawsuit_referral',
];

export const claimForms: readonly ClaimForm[] = instruments.flatMap((instrument) =>
  forms.filter((form) => form.instrument === instrument),
);

const byCode = new Map(claimForms.map((form) => [form.formCode, form]));

/** The wording that applies: the state's own form in force on the day of the claim, else the general one. */
export function claimForm(wanted: {
  instrument: ClaimInstrument;
  state: string;
  sector: Sector;
  date: string;
  variant: string | null;
  /** The claimant has a contract with the owner. */
  direct?: boolean;
}): ClaimForm {
  const applies = (form: ClaimForm) =>
    form.instrument === wanted.instrument &&
    form.work.includes(wanted.sector) &&
    (form.variant === null || form.variant === wanted.variant) &&
    !(form.subcontract && wanted.direct) &&
    form.effectiveFrom <= wanted.date &&
    (form.effectiveTo === null || wanted.date <= form.effectiveTo);
  for (const state of [wanted.state, '*']) {
    const form = claimForms.find((candidate) => candidate.state === state && applies(candidate));
    if (form) return form;
  }
  throw new Error(`No ${wanted.instrument} form in ${wanted.state} on ${wanted.date}.`);
}

/** The wording a document was made with. */
export function claimFormOf(formCode: string): ClaimForm {
  const form = byCode.get(formCode);
  if (!form) throw new Error(`No claim form is called ${formCode}.`);
  return form;
}

/** The jurat that a statute gives with its form, of a legal entity or of a person; null for other forms. */
export function juratOf({ formCode, state }: ClaimForm, isEntity: boolean): NotaryCertificate | null {
  return claimsOfStates[state]?.jurats?.[formCode]?.(isEntity) ?? null;
}
