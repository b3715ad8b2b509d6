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
          message: 'The unpaid amount is required: enter an amount above 0, or the invoices (metadata.invoices).',
        },
  work: ({ details, noun }) =>
    details.workDescription
      ? null
      : {
          field: noun === 'notice' ? 'description' : 'project.furnishedDescription',
          message:
            'A description of the work is required: enter it on the project' +
            (noun === 'notice' ? ' or on the notice.' : '.'),
        },
  first_furnishing: ({ details, noun }) => (details.firstFurnishingDate ? null : furnishing('first', noun)),
  last_furnishing: ({ details, noun }) => (details.lastFurnishingDate ? null : furnishing('last', noun)),
  months: ({ details }) =>
    details.months.length > 0
      ? null
      : metadata('months_work_performed', 'Each month of work is required: enter the months on the document.'),
  legal_description: ({ details }) =>
    details.legalDescription
      ? null
      : {
          field: 'project.legalDescription',
          message: 'The legal description of the property is required: enter it on the project or its jobsite.',
        },
  county: ({ details }) =>
    details.county
      ? null
      : {
          field: 'jobsites',
          message:
            'The county of recording is required: enter it on the jobsite, or the county of the recorder on the document (metadata.recording.county).',
        },
  contract_total: ({ details }) =>
    details.contract.total
      ? null
      : {
          field: 'project.contractAmount',
          message:
            'The contract sum is required: enter it on the project, or the original contract sum on the document (metadata.contract.original_amount).',
        },
  contract_date: ({ details }) =>
    details.contract.date
      ? null
      : {
          field: 'project.dateContract',
          message: 'The date of the contract is required: enter it on the project.',
        },
  interest_from: ({ details }) =>
    details.interest.from
      ? null
      : metadata('interest.from', 'The day from which interest is claimed is required: enter it on the document.'),
  future_furnishing: ({ details: { particulars } }) =>
    particulars.future.description && particulars.future.amount
      ? null
      : metadata(
          'future_furnishing',
          'The notice is sworn with what the claimant still expects to furnish, if known: enter the future furnishing and its amount ("no further labor, services or materials" and 0 if the work is complete).',
        ),
  parcel: ({ details }) =>
    details.parcels.length > 0
      ? null
      : {
          field: 'project.parcelNumber',
          message: 'The tax parcel is required: enter it on the project or its jobsite.',
        },
  notice_of_contract: ({ noticeOfContract }) =>
    noticeOfContract
      ? null
      : {
          field: 'project.noticeOfCommencement',
          message: 'The recorded notice of contract is required: enter its day and instrument number on the project.',
        },
  new_or_improved: ({ details: { particulars } }) =>
    particulars.newlyErected !== null
      ? null
      : metadata(
          'newly_erected',
          'A statement whether the building is new, or has been improved to the extent of 15 percent of its value, is required: make it on the document.',
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
      : metadata('tax_lot', 'The block and lot of the property are required: enter both on the document.'),
  // Of leased property, `checkLeasehold` asks for it.
  owner_interest: ({ details: { particulars }, isLeased }) =>
    particulars.ownerInterest || isLeased
      ? null
      : metadata(
          'owner_interest',
          'The interest of the owner is required, as far as known: enter it on the document, such as fee simple.',
        ),
  dwelling: ({ details: { particulars } }) =>
    particulars.singleFamilyDwelling !== null
      ? null
      : metadata(
          'single_family_dwelling',
          'A statement whether the property is a single family dwelling is required: make it on the document.',
        ),
  payment_deadline: ({ details }) =>
    details.paymentDeadline
      ? null
      : metadata('payment_deadline', 'The day by which the letter demands payment is required: enter your deadline.'),
  notices_sent: ({ details, direct }) =>
    direct || (details.noticesSent.length > 0 && details.noticesSent.every(({ date, method }) => date && method))
      ? null
      : metadata(
          'notices_sent',
          'The date and method of each earlier notice are required: enter each among the notices that were sent, with title, date and method.',
        ),
  notice_of_intent: ({ details }) =>
    intentServedOn(details.noticesSent)
      ? null
      : metadata(
          'notices_sent',
          'The date of service of the notice of intent is required: add it to the notices that were sent, with title, date and method.',
        ),
  notice_of_intention: ({ details: { noticesSent }, direct }) => {
    const notices = noticesSent.filter(isIntent);
    return direct || (notices.length > 0 && notices.every(({ date, method }) => date && method))
      ? null
      : metadata(
          'notices_sent',
          'The date and method of the notice of intention to claim a lien are required, and no other notice counts: add it to the notices that were sent, with title, date and method.',
        );
  },
  intent_of_subcontractor: ({ details: { noticesSent }, direct }) =>
    direct || (intentServedOn(noticesSent) && noticesSent.every(({ date }) => date))
      ? null
      : metadata(
          'notices_sent',
          'The date of each notice, the formal notice of intention among them, is required in the claim of a subcontractor: add it to the notices that were sent, with title, date and method.',
        ),
  retainage: ({ details }) =>
    (parseCents(details.contract.retainage ?? '') ?? 0n) > 0n
      ? null
      : metadata('contract.retainage', 'The unpaid retainage is required: enter it on the document.'),
  paid: ({ details }) =>
    details.contract.paid !== null
      ? null
      : metadata('contract.paid', 'The sum of payments is required: enter it on the document (0 if nothing was paid).'),
  surety: ({ details, sureties }) =>
    details.bond.surety || sureties > 1
      ? null
      : {
          field: 'parties.surety',
          message:
            'The surety is required in a claim on a bond: add it to the project’s parties, or enter it on the document (metadata.bond.surety).',
        },
  lender: ({ lender }) =>
    lender
      ? null
      : {
          field: 'parties.lender',
          message: 'The lender is required in a stop payment notice to it: add a party with the role lender.',
        },
  stop_notice_bond: ({ details: { stopNotice } }) =>
    stopNotice.surety
      ? null
      : metadata(
          'stop_notice.surety',
          'The surety is required in a bonded stop payment notice: enter it on the document.',
        ),
  recording: ({ details }) => recording(details),
  released_amount: ({ details: { release } }) =>
    release.scope === 'full' || release.amount || release.property
      ? null
      : metadata(
          'release',
          'The released amount or property is required in a partial release: enter one of them on the document.',
        ),
  signatory: ({ signatory }) =>
    signatory
      ? null
      : metadata(
          'signatory_name',
          'The signatory is required, because the document is signed under oath or before a notary: enter the name of the signer on the document.',
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
    message: `The ${which} day of furnishing is required: enter it ${where}.`,
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
        'The day on which the lien was recorded is required in a release: enter it on the document.',
      ),
    );
  if (!isOnRecord(recording)) {
    const message = 'The record of the lien is required in a release: enter the instrument number, or book and page.';
    missing.push(metadata('recording.instrument_number', message));
  }
  return missing;
}

/** Whether the record of a lien can be cited. */
export function isOnRecord({ instrumentNumber, book, page }: ClaimDetails['recording']): boolean {
  return Boolean(instrumentNumber || (book && page));
}
