import type { Exhibit } from '../exhibit/exhibit.js';
import { claimantBlock, jobsiteBlock, partyBlock } from '../notice/document/blocks.js';
import type { ClaimantBlock, JobsiteBlock, PartyBlock } from '../notice/document/model.js';
import { isBlank } from '../shared/legible.js';
import type { PaymentMethod, WaiverStage } from '../vocabulary.js';
import type { PriorWaiver, WaiverException, WaiverFacts } from './facts.js';
import { formCode, type LegalForm, legalForm } from './forms.js';
import { isConditional, toStage } from './kind.js';
import { waiverNumber } from './number.js';
import { findCustomer, findLender, namedParty, waiverOwners } from './parties.js';
import type { PaymentStatement } from './payment-statement.js';
import type { SignatureBlock } from './signature.js';

/**
 * The content of a waiver, ready to be laid out; stored with the record so that its signed copy has exactly the same content.
 */
export interface WaiverDocumentModel {
  /** Not present on documents of earlier releases. */
  number?: string;
  conditional: boolean;
  stage: WaiverStage;
  state: string;
  formCode: string;
  form: LegalForm | null;
  claimant: ClaimantBlock;
  customer: PartyBlock | null;
  owners: PartyBlock[];
  generalContractor: PartyBlock | null;
  lender: PartyBlock | null;
  project: { name: string; number: string | null; legalDescription: string | null };
  jobsites: JobsiteBlock[];
  /** From the primary jobsite. */
  city: string | null;
  workDescription: string | null;
  throughDate: string | null;
  throughTime: string | null;
  paymentPeriod: { from: string; to: string | null } | null;
  amount: string | null;
  paymentMethod: PaymentMethod | null;
  check: { maker: string | null; payee: string | null; number: string | null; date: string | null };
  invoiceNumber: string | null;
  exceptions: WaiverException[];
  priorWaivers: PriorWaiver[];
  disputedAmount: string | null;
  retainageReserved: string | null;
  remainingDue: string | null;
  coversAllDue: boolean | null;
  /** Appended files; not present if there are none. */
  exhibits?: readonly Exhibit[];
  paymentStatement: PaymentStatement | null;
  /** Only on a form that prints it. */
  applicationDate?: string;
  paymentReceivedOn: string | null;
  signatory: { name: string | null; title: string | null };
  /** Null until it is signed. */
  signature: SignatureBlock | null;
}

/**
 * The document of a waiver that passed preflight.
 * @throws {Error} when the claimant division is missing, which preflight reports
 */
export function buildWaiverDocument(facts: WaiverFacts): WaiverDocumentModel {
  const { waiver, project, division } = facts;
  if (!division) throw new Error('A waiver needs a claimant division; run preflightWaiver first.');
  const form = legalForm(waiver.state, waiver.type, project.use);
  const customer = findCustomer(facts);
  const contractor = namedParty(facts, waiver.gcPartyId);
  const lender = findLender(facts, form);
  const sites = [...facts.jobsites].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  const jobsites = sites.map(jobsiteBlock);
  return {
    number: waiverNumber(waiver.id),
    conditional: isConditional(waiver.type),
    stage: toStage(waiver.type),
    state: waiver.state,
    formCode: formCode(form, waiver.type),
    form,
    claimant: claimantBlock(facts, division),
    customer: customer && partyBlock(customer),
    owners: waiverOwners(facts).map(partyBlock),
    generalContractor: contractor && partyBlock(contractor),
    lender: lender && partyBlock(lender),
    project: {
      name: project.name,
      number: project.number,
      legalDescription: wholeDescription([project, ...sites]),
    },
    jobsites,
    city: sites[0]?.city ?? null,
    workDescription: present(waiver.workDescription) ?? present(project.furnishedDescription),
    throughDate: waiver.throughDate,
    throughTime: waiver.throughTime,
    paymentPeriod: toPeriod(waiver),
    amount: waiver.amount,
    paymentMethod: waiver.paymentMethod,
    check: { maker: waiver.checkMaker, payee: waiver.checkPayee, number: waiver.checkNumber, date: waiver.checkDate },
    invoiceNumber: waiver.invoiceNumber,
    exceptions: waiver.exceptions,
    priorWaivers: waiver.priorWaivers,
    disputedAmount: waiver.disputedAmount,
    retainageReserved: waiver.retainageReserved,
    remainingDue: waiver.remainingDue,
    coversAllDue: waiver.coversAllDue,
    paymentStatement: waiver.paymentStatement,
    ...(form?.state === 'MA' && waiver.applicationDate && { applicationDate: waiver.applicationDate }),
    paymentReceivedOn: waiver.paymentReceivedOn,
    signatory: { name: waiver.signatoryName, title: waiver.signatoryTitle },
    signature: null,
    ...(facts.exhibits?.length && { exhibits: facts.exhibits }),
  };
}

/** A waiver covers all of the property: every description, except those that are a part of another. */
function wholeDescription(parts: readonly { legalDescription: string | null }[]): string | null {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const descriptions = parts.map(({ legalDescription }) => present(legalDescription)).filter((text) => text !== null);
  const whole = descriptions.filter(
    (text, at) =>
      !descriptions.some(
        (other, index) =>
          index !== at && plain(other).includes(plain(text)) && (plain(other) !== plain(text) || index < at),
      ),
  );
  return whole.join('; ') || null;
}

function toPeriod({ paymentPeriodFrom, paymentPeriodTo, throughDate }: WaiverFacts['waiver']) {
  return paymentPeriodFrom ? { from: paymentPeriodFrom, to: paymentPeriodTo ?? throughDate } : null;
}

function present(value: string | null): string | null {
  return isBlank(value) ? null : value;
}
