import { distinctCounties } from '../../../domain/address/counties.js';
import { bareCounty, countyName } from '../../../domain/address/county-names.js';
import { listNames } from '../../../domain/shared/list-names.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { isPaidByCheck } from '../../../domain/waiver/rules.js';
import { stateName } from '../../assets/state-names.js';
import type { WaiverBlank } from '../../assets/waiver/form.js';
import { waiverSentences } from '../../assets/waiver/sentences.js';
import { fillBlanks, formatDate, formatDayInState, formatMoney } from '../../format.js';
import { jobsiteLines } from '../jobsite-lines.js';
import { methods, paymentPeriod, throughDate } from './payment.js';

/** What a waiver prints for the description of the land that is in its exhibit. */
export function landInExhibit(): string {
  return inExhibit(waiverSentences.exhibit.land);
}

export function inExhibit(words: string, count = ''): string {
  return fillBlanks(words, { count, part: waiverSentences.exhibit.part });
}

/** The value of each blank of a prescribed form; null leaves a line to write on. An amount that is not known is no zero. */
export function filledBlanks(model: WaiverDocumentModel): Record<WaiverBlank, string | null> {
  const { claimant, customer, owners, project, jobsites, signatory, signature, invoiceNumber } = model;
  const disputed = model.disputedAmount && formatMoney(model.disputedAmount);
  const location = jobsites.map(({ addressLines }) => addressLines.join(', ')).filter(Boolean);
  // In a sentence or a line of its own, where a middle dot would be no punctuation.
  const property =
    joined([
      ...jobsites.flatMap((site) => jobsiteLines({ ...site, name: null }, model.state)),
      project.legalDescription,
    ])?.replaceAll(' · ', ', ') ?? null;
  return {
    claimant: claimant.name,
    claimantAddress: claimant.addressLines.join(', '),
    customer: customer?.name ?? null,
    owner: joined(owners.map(({ name }) => name)),
    project: project.name,
    jobNumber: project.number,
    location: joined(location) ?? project.legalDescription,
    property,
    legalDescription: project.legalDescription === landInExhibit() ? property : inItsCounties(model),
    city: model.city,
    county: bare(jobsites.find(({ county }) => county)?.county),
    work: model.workDescription,
    invoiceNumber,
    amount: model.amount && formatMoney(model.amount),
    disputed,
    disputedSum: disputed,
    retainage: owed(model, model.retainageReserved),
    remaining: owed(model, model.remainingDue),
    checkMaker: byMethod(model, model.check.maker),
    // A check can be made out to others as well; any other payment is to the claimant.
    checkPayee: model.check.payee ?? (isPaidByCheck(model) ? null : claimant.name),
    payment: payment(model),
    throughDate: throughDate(model),
    lender: model.lender?.name ?? null,
    statementDate: model.applicationDate ? formatDate(model.applicationDate) : null,
    ...account(model),
    paymentPeriod: paymentPeriod(model),
    priorDates: joined(model.priorWaivers.map(({ date }) => formatDate(date))),
    priorAmounts: joined(model.priorWaivers.map(({ amount }) => amount && formatMoney(amount))),
    doesOrDoesNot: null,
    signer: signature?.name ?? signatory.name,
    signerTitle: signature?.title ?? signatory.title,
    // The notary writes the day of the act by hand, whatever the day of the signature.
    notaryDay: null,
    notaryMonth: null,
    notaryYear: null,
    notaryState: signature?.notary ? stateName(signature.notary.state) : null,
    notaryCounty: signature?.notary?.county ?? null,
    ...splitDate(signature?.signedAt ?? null, model.state),
  };
}

/** A legal description identifies land only together with the county of its records: that of each jobsite, if they differ. */
function inItsCounties({ project: { legalDescription: whole }, jobsites, state }: WaiverDocumentModel): string | null {
  const counties = distinctCounties(jobsites.map(({ county }) => county));
  if (!whole || counties.length < 2) return inItsCounty(whole, counties, state);
  const describedSites = jobsites.filter(
    ({ legalDescription: text, county }) => text && county && whole.includes(text.trim()),
  );
  if (describedSites.length === 0) return inItsCounty(whole, counties, state);
  const each = describedSites.map(({ legalDescription, county }) => ({
    text: legalDescription!.trim(),
    located: inItsCounty(legalDescription!.trim(), [county!], state)!,
  }));
  return each.reduce((text, { text: part, located }) => text.replace(part, () => located), whole);
}

function inItsCounty(description: string | null, counties: readonly string[], state: string): string | null {
  if (!description || counties.length === 0) return description;
  if (counties.every((county) => description.toLowerCase().includes(county.trim().toLowerCase()))) return description;
  const named = listNames(counties.map((county) => countyName(county, state)));
  return `${description.trim().replace(/[.,;]$/, '')}, ${named}, ${stateName(state)}`;
}

/** A final waiver leaves nothing owed; what a progress waiver reserves is a blank until it is stated. */
function owed({ stage }: WaiverDocumentModel, amount: string | null): string | null {
  if (amount !== null) return formatMoney(amount);
  return stage === 'final' ? formatMoney('0') : null;
}

/** The account of the payment that Massachusetts' form states line by line. */
function account({ paymentStatement: statement }: WaiverDocumentModel) {
  const money = (amount: string | null | undefined) => (amount ? formatMoney(amount) : null);
  return {
    originalSum: money(statement?.originalContractSum),
    approvedChanges: money(statement?.netChangeByChangeOrders),
    adjustedSum: money(statement?.contractSumToDate),
    completed: money(statement?.totalCompletedAndStored),
    heldRetainage: money(statement?.totalRetainage),
    payable: money(statement?.totalEarnedLessRetainage),
    previousPayments: money(statement?.lessPreviousCertificates),
    currentDue: money(statement?.currentPaymentDue),
    pendingChanges: money(statement?.pendingChangeOrders),
  };
}

/** The form mentions a check; another payment method is stated in the check's place. */
function byMethod(model: WaiverDocumentModel, maker: string | null): string | null {
  const { paymentMethod } = model;
  if (isPaidByCheck(model) || !paymentMethod) return maker;
  const { noCheck, made } = waiverSentences.payment;
  const method = fillBlanks(noCheck, { method: methods[paymentMethod].toLowerCase().replace('(ach)', '(ACH)') });
  return maker ? fillBlanks(made, { maker, method }) : method;
}

/** What a waiver is given for, as a noun with its article. */
function payment(model: WaiverDocumentModel): string {
  const words = waiverSentences.payment;
  const { check, paymentMethod } = model;
  const noun = isPaidByCheck(model)
    ? [words.check, check.number && `No. ${check.number}`, check.date && `of ${formatDate(check.date)}`]
    : [
        fillBlanks(words.other, {
          method: paymentMethod === 'other' ? words.otherMeans : methods[paymentMethod!].toLowerCase(),
        }),
      ];
  const parties = [
    check.maker && fillBlanks(words.from, { maker: check.maker }),
    check.payee && fillBlanks(words.to, { payee: check.payee }),
  ];
  const amount = model.amount && fillBlanks(words.amount, { amount: formatMoney(model.amount) });
  return [...noun, amount, ...parties].filter(Boolean).join(' ');
}

function splitDate(signedAt: string | null, state: string) {
  if (!signedAt) return { date: null, day: null, month: null, monthAndDay: null, year: null, shortYear: null };
  const date = formatDayInState(signedAt, state);
  const [monthAndDay = '', year = ''] = date.split(', ');
  const [month = '', day = ''] = monthAndDay.split(' ');
  return { date, day: ordinal(Number(day)), month, monthAndDay, year, shortYear: year.slice(2) };
}

function ordinal(day: number): string {
  const suffix = day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${suffix}`;
}

function bare(county: string | null | undefined): string | null {
  return county ? bareCounty(county) : null;
}

function joined(parts: Array<string | null>): string | null {
  return parts.filter(Boolean).join('; ') || null;
}
