import type { ClaimInstrument } from '../document/types.js';
import type { NoticeOptions } from '../notice/document/notice-metadata.js';
import type { Violation } from '../shared/violation.js';
import type { ClaimDeadline, ClaimFacts } from './facts.js';
import type { ClaimForm } from './form.js';
import type { ClaimDetails } from './model.js';
import type { ClaimOptions } from './options.js';

/** The act whose last day a document has to keep. */
const acts: Partial<Record<ClaimInstrument, string>> = {
  mechanics_lien: 'mechanics_lien',
  stop_notice: 'stop_payment_notice',
  bond_claim: 'bond_claim',
  notice_of_intent: 'notice_of_intent',
};

/** A day in the past that a document states, and the field that records it. */
interface StatedDay {
  field: string;
  what: string;
  day: string;
}

interface ClaimInputs {
  details: ClaimDetails;
  claimOptions: ClaimOptions;
  noticeOptions: NoticeOptions;
}

/**
 * Days that contradict each other or have not come: who swears to them swears to what cannot be. A release states the days of its
 * lien, which was dated before them, and a referral sheet states them for counsel alone.
 */
export function checkDates(facts: ClaimFacts, form: ClaimForm, claimOptions: ClaimInputs): Violation[] {
  const { today, claim } = facts;
  const statedDates = statedDays(facts, form, claimOptions);
  const future = statedDates.filter(({ day }) => day > today);
  const past = statedDates.filter(({ day }) => day <= today);
  const futureViolations = future.map(({ field, what: label, day }) =>
    violation(field, `${capitalized(label)} is on ${day}, which is in the future`, 'correct the date'),
  );
  if (form.instrument === 'lawsuit_referral') return futureViolations;
  if (form.instrument === 'lien_release') return [...futureViolations, ...checkReleaseSigned(facts, claimOptions)];
  const latest = past.reduce<StatedDay | null>(
    (latestDay, each) => (latestDay && latestDay.day >= each.day ? latestDay : each),
    null,
  );
  if (latest && claim.date < latest.day) {
    const sentence = `The document is dated ${claim.date}, before ${latest.what} on ${latest.day}`;
    futureViolations.push(violation(datedBy(facts), sentence, 'correct one of the dates'));
  }
  return [
    ...futureViolations,
    ...checkOrder(facts, claimOptions.details),
    ...checkContractDay(facts, claimOptions.details),
    ...checkLicense(claimOptions.details),
    ...checkPaymentDeadline(facts, form, claimOptions.details),
    ...checkSignature(facts, form, claimOptions, latest),
    ...checkServiceDay(facts, form, claimOptions.noticeOptions),
    ...checkPeriod(facts, form, claimOptions.noticeOptions),
    ...checkRecorded(facts, form, claimOptions.details),
  ];
}

function statedDays(facts: ClaimFacts, form: ClaimForm, { details, claimOptions }: ClaimInputs): StatedDay[] {
  const { claim } = facts;
  const { release, particulars, noticesSent, license, bond } = details;
  const commencement = facts.project.noticeOfCommencement;
  const toField = (ownDay: string | null, field: string) => (ownDay === null ? `project.${field}` : field);
  const prints = (fact: ClaimForm['facts'][number][0]) => form.facts.some(([printed]) => printed === fact);
  const days: Array<[field: string, what: string, day: string | null | undefined]> = [
    [toField(claim.firstFurnishingDate, 'firstFurnishingDate'), 'the first furnishing', details.firstFurnishingDate],
    [toField(claim.lastFurnishingDate, 'lastFurnishingDate'), 'the last furnishing', details.lastFurnishingDate],
    ['project.dateContract', 'the contract', details.contract.date],
    ['project.completionDate', 'the completion', prints('completion') ? details.completionDate : null],
    ...claimOptions.invoices.map(({ number, date }, index): [string, string, string | null] => [
      `metadata.invoices.${index}.date`,
      `invoice ${number}`,
      date,
    ]),
    ...noticesSent.map(({ title, date }, index): [string, string, string | null] => [
      claimOptions.noticesSent.length > 0 ? `metadata.notices_sent.${index}.date` : datedBy(facts),
      `the service of "${title}"`,
      date,
    ]),
    ...noticesSent.flatMap(({ title, copies }, index) =>
      (['contractor', 'subcontractor'] as const).map((to): [string, string, string | null | undefined] => [
        `metadata.notices_sent.${index}.copies.${to}.date`,
        `the service of a copy of "${title}"`,
        copies?.[to]?.date,
      ]),
    ),
    [
      'project.noticeOfCommencement',
      'the recording of the notice of commencement',
      prints('commencement') || prints('notice_of_contract') ? commencement?.recordedOn : null,
    ],
    ['metadata.license.issued_on', 'the issue of the license', prints('license_dates') ? license.issuedOn : null],
    ['metadata.bond.date', 'the bond', prints('bond') ? bond.date : null],
    ...(prints('months') ? details.months : []).map((month): [string, string, string | null] => [
      'metadata.months_work_performed',
      `the work of ${month}`,
      toFirstDay(month),
    ]),
    ['metadata.unpaid_balance_notice.date', 'the notice of unpaid balance', particulars.unpaidBalanceNotice.date],
    ['metadata.arbitration_award.date', 'the award of the arbitrator', particulars.arbitrationAward.date],
    [
      'metadata.first_mortgage.recorded_on',
      'the recording of the first mortgage',
      particulars.firstMortgage.recordedOn,
    ],
    ...(form.instrument === 'lien_release'
      ? ([['metadata.release.payment_date', 'the payment', release.paymentDate]] as [string, string, string | null][])
      : []),
  ];
  return days.flatMap(([field, label, day]) => (day ? [{ field, what: label, day }] : []));
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The first day of a month such as `2026-05` or `May 2026`; null for any other text. */
function toFirstDay(month: string): string | null {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return `${month}-01`;
  const [, name, year] = /^([a-z]{3})[a-z]*\.?,? (\d{4})$/i.exec(month.trim()) ?? [];
  const at = monthNames.indexOf(name?.toLowerCase() ?? '');
  return year && at >= 0 ? `${year}-${String(at + 1).padStart(2, '0')}-01` : null;
}

/** The record and its project can each have one of the two days. */
function checkOrder({ claim }: ClaimFacts, details: ClaimDetails): Violation[] {
  const { firstFurnishingDate: first, lastFurnishingDate: last } = details;
  if (!first || !last || last >= first) return [];
  const field = claim.lastFurnishingDate === null ? 'project.lastFurnishingDate' : 'lastFurnishingDate';
  return [violation(field, `The last furnishing, ${last}, is before the first, ${first}`, 'correct one of the dates')];
}

/** Work often begins before its contract is signed, but does not end before. A day after the document's is reported already. */
function checkContractDay(
  { claim, today }: ClaimFacts,
  { contract, lastFurnishingDate: last }: ClaimDetails,
): Violation[] {
  if (!contract.date || !last || contract.date <= last || contract.date > today || contract.date > claim.date)
    return [];
  const sentence = `The contract is dated ${contract.date}, after the last furnishing on ${last}`;
  return [violation('project.dateContract', sentence, 'correct one of the dates')];
}

function checkLicense({ license: { issuedOn, expiresOn } }: ClaimDetails): Violation[] {
  if (!issuedOn || !expiresOn || expiresOn >= issuedOn) return [];
  const sentence = `The license expires on ${expiresOn}, before its issue on ${issuedOn}`;
  return [violation('metadata.license.expires_on', sentence, 'correct one of the dates')];
}

function checkPaymentDeadline(
  { claim }: ClaimFacts,
  { requires }: ClaimForm,
  { paymentDeadline }: ClaimDetails,
): Violation[] {
  if (!requires.includes('payment_deadline') || !paymentDeadline || paymentDeadline >= claim.date) return [];
  const sentence = `The document is dated ${claim.date} and demands payment by ${paymentDeadline}, which is before it`;
  return [violation('metadata.payment_deadline', sentence, 'correct one of the dates')];
}

/** A release is signed when the payment that it states was received. The day of its lien's signature is not printed on it. */
function checkReleaseSigned(
  { today }: ClaimFacts,
  { details: { release }, noticeOptions: { signatureDate: signed } }: ClaimInputs,
): Violation[] {
  if (signed === null) return [];
  if (signed > today) return [signedInFuture(signed)];
  if (release.paymentDate === null || signed >= release.paymentDate) return [];
  const sentence = `The release is signed on ${signed}, before the payment that it states on ${release.paymentDate}`;
  return [violation('metadata.signature_date', sentence, 'correct one of the dates')];
}

function signedInFuture(signed: string): Violation {
  const sentence = `The document is signed on ${signed}, which is in the future`;
  return violation('metadata.signature_date', sentence, 'correct the date, or leave it to be written by hand');
}

/** What has not happened cannot be sworn to, and a document is not signed before its own date. */
function checkSignature(
  { claim, today }: ClaimFacts,
  form: ClaimForm,
  { noticeOptions: { signatureDate: signed, serviceDate } }: ClaimInputs,
  latest: StatedDay | null,
): Violation[] {
  if (signed === null) return [];
  if (signed > today) return [signedInFuture(signed)];
  const field = 'metadata.signature_date';
  const certified = form.requires.includes('service') && serviceDate ? serviceDate : '';
  const after = [
    { what: `${latest?.what} on ${latest?.day} that it states`, day: latest?.day ?? '' },
    { what: `the service on ${certified} that it certifies`, day: certified },
    { what: `its own date, ${claim.date}`, day: claim.date },
  ].find(({ day }) => signed < day);
  if (!after) return [];
  return [violation(field, `The document is signed on ${signed}, before ${after.what}`, 'correct one of the dates')];
}

/** Service is certified, or declared under oath, when it is done. */
function checkServiceDay(
  { today }: ClaimFacts,
  { requires, proofOfService }: ClaimForm,
  { serviceDate }: NoticeOptions,
) {
  const isDeclared = requires.includes('service') || proofOfService !== null;
  if (!isDeclared || serviceDate === null || serviceDate <= today) return [];
  const sentence = `The document declares its service on ${serviceDate}, which is in the future`;
  return [violation('metadata.service_date', sentence, 'correct the date, or leave it to be written by hand')];
}

/** An amendment belongs to the instrument that was recorded in time. */
function checkPeriod(facts: ClaimFacts, { instrument }: ClaimForm, { serviceDate }: NoticeOptions): Violation[] {
  const { claim } = facts;
  const last = lastDay(facts.deadlines.filter(({ kind }) => kind === acts[instrument]));
  if (!last || claim.amendment?.originalRecorded) return [];
  const [action, how, acted] =
    instrument === 'mechanics_lien'
      ? ['record the lien', 'it was recorded', claim.recordedOn]
      : ['serve the document', 'it is served', serviceDate];
  const isDatedLate = claim.date > last.day;
  if (!isDatedLate && !(acted && acted > last.day)) return [];
  const reason = isDatedLate ? `it is dated ${claim.date}` : `${how} on ${acted}`;
  const field = datedBy(facts);
  if (last.date === null) {
    const remedy = `record what decides it (${(last.missingFacts ?? []).join(', ')})`;
    return [violation(field, `The last day to ${action} may have been ${last.day}, and ${reason}`, remedy)];
  }
  const law = last.source ? ` (${last.source})` : '';
  return [violation(field, `The last day to ${action} was ${last.day}${law}, and ${reason}`, 'correct the dates')];
}

/** Of a series with one day for each month of work, the last of them. Unknown if one of them is. */
function lastDay(deadlines: readonly ClaimDeadline[]): (ClaimDeadline & { day: string }) | null {
  const days = deadlines.map((deadline) => ({ ...deadline, day: deadline.date ?? deadline.safeDate ?? '' }));
  if (days.some(({ day }) => day === '')) return null;
  return days.sort((a, b) => b.day.localeCompare(a.day))[0] ?? null;
}

/** Only an amended lien cites a record that is older than it. */
function checkRecorded({ claim }: ClaimFacts, { instrument }: ClaimForm, { recording }: ClaimDetails): Violation[] {
  const recorded = claim.recordedOn ?? (claim.amendment ? null : recording.date);
  if (instrument !== 'mechanics_lien' || recorded === null || recorded >= claim.date) return [];
  const field = claim.recordedOn === null ? 'metadata.recording.date' : 'recordedOn';
  const sentence = `The lien is dated ${claim.date} and cannot have been recorded on ${recorded}`;
  return [violation(field, sentence, 'correct one of the dates')];
}

function datedBy({ claim }: ClaimFacts): string {
  return claim.kind === 'notice' ? 'noticeDate' : 'escalationDate';
}

function violation(field: string, sentence: string, remedy: string): Violation {
  return { field, message: `${sentence}: ${remedy}.` };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
