import type { NoticeDocumentModel } from '../document/model.js';
import type { Violation } from './notice-facts.js';

/** What a form has a line for, whatever its state. */
export interface AskedFacts {
  work: boolean;
  /** What the form calls the amount; null if it needs none. */
  amount: string | null;
  telephone: boolean;
  firstFurnished: boolean;
  lastFurnished: boolean;
  /** The person whom the recipient can ask. */
  contact: boolean;
}

/** The lines of the form that are left blank, because the record and its project have no value. */
export function checkAskedFacts(model: NoticeDocumentModel, asked: AskedFacts): Violation[] {
  const { workDescription, claimAmount, claimant, firstFurnishingDate, lastFurnishingDate, signatory } = model;
  const blank: [boolean, string, string][] = [
    [
      asked.work && !workDescription,
      'description',
      'The notice describes the work: give furnished_description on the project, or a description on the notice.',
    ],
    [
      asked.amount !== null && !claimAmount,
      'claimAmount',
      `The notice states an amount ("${asked.amount}"): give claim_amount on the notice.`,
    ],
    [
      asked.telephone && !claimant.phone,
      'division.phone',
      'The notice states the telephone number of the claimant: give phone on the division.',
    ],
    [
      asked.firstFurnished && !firstFurnishingDate,
      'firstFurnishingDate',
      'The notice states the first day of furnishing: give first_furnishing_date on the notice.',
    ],
    [
      asked.lastFurnished && !lastFurnishingDate,
      'lastFurnishingDate',
      'The notice states the last day of furnishing: give last_furnishing_date on the notice.',
    ],
    [
      asked.contact && !signatory.name,
      'metadata.signatory_name',
      'The notice names a contact person: give metadata.signatory_name.',
    ],
  ];
  return blank.filter(([isBlank]) => isBlank).map(([, field, message]) => ({ field, message }));
}
