import type { JobsiteFacts } from '../document/job-facts.js';
import { inlineBlock } from '../notice/document/blocks.js';
import type { PartyBlock } from '../notice/document/model.js';
import type { InlineParty, NoticeOptions } from '../notice/document/notice-metadata.js';
import { isPublicWork } from '../notice/document/served-parties.js';
import { isBlank } from '../shared/legible.js';
import { formatCents, parseCents } from '../shared/money.js';
import { resolveBond } from './bond.js';
import type { ClaimFacts } from './facts.js';
import type { ClaimDetails, StopNoticeKind } from './model.js';
import type { ClaimOptions } from './options.js';
import { readTaxLot } from './tax-lot.js';

/** Combines the facts of the claim from the record, the project and the metadata. */
export function claimDetails(facts: ClaimFacts, options: ClaimOptions, notice: NoticeOptions): ClaimDetails {
  const { claim, project } = facts;
  const primary = [...facts.jobsites].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary))[0] ?? null;
  const amount = claimed(claim.amount, options);
  const { invoiceTotals, recording } = options;
  return {
    amount,
    workDescription:
      present(claim.kind === 'notice' ? claim.description : null) ?? present(project.furnishedDescription),
    firstFurnishingDate: claim.firstFurnishingDate ?? project.firstFurnishingDate,
    lastFurnishingDate: claim.lastFurnishingDate ?? project.lastFurnishingDate,
    completionDate: project.completionDate,
    months: notice.monthsWorkPerformed,
    legalDescription: mergeLegalDescriptions(project.legalDescription, primary?.legalDescription ?? null),
    parcels: listParcels(facts),
    county: recording.county ?? present(primary?.county ?? null),
    structure: options.structure,
    contract: resolveContract(facts, options),
    interest: options.interest,
    paymentTerms: options.paymentTerms,
    paymentDeadline: options.paymentDeadline ?? claim.paymentDeadline,
    paymentInstructions: options.paymentInstructions,
    level: options.level,
    invoices: options.invoices,
    invoiceTotals: {
      amount: formatCents(invoiceTotals.amount),
      paid: formatCents(invoiceTotals.paid),
      balance: formatCents(invoiceTotals.balance),
    },
    bond: resolveBond(facts, options, notice),
    stopNotice: resolveStopNotice(facts, options, amount),
    recording: { ...recording, date: claim.recordedOn ?? recording.date },
    release: options.release,
    noticesSent: options.noticesSent.length > 0 ? options.noticesSent : facts.servedNotices,
    license: options.license,
    particulars: resolveParticulars(facts, options, primary),
    enclosures: options.enclosures,
    remarks: claim.kind === 'escalation' ? present(claim.description) : null,
    lawsuit: options.lawsuit,
    // A claim is checked against them, and does not state them.
    deadlines: claim.type === 'lawsuit' ? facts.deadlines : [],
  };
}

/** The amount that the record claims; without one, the unpaid part of the invoices and the retainage. */
function claimed(amount: string | null, { invoices, invoiceTotals, contract }: ClaimOptions): string | null {
  if (amount !== null) return amount;
  const retainage = parseCents(contract.retainage ?? '') ?? 0n;
  const due = invoiceTotals.balance + retainage;
  return invoices.length > 0 || retainage > 0n ? formatCents(due) : null;
}

function resolveContract({ project }: ClaimFacts, { contract }: ClaimOptions): ClaimDetails['contract'] {
  const originalAmount = contract.originalAmount ?? project.contractAmount;
  const original = parseCents(originalAmount ?? '');
  const changes = parseCents(contract.changeOrders ?? '') ?? 0n;
  const total = contract.total ?? (original === null ? null : formatCents(original + changes));
  return { ...contract, date: project.dateContract, originalAmount, total };
}

function resolveParticulars(
  { project, claim }: ClaimFacts,
  { particulars }: ClaimOptions,
  primary: JobsiteFacts | null,
): ClaimDetails['particulars'] {
  const { block, lot, municipality } = particulars.taxLot;
  const recorded = claim.state === 'NJ' && !block && !lot;
  const taxLot = recorded ? (readTaxLot(primary?.parcelNumber ?? null) ?? readTaxLot(project.parcelNumber)) : null;
  return {
    ...particulars,
    attorney: given('attorney', particulars.attorney),
    preparedBy: given('preparer', particulars.preparedBy),
    taxLot: { block, lot, ...taxLot, municipality: municipality ?? present(primary?.city ?? null) },
    residential: project.use === null ? null : project.use === 'residential',
  };
}

/** That of the project, and that of its primary jobsite unless it is a part of it. */
function mergeLegalDescriptions(whole: string | null, primary: string | null): string | null {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  const [first, second] = [present(whole), present(primary)];
  if (!first || !second || plain(first).includes(plain(second))) return first ?? second;
  return plain(second).includes(plain(first)) ? second : `${first}\n${second}`;
}

/** A clerk indexes a claim under every parcel that it states. */
function listParcels({ project, jobsites }: ClaimFacts): string[] {
  const sites = [...jobsites].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  const numbers = [project, ...sites].map(({ parcelNumber }) => present(parcelNumber)).filter((one) => one !== null);
  return [...new Set(numbers)];
}

function resolveStopNotice(
  facts: ClaimFacts,
  options: ClaimOptions,
  amount: string | null,
): ClaimDetails['stopNotice'] {
  const { stopNotice } = options;
  const kind: StopNoticeKind = stopNotice.kind ?? (isPublicWork(facts) ? 'public' : 'private_owner');
  const claimed = parseCents(amount ?? '');
  return {
    ...stopNotice,
    kind,
    surety: given('surety', stopNotice.surety),
    // At least 125 percent, so a part of a cent counts as one.
    bondAmount: claimed === null ? null : formatCents((claimed * 125n + 99n) / 100n),
    totalValue: stopNotice.totalValue ?? resolveContract(facts, options).total,
  };
}

function given(role: string, party: InlineParty | null): PartyBlock | null {
  return party && inlineBlock(role, party);
}

function present(value: string | null): string | null {
  return isBlank(value) ? null : value;
}
