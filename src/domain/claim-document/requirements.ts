import { parseCents } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';
import type { ClaimDetails } from './model.js';
import { type Check, type DocumentFacts, metadata, stateChecks } from './state-requirements.js';
import type { Requirement } from './vocabulary.js';

/** One rule for each fact that a form may require: null when it is present, otherwise what to complete. */
const checks: Record<Requirement, Check> = {
  amount: ({ details }) =>
    (parseCents(details.amount ?? '') ?? 0n) > 0n
      ? null
      : {
          field: 'claimAmount',
          message: 'A claim states the unpaid amount: give a claim_amount above 0, or metadata.invoices.',
        },
  work: ({ details, noun }) =>
    details.workDescription
      ? null
      : {
          field: noun === 'notice' ? 'description' : 'project.furnishedDescription',
          message:
            'The document describes the work: give furnished_description on the project' +
            (noun === 'notice' ? ', or a description on the notice.' : '.'),
        },
  first_furnishing: ({ details, noun }) => (details.firstFurnishingDate ? null : furnishing('first', noun)),
  last_furnishing: ({ details, noun }) => (details.lastFurnishingDate ? null : furnishing('last', noun)),
  months: ({ details }) =>
    details.months.length > 0
      ? null
      : metadata(
          'months_work_performed',
          'The document names each month of work: give metadata.months_work_performed.',
        ),
  legal_description: ({ details }) =>
    details.legalDescription
      ? null
      : {
          field: 'project.legalDescription',
          message:
            'The document describes the property by its legal description: give legal_description on the project or its jobsite.',
        },
  county: ({ details }) =>
    details.county
      ? null
      : {
          field: 'jobsites',
          message:
            'The document names the county of recording: give county on the jobsite, or metadata.recording.county.',
        },
  contract_total: ({ details }) =>
    details.contract.total
      ? null
      : {
          field: 'project.contractAmount',
          message:
            'The document states the contract sum: give contract_amount on the project, or metadata.contract.original_amount.',
        },
  contract_date: ({ details }) =>
    details.contract.date
      ? null
      : {
          field: 'project.dateContract',
          message: 'The form states the date of the contract: give date_contract on the project.',
        },
  interest_from: ({ details }) =>
    details.interest.from
      ? null
      : metadata(
          'interest.from',
          'The form states the day from which interest is claimed: give metadata.interest.from.',
        ),
  future_furnishing: ({ details: { particulars } }) =>
    particulars.future.description && particulars.future.amount
      ? null
      : metadata(
          'future_furnishing',
          'The notice is sworn with what the claimant still expects to furnish, if known: give metadata.future_furnishing.description and amount ("no further labor, services or materials" and 0 if the work is complete).',
        ),
  parcel: ({ details }) =>
    details.parcelNumber
      ? null
      : {
          field: 'project.parcelNumber',
          message: 'The document states the tax parcel: give parcel_number on the project or its jobsite.',
        },
  notice_of_contract: ({ noticeOfContract }) =>
    noticeOfContract
      ? null
      : {
          field: 'project.noticeOfCommencement',
          message:
            'The document cites the recorded notice of contract: give notice_of_commencement.recorded_on and instrument on the project.',
        },
  new_or_improved: ({ details: { particulars } }) =>
    particulars.newlyErected !== null
      ? null
      : metadata(
          'newly_erected',
          'The document states whether the building is new, or has been improved to the extent of 15 percent of its value: give metadata.newly_erected.',
        ),
  amount_by_building: ({ jobsites }) =>
    jobsites < 2
      ? null
      : {
          field: 'jobsites',
          message:
            'The document states the amount claimed on each building, and has a line for it: complete it by hand.',
        },
  tax_lot: ({ details: { particulars } }) =>
    particulars.taxLot.block && particulars.taxLot.lot
      ? null
      : metadata('tax_lot', 'The form describes the property by block and lot: give metadata.tax_lot.block and lot.'),
  // Of leased property, `checkLeasehold` asks for it.
  owner_interest: ({ details: { particulars }, isLeased }) =>
    particulars.ownerInterest || isLeased
      ? null
      : metadata(
          'owner_interest',
          'The form states the interest of the owner, as far as known: give metadata.owner_interest, such as fee simple.',
        ),
  dwelling: ({ details: { particulars } }) =>
    particulars.singleFamilyDwelling !== null
      ? null
      : metadata(
          'single_family_dwelling',
          'The form states whether the property is a single family dwelling: give metadata.single_family_dwelling.',
        ),
  payment_deadline: ({ details }) =>
    details.paymentDeadline
      ? null
      : metadata(
          'payment_deadline',
          'The letter demands payment by a day, and has a blank for it: give metadata.payment_deadline.',
        ),
  notices_sent: ({ details, direct }) =>
    direct || (details.noticesSent.length > 0 && details.noticesSent.every(({ date, method }) => date && method))
      ? null
      : metadata(
          'notices_sent',
          'The document states when and how each earlier notice was sent: give metadata.notices_sent with title, date and method.',
        ),
  notice_of_intent: ({ details }) =>
    intentServedOn(details.noticesSent)
      ? null
      : metadata(
          'notices_sent',
          'The document states when the notice of intent was served: give it in metadata.notices_sent with title, date and method.',
        ),
  notice_of_intention: ({ details: { noticesSent }, direct }) => {
    const notices = noticesSent.filter(isIntent);
    return direct || (notices.length > 0 && notices.every(({ date, method }) => date && method))
      ? null
      : metadata(
          'notices_sent',
          'The petition states when and how the owner was given the notice of intention to claim a lien; no other notice counts: give it in metadata.notices_sent with title, date and method.',
        );
  },
  intent_of_subcontractor: ({ details: { noticesSent }, direct }) =>
    direct || (intentServedOn(noticesSent) && noticesSent.every(({ date }) => date))
      ? null
      : metadata(
          'notices_sent',
          'The claim of a subcontractor states when each notice was given, the formal notice of intention among them: give it in metadata.notices_sent with title, date and method.',
        ),
  retainage: ({ details }) =>
    (parseCents(details.contract.retainage ?? '') ?? 0n) > 0n
      ? null
      : metadata('contract.retainage', 'The document claims unpaid retainage: give metadata.contract.retainage.'),
  paid: ({ details }) =>
    details.contract.paid !== null
      ? null
      : metadata(
          'contract.paid',
          'The document states what has been paid: give metadata.contract.paid (0 if nothing was paid).',
        ),
  surety: ({ details, sureties }) =>
    details.bond.surety || sureties > 1
      ? null
      : {
          field: 'parties.surety',
          message:
            'A claim on a bond names the surety: add a party with the role surety, or give metadata.bond.surety.',
        },
  lender: ({ lender }) =>
    lender
      ? null
      : {
          field: 'parties.lender',
          message: 'A stop payment notice to the lender names the lender: add a party with the role lender.',
        },
  stop_notice_bond: ({ details: { stopNotice } }) =>
    stopNotice.surety
      ? null
      : metadata(
          'stop_notice.surety',
          'A bonded stop payment notice names the surety of its bond: give metadata.stop_notice.surety.',
        ),
  recording: ({ details }) => recording(details),
  released_amount: ({ details: { release } }) =>
    release.scope === 'full' || release.amount || release.property
      ? null
      : metadata(
          'release',
          'A partial release states what it releases: give metadata.release.amount or metadata.release.property.',
        ),
  signatory: ({ signatory }) =>
    signatory
      ? null
      : metadata(
          'signatory_name',
          'The document is signed under oath or before a notary: give metadata.signatory_name.',
        ),
  hiring_party: ({ hirer }) => hirer,
  ...stateChecks,
};

/** The day on which a notice of intent was served, if it is among the earlier notices. */
export function intentServedOn(sent: ClaimDetails['noticesSent']): string | null {
  return sent.find((notice) => notice.date && isIntent(notice))?.date ?? null;
}

export function isIntent({ title }: { title: string }): boolean {
  return /\bintent/i.test(title);
}

export function checkRequirements(requires: readonly Requirement[], context: DocumentFacts): Violation[] {
  return requires.flatMap((requirement) => checks[requirement](context) ?? []);
}

function furnishing(which: 'first' | 'last', noun: DocumentFacts['noun']): Violation {
  const where = noun === 'notice' ? 'on the notice or the project' : 'on the project';
  const field = which === 'first' ? 'firstFurnishingDate' : 'lastFurnishingDate';
  return {
    field: noun === 'notice' ? field : `project.${field}`,
    message: `The document states the ${which} day of furnishing: give ${which}_furnishing_date ${where}.`,
  };
}

/**
 * A release cites the record that it releases: the day, and the instrument number or the book and page (as every recorder's
 * form requires).
 */
function recording({ recording }: ClaimDetails): Violation[] {
  const missing: Violation[] = [];
  if (!recording.date)
    missing.push(
      metadata(
        'recording.date',
        'A release cites the day on which the lien was recorded: give metadata.recording.date.',
      ),
    );
  if (!isOnRecord(recording)) {
    const message = 'A release cites the recorded lien: give metadata.recording.instrument_number, or book and page.';
    missing.push(metadata('recording.instrument_number', message));
  }
  return missing;
}

/** Whether the record of a lien can be cited. */
export function isOnRecord({ instrumentNumber, book, page }: ClaimDetails['recording']): boolean {
  return Boolean(instrumentNumber || (book && page));
}
