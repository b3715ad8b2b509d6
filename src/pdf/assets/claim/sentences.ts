import type { Fact } from '../../../domain/claim-document/vocabulary.js';

/** Words that a form's document can print beside those of the form itself. Texts may hold `{blank}`s. */
export interface Words {
  readonly [name: string]: string | Words;
}

/** What the layouts of claims say, in every claim that has something to say it about. */
export const claimSentences = {
  amendment: {
    ofRecord: 'This document amends the {title}{dated}, {recordedAs}.',
    ofNotice: 'This document amends {notice}{dated}.',
    notice: 'Notice No. {number}',
    unknown: 'an earlier notice',
    dated: ' dated {date}',
    amount: 'Original Amount Claimed: {amount}',
  },
  exhibits: {
    asked: 'Exhibits to this document: {exhibits}.',
    one: '{exhibits} is attached and incorporated by this reference.',
    several: '{exhibits} are attached and incorporated by this reference.',
    part: 'Exhibit {letter}, incorporated by this reference',
    see: 'See {part}.',
    legal: 'Legal description: see {part}.',
    work: 'the work described in Exhibit {letter} (incorporated by this reference)',
  },
  property: {
    one: 'One further jobsite is listed in {part}.',
    several: '{count} further jobsites are listed in {part}.',
    oneInSentence: '{property}, and one further jobsite listed in {part}',
    severalInSentence: '{property}, and {count} further jobsites listed in {part}',
  },
  record: {
    inCourt: 'filed in this court',
    inRecords: 'recorded',
    described: '{how}{on} as {place}',
    on: ' on {date},',
    records: 'records of {county}',
    reference: 'As described in that instrument, incorporated by this reference.',
  },
  parties: {
    others: 'and {count} others, named in the service list at the end of this document',
  },
} as const satisfies Words;

/** The interest in leased property that a lien charges. */
export const leaseholdSentences = {
  interest: 'Leasehold interest of {lessees}',
  feeInterest: ' and, so far as the law allows, fee interest of {owners}',
  claimed: 'The lien is claimed on',
  toBeClaimed: 'The lien is to be claimed on',
  named: '{claimed} this interest: {interest}',
  charged: '{claimed} the {noun} of {lessees}',
  one: 'leasehold interest',
  several: 'leasehold interests',
  fee: ' and, so far as the law allows, on the fee interest of {owners}',
  none: ' No lien is claimed on the interest of {entities}.',
} as const satisfies Words;

/** The top of the first page of a recorded document, and the index that some recorders have there. */
export const recordedSentences = {
  returnTo: 'Recording requested by, and when recorded mail to:',
  space: 'Space above this line for recording use',
  posted: 'Posted by:',
  district: '{name} Recording District',
} as const satisfies Words;

/** What a recorder enters in the index (RCW 65.04.045(1)(d) to (g)). */
export const indexSentences = {
  grantor: 'Grantor',
  grantee: 'Grantee',
  legal: 'Legal description (abbreviated)',
  parcel: 'Assessor’s property tax parcel number',
  released: 'Reference number of the document released',
  amended: 'Reference number of the document amended',
  further: '; further jobsites in Exhibit {letter} on page {page}',
  below: '{start}; in full below',
  exhibit: '{start}; in full in Exhibit {letter} on page {page}',
} as const satisfies Words;

/** What a referral to counsel says beside that; no party is served with it. */
export const referralSentences = {
  causes: {
    foreclose_lien: 'Foreclosure of the lien',
    bond: 'Action on the payment bond',
    contract: 'Breach of contract',
    account: 'Account stated and open account',
    quantum_meruit: 'Reasonable value of the work',
    prompt_payment: 'Prompt payment law',
  },
  pendency: 'To be recorded when the suit is filed',
  noAmount: 'To be stated',
  noParty: 'None is known.',
  calculated: 'Calculated dates are unverified reference data; counsel is asked to check them.',
} as const satisfies Words;

/** What is filled in for a blank of the same name, in any state. */
export const clauses = {
  workOrWork: { described: 'the following work ({work})', unknown: 'work' },
  byDeadline: { day: 'by {date}' },
  byThatDay: { day: 'by {date}', unknown: 'by that day' },
  byDeadlineOrPromptly: { day: 'by {date}', unknown: 'promptly' },
  furnished: { between: ', from {first}, to {last}', last: ', last on {last}', first: ', beginning on {first}' },
  remedies: {
    private:
      'a claim of lien on the property, a claim on any payment bond, a notice to those who hold the construction funds, and suit for the amount owed',
    public: 'a claim on the payment bond, a notice to those who hold the contract funds, and suit for the amount owed',
  },
  lienReleased: { titled: 'the lien claimed in the {lienName}', called: 'the {lienName}' },
  recorded: { inCourt: 'filed', inRecords: 'recorded' },
  releasedExtent: { amount: 'to the extent of {amount}', land: 'as to the land named as released' },
  interestDay: { unknown: 'the ______ day of ____________________, ________' },
  contractedWith: { owner: 'property owner' },
  accountExhibit: { exhibit: 'Exhibit {letter}, incorporated by this reference' },
} as const satisfies Words;

/** What the rows of these facts say beside the values of the record. */
export const factSentences = {
  license: { none: 'Not applicable' },
  license_dates: { none: 'Not applicable', issued: 'Issued {date}', expires: 'expires {date}' },
  record_owner: { contractor: 'Contractor through which subrogation is asserted: {name}' },
  other_hiring_party: { none: 'Not applicable' },
  contractor_and_subcontractor: { contractor: '{names} (general contractor)', subcontractor: '{name} (subcontractor)' },
  bond: { number: 'Bond No. {number}', dated: 'dated {date}', penalSum: 'penal sum {amount}' },
  notice_of_contract: { blank: 'Recorded on ____________________, Book __________, Page __________' },
  amounts_not_due: { none: 'None', each: '{amount}: {due}' },
  interest: { rate: '{rate} percent a year', from: 'from {date}' },
  interest_from: { rate: 'at {rate} percent a year' },
  owner: { private: 'Owner or reputed owner', public: 'Public entity' },
  released_part: { both: 'Amount and land released', amount: 'Amount released', land: 'Land released' },
  remaining_lien: { land: 'on the rest of the property', amount: '{left} of {amount}' },
} as const satisfies Partial<Record<Fact, Words>>;
