import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { Sector } from '../../../domain/document/job-facts.js';
import type { ClaimInstrument } from '../../../domain/document/types.js';
import { bondClaimForms } from './bond-claim.js';
import { intentForms } from './intent.js';
import { demandForms, lawsuitForms } from './letters.js';
import { californiaLien } from './lien-california.js';
import { liensByContents } from './lien-contents.js';
import { courtLienForms } from './lien-court.js';
import { districtLien } from './lien-district.js';
import { generalLienForms } from './lien-general.js';
import { listedLienForms } from './lien-listed.js';
import { louisianaLien } from './lien-louisiana.js';
import { mississippiLien } from './lien-mississippi.js';
import { northCarolinaLien } from './lien-north-carolina.js';
import { prescribedLienForms } from './lien-prescribed.js';
import { rhodeIslandLien } from './lien-rhode-island.js';
import { tennesseeLien } from './lien-tennessee.js';
import { virginiaLiens } from './lien-virginia.js';
import { westVirginiaLiens } from './lien-west-virginia.js';
import { wordedLienForms } from './lien-worded.js';
import { wyomingLien } from './lien-wyoming.js';
import { newJerseyLien } from './new-jersey.js';
import { noticeOfClaimForms } from './notice-of-claim.js';
import { releaseForms } from './release.js';
import { stopNoticeForms } from './stop-notice.js';

export const claimForms: readonly ClaimForm[] = [
  californiaLien,
  ...prescribedLienForms,
  ...virginiaLiens,
  northCarolinaLien,
  ...listedLienForms,
  ...wordedLienForms,
  newJerseyLien,
  louisianaLien,
  mississippiLien,
  tennesseeLien,
  wyomingLien,
  rhodeIslandLien,
  ...liensByContents,
  ...courtLienForms,
  districtLien,
  ...westVirginiaLiens,
  ...generalLienForms,
  ...releaseForms,
  ...intentForms,
  ...noticeOfClaimForms,
  ...stopNoticeForms,
  ...bondClaimForms,
  ...demandForms,
  ...lawsuitForms,
];

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
