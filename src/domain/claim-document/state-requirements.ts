import { parseCents } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';
import { noticeExemption } from './california-notice.js';
import { type HiredBy, isStated, noticeToOwner, whyNot } from './florida-notice.js';
import type { ClaimDetails } from './model.js';

/** What is known of a document whose requirements are checked. */
export interface DocumentFacts {
  details: ClaimDetails;
  noun: 'notice' | 'escalation';
  /** Whether the claimant contracted with the owner directly. */
  direct: boolean;
  role: string;
  /** Who hired the claimant; null where it is not known. */
  hiredBy: HiredBy;
  hasGeneralContractor: boolean;
  lender: boolean;
  /** How many are recorded; of several, `checkBondParties` says that the blank is left. */
  sureties: number;
  /** Whether the project has a recorded notice of commencement or of contract. */
  noticeOfContract: boolean;
  jobsites: number;
  isLeased: boolean;
  signatory: string | null;
  /** Why the party that hired the claimant is not known; null if it is. */
  hirer: Violation | null;
  license: string | null;
  phone: string | null;
  service: { method: string | null; date: string | null };
}

export type Check = (known: DocumentFacts) => Violation | Violation[] | null;

/** The rules for facts that only the forms of single states require. */
export const stateChecks = {
  preliminary_notice: ({ details: { noticesSent, stopNotice }, role, hiredBy }) =>
    (noticesSent.length > 0 && noticesSent.every(({ date }) => date)) ||
    noticeExemption(stopNotice.kind, role, hiredBy === 'contractor')
      ? null
      : metadata(
          'notices_sent',
          'The preliminary notice on which the verified notice depends is required: add it to the notices that were sent, with title, date and method.',
        ),
  registry_filing: ({ details: { noticesSent } }) =>
    noticesSent.every(({ method }) => method === null || method === 'registry')
      ? null
      : metadata(
          'notices_sent',
          'In UT a preliminary notice takes effect by filing with the State Construction Registry: enter the registry as the method of each notice that was sent.',
        ),
  license: ({ license }) =>
    license
      ? null
      : {
          field: 'division.licenseNumber',
          message: 'The claimant’s license is required: enter it on the division.',
        },
  license_if_required: ({ license, details }) =>
    license || details.license.required === false
      ? null
      : {
          field: 'division.licenseNumber',
          message:
            'The claimant’s license, or a statement that none is required by law, is required: enter it on the division, or say on the document that none is required (metadata.license.required: false).',
        },
  license_dates: ({ license, details }) =>
    !license || (details.license.issuedOn && details.license.expiresOn)
      ? null
      : metadata(
          'license',
          'The issue and expiry dates of the license are required: enter both on the document (issued_on and expires_on).',
        ),
  interest_rate: ({ details }) =>
    details.interest.ratePercent
      ? null
      : metadata('interest.rate', 'The rate of interest is required, if it applies: enter it on the document.'),
  // A release that cites no record at all is reported once, by `recording`.
  book_and_page: ({ details: { recording } }) =>
    (recording.book && recording.page) || !recording.instrumentNumber
      ? null
      : metadata(
          recording.book ? 'recording.page' : 'recording.book',
          'The book and page of the recorded lien are required: enter both on the document.',
        ),
  payment_terms: ({ details }) =>
    details.paymentTerms
      ? null
      : metadata('payment_terms', 'The terms of payment are required: enter them on the document.'),
  service: ({ service: { method, date } }) =>
    method && date
      ? null
      : metadata(
          method ? 'service_date' : 'service_method',
          'The method and date of service of the copy are required: enter both on the document.',
        ),
  first_mortgage: ({
    details: {
      particulars: { firstMortgage },
    },
  }) =>
    firstMortgage.recordedOn || firstMortgage.exists === false
      ? null
      : metadata(
          'first_mortgage',
          'The recording date of the first mortgage that finances the structure is required: enter it on the document (recorded_on), or that there is none (exists: false).',
        ),
  amounts_not_due: ({ details: { contract, particulars } }) =>
    particulars.amountsNotDue !== null || (parseCents(contract.retainage ?? '') ?? 0n) === 0n
      ? null
      : metadata(
          'amounts_not_due',
          'The due date of each part of the claim that is not due yet, such as the retainage, is required: enter each on the document with its amount and the day on which it is due (amount and due), or that all of it is due (an empty list).',
        ),
  structure: ({ details }) =>
    details.structure
      ? null
      : metadata(
          'structure',
          'The type of structure is required: enter it on the document, such as apartment building.',
        ),
  general_contractor: ({ direct, hasGeneralContractor }) =>
    direct || hasGeneralContractor
      ? null
      : {
          field: 'parties.generalContractor',
          message:
            'The general contractor is required: add it to the project’s parties, or enter its name on the document.',
        },
  original_amount: ({ details: { contract } }) =>
    contract.originalAmount
      ? null
      : {
          field: 'project.contractAmount',
          message:
            'The original contract sum is required: enter it on the project, or on the document (metadata.contract.original_amount).',
        },
  change_orders: ({ details: { contract } }) =>
    contract.changeOrders !== null
      ? null
      : metadata(
          'contract.change_orders',
          'The total of all changes of the contract is required: enter it on the document (0 if there are none).',
        ),
  credits: ({ details: { contract } }) =>
    contract.credits !== null
      ? null
      : metadata(
          'contract.credits',
          'The sum of agreed credits is required: enter it on the document (0 if there are none).',
        ),
  retainage_stated: ({ details: { contract } }) =>
    contract.retainage !== null
      ? null
      : metadata(
          'contract.retainage',
          'The retainage in the claim is required: enter it on the document (0 if none is).',
        ),
  telephone: ({ phone }) =>
    phone
      ? null
      : {
          field: 'division.phone',
          message: 'The telephone number of the claimant is required: enter it on the division.',
        },
  contact: ({ signatory }) =>
    signatory
      ? null
      : metadata('signatory_name', 'A contact person is required: enter the name of the signer on the document.'),
  residential: ({ details: { particulars } }) =>
    particulars.residential !== null
      ? null
      : {
          field: 'project.use',
          message: 'The use of the project (residential or not) is required: enter it on the project.',
        },
  notice_to_owner: ({ role, hiredBy, details: { noticesSent } }) => {
    const statement = noticeToOwner(role, hiredBy, noticesSent);
    if (!statement) return [];
    const { notice, copies, possible } = statement;
    if (possible.length > 0) {
      const named = possible.map(({ title, date }) => (date ? `${title} of ${date}` : title)).join(', ');
      const message = `The claim states when and how one notice to owner was served, and ${named} can each be it. The document has a blank: leave only that one among the notices that were sent.`;
      return [metadata('notices_sent', message)];
    }
    const violations: Violation[] = [];
    if (!notice?.date || !notice.method) {
      const message =
        'The date and method of service of the notice to owner are required: add it to the notices that were sent, with title, date and method.';
      const others = notice ? [] : noticesSent.flatMap((sent) => whyNot(sent) ?? []);
      violations.push(metadata('notices_sent', [message, ...others].join(' ')));
    }
    for (const party of ['contractor', 'subcontractor'] as const) {
      if (!copies || isStated(copies[party])) continue;
      const message = `The date and method of service of the copy of the notice to owner on the ${party} are required, because the contractor did not hire the lienor: enter it with the notice to owner among the notices that were sent (copies.${party}), with date and method, or that none is required (required: false).`;
      violations.push(metadata('notices_sent', message));
    }
    return violations;
  },
  unpaid_balance_notice: ({ details: { particulars } }) =>
    particulars.residential !== true || particulars.unpaidBalanceNotice.date
      ? null
      : metadata(
          'unpaid_balance_notice',
          'The Notice of Unpaid Balance and Right to File Lien is required on residential work: enter its county, date, number, book and page on the document.',
        ),
  arbitration_award: ({ details: { particulars } }) =>
    particulars.residential !== true || (particulars.arbitrationAward.date && particulars.arbitrationAward.amount)
      ? null
      : metadata(
          'arbitration_award',
          'The award of the arbitrator is required on residential work: enter its date and amount on the document.',
        ),
} satisfies Record<string, Check>;

export function metadata(key: string, message: string): Violation {
  return { field: `metadata.${key}`, message };
}
