import type { InferredFact } from '../document/inferred.js';
import { checkJobsite } from '../notice/preflight/jobsite.js';
import { isBlank } from '../shared/legible.js';
import type { Violation } from '../shared/violation.js';
import type { WaiverType } from '../vocabulary.js';
import type { WaiverFacts } from './facts.js';
import { formCode, legalForm } from './forms.js';
import { isConditional, toStage } from './kind.js';
import { checkCustomer, findCustomer } from './parties.js';
import { isPaidByCheck } from './rules.js';

/**
 * A blank that a form requires. Not among them are the owner, from which waivers are exempt, and blanks that may truthfully
 * stay empty: job number, disputed amount, earlier waivers. The through date is not one of a form but of every progress waiver.
 */
export type Blank =
  | 'customer'
  | 'location'
  | 'legalDescription'
  | 'county'
  | 'work'
  | 'amount'
  | 'checkMaker'
  | 'checkPayee'
  | 'invoiceNumber'
  | 'retainageReserved'
  | 'remainingDue'
  | 'coversAllDue'
  | 'paymentPeriod'
  | 'paymentStatement'
  | 'applicationDate'
  | 'claimantPhone';

/** The blanks of a state's form for a kind of waiver. */
export function requiredBlanks(state: string, type: WaiverType, use: string | null): Blank[] {
  const blanksOfState = legalForm(state, type, use) && blanks[state]?.(type);
  return blanksOfState ?? general;
}

/** A progress waiver that does not say until when it waives; undefined for any other waiver. */
export function missingThroughDate({ type, throughDate }: { type: WaiverType; throughDate: string | null }) {
  return throughDate || toStage(type) === 'final' ? undefined : missing('throughDate', 'through date');
}

/** Every blank that is still empty, under the field that fills it. */
export function checkBlanks(facts: WaiverFacts): Violation[] {
  const { state, type } = facts.waiver;
  const form = legalForm(state, type, facts.project.use);
  const formName = form ? `form "${form.title}" (${form.statute})` : `general form (${formCode(null, type)})`;
  const empty = requiredBlanks(state, type, facts.project.use).flatMap((blank) => {
    const problem = checks[blank](facts);
    return problem ? [{ field: problem.field, message: `${problem.message} The ${formName} requires it.` }] : [];
  });
  const undated = missingThroughDate(facts.waiver);
  return undated ? [undated, ...empty] : empty;
}

/** The last day of the period of a payment, which is the through date unless the caller names it. */
export function inferredPeriod({ waiver, project }: WaiverFacts): InferredFact[] {
  const { state, type, paymentPeriodFrom: from, paymentPeriodTo: to, throughDate } = waiver;
  if (!from || to || !throughDate || !requiredBlanks(state, type, project.use).includes('paymentPeriod')) return [];
  const message =
    'The period of the payment ends on the through date: enter its last day on the waiver to confirm or correct that.';
  return [{ field: 'paymentPeriodTo', value: throughDate, message }];
}

const general: Blank[] = ['location', 'amount'];
const interim: Blank[] = ['customer', 'location', 'county', 'work', 'amount'];
const numbered: Blank[] = ['customer', 'location', 'invoiceNumber', 'amount'];
const check = (type: WaiverType): Blank[] => (isConditional(type) ? ['checkMaker', 'checkPayee'] : []);

/** An unconditional final form states payment in full without an amount. */
function paidInFull(type: WaiverType): Blank[] {
  const amount: Blank[] = type === 'unconditional_final' ? [] : ['amount'];
  return ['customer', 'location', 'work', ...amount, ...check(type)];
}

const blanks: Record<string, (type: WaiverType) => Blank[]> = {
  CA: (type) => [
    'customer',
    'location',
    // § 8138 states payment in full, the others the check or the amount received.
    ...(type === 'unconditional_final' ? [] : (['amount'] as Blank[])),
    ...check(type),
  ],
  AZ: paidInFull,
  TX: paidInFull,
  // Of Nevada's four forms, only the conditional final one has a payment period.
  NV: (type) => [...numbered, ...(type === 'conditional_final' ? (['paymentPeriod'] as Blank[]) : [])],
  UT: (type) => [...numbered, ...(toStage(type) === 'progress' ? (['paymentPeriod'] as Blank[]) : [])],
  MI: (type) => [
    'customer',
    'location',
    'work',
    'claimantPhone',
    ...(type === 'unconditional_final' ? [] : (['amount'] as Blank[])),
    ...(toStage(type) === 'progress' ? (['coversAllDue'] as Blank[]) : []),
  ],
  FL: () => ['customer', 'location', 'amount'],
  GA: () => interim,
  MS: () => interim,
  WY: (type) => [
    'customer',
    'location',
    'county',
    'amount',
    ...(toStage(type) === 'progress' ? (['retainageReserved', 'remainingDue'] as Blank[]) : []),
  ],
  MA: () => ['customer', 'county', 'location', 'invoiceNumber', 'applicationDate', 'paymentStatement', 'amount'],
  MO: () => ['legalDescription', 'claimantPhone'],
};

const checks: Record<Blank, (facts: WaiverFacts) => Violation | null> = {
  customer: (facts) =>
    findCustomer(facts) || checkCustomer(facts).length > 0
      ? null
      : { field: 'customerPartyId', message: 'The waiver has no customer: name the party that hired the claimant.' },
  location: (facts) => checkJobsite(facts)[0] ?? null,
  legalDescription: ({ project, jobsites }) =>
    !isBlank(project.legalDescription) || jobsites.some(({ legalDescription }) => !isBlank(legalDescription))
      ? null
      : {
          field: 'project.legalDescription',
          message: 'Neither the project nor a jobsite has a legal description: complete one.',
        },
  county: ({ jobsites }) =>
    jobsites.some(({ county }) => !isBlank(county))
      ? null
      : { field: 'jobsites', message: 'No jobsite of the project has its county: complete one.' },
  work: ({ waiver, project }) =>
    !isBlank(waiver.workDescription) || !isBlank(project.furnishedDescription)
      ? null
      : missing('workDescription', 'work description'),
  amount: ({ waiver }) => (waiver.amount ? null : missing('amount', 'amount')),
  // Without a check there is neither a maker nor a payee.
  checkMaker: ({ waiver }) =>
    isPaidByCheck(waiver) && isBlank(waiver.checkMaker) ? unsaid('checkMaker', 'who signs the check') : null,
  checkPayee: ({ waiver }) =>
    isPaidByCheck(waiver) && isBlank(waiver.checkPayee) ? unsaid('checkPayee', 'to whom the check is made out') : null,
  invoiceNumber: ({ waiver }) => (isBlank(waiver.invoiceNumber) ? missing('invoiceNumber', 'invoice number') : null),
  retainageReserved: ({ waiver }) =>
    waiver.retainageReserved === null ? unsaid('retainageReserved', 'how much retainage it reserves') : null,
  remainingDue: ({ waiver }) => (waiver.remainingDue === null ? unsaid('remainingDue', 'how much remains due') : null),
  coversAllDue: ({ waiver }) =>
    waiver.coversAllDue === null
      ? unsaid('coversAllDue', 'whether, with those before it, it covers all that is due')
      : null,
  // Its last day is the through date unless given.
  paymentPeriod: ({ waiver }) =>
    waiver.paymentPeriodFrom ? null : unsaid('paymentPeriodFrom', 'when the period of the payment begins'),
  paymentStatement: ({ waiver }) =>
    waiver.paymentStatement
      ? null
      : {
          field: 'paymentStatement',
          message:
            'The waiver has no payment statement: enter it on the waiver, or name the pay application that states it.',
        },
  applicationDate: ({ waiver }) =>
    waiver.applicationDate
      ? null
      : {
          field: 'payApplicationId',
          message:
            'The waiver has no date of the invoice or application for payment: name the pay application on the waiver, or write the date by hand.',
        },
  claimantPhone: ({ division }) =>
    !division || !isBlank(division.phone)
      ? null
      : {
          field: 'division.phone',
          message: `The claimant division ${division.name} has no phone: complete it on the division.`,
        },
};

function missing(field: string, label: string): Violation {
  return { field, message: `The waiver has no ${label}: enter it on the waiver.` };
}

function unsaid(field: string, label: string): Violation {
  return { field, message: `The waiver does not say ${label}: enter it on the waiver.` };
}
