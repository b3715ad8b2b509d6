import { dayInState } from '../../deadlines/state-zones.js';
import { isBlank } from '../../shared/legible.js';
import { claimantBlock, inlineBlock, jobsiteBlock, partyBlock } from './blocks.js';
import { formChoice } from './choice.js';
import { noticeHiringParty } from './hiring-party.js';
import type { Amendment, ExhibitA, InformationBlock, NoticeDocumentModel, PartyBlock, Recipient } from './model.js';
import type { NoticeFacts } from './notice-facts.js';
import { type BlockInformation, type NoticeOptions, readNoticeOptions } from './notice-metadata.js';
import { orderedParties } from './party-grid.js';
import { noticeServedParties } from './served.js';
import { counterparties, servedParty } from './served-parties.js';

/** Longer descriptions, in lines of 80 letters, would push the statutory statement off the first page: they are in Exhibit A. */
const longestInline = { legalDescription: 3, workDescription: 5 };
const exhibitedWork = 'the work described in Exhibit A (incorporated by this reference)';

/**
 * The document of a preliminary notice that passed preflight (`preflightNotice` returned nothing).
 * @throws {Error} when the claimant division is missing, which preflight reports
 */
export function buildNoticeDocument(facts: NoticeFacts): NoticeDocumentModel {
  const { notice, project, division } = facts;
  if (!division) throw new Error('A notice document needs a claimant division; run preflightNotice first.');
  const options = readNoticeOptions(notice.metadata);
  const recordedHiring = noticeHiringParty(facts, options);
  const parties = orderedParties(facts, options, recordedHiring).map(partyBlock);
  const claimant = claimantBlock(facts, division);
  const { grid, overflowed } = layGrid(parties, options.partyGridMax);
  const jobsites = [...facts.jobsites].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary)).map(jobsiteBlock);
  const legalDescription = project.legalDescription ?? jobsites[0]?.legalDescription ?? null;
  const workDescription = present(notice.description) ?? present(project.furnishedDescription);
  const longLegal = countLines(legalDescription) > longestInline.legalDescription;
  const longWork = countLines(workDescription) > longestInline.workDescription;

  const exhibit: ExhibitA = {
    parties: overflowed ? [...parties, claimantAsParty(claimant)] : [],
    jobsites: jobsites.slice(1),
    legalDescription: longLegal ? legalDescription : null,
    ...(longWork && { workDescription }),
  };
  return {
    ...formChoice(facts, notice, options),
    noticeNumber: notice.noticeNumber,
    amendment: toAmendment(notice),
    claimAmount: notice.claimAmount,
    claimant,
    project: {
      name: project.name,
      number: project.number,
      contractAmount: project.contractAmount,
      dateContract: project.dateContract,
      legalDescription: longLegal ? null : legalDescription,
      parcels: mergeParcels(project.parcelNumber, jobsites[0]?.parcelNumber ?? null),
      permitNumber: project.permitNumber,
      noticeOfCommencement: project.noticeOfCommencement,
    },
    jobsites: jobsites.slice(0, 1),
    workDescription: longWork ? exhibitedWork : workDescription,
    firstFurnishingDate: notice.firstFurnishingDate,
    lastFurnishingDate: notice.lastFurnishingDate,
    monthsWorkPerformed: options.monthsWorkPerformed,
    hiringParty: options.hiringParty
      ? inlineBlock('hiring_party', options.hiringParty)
      : recordedHiring && partyBlock(recordedHiring),
    lender: information(facts, 'lender', options.lenderInformation, project.loanNumber),
    bond: information(facts, 'surety', options.bondInformation, project.bondNumber),
    grid,
    exhibit: exhibit.parties.length || exhibit.jobsites.length || longLegal || longWork ? exhibit : null,
    commencementAttached: options.commencementAttached,
    license: { issuedOn: options.licenseIssuedOn, expiresOn: options.licenseExpiresOn },
    registryEntryNumber: options.registryEntryNumber,
    signatory: { name: options.signatoryName, title: options.signatoryTitle, date: options.signatureDate },
    recipients: listRecipients(facts, options),
    mailPack: options.mailPack,
    service: { method: options.serviceMethod, date: options.serviceDate },
    ...(facts.exhibits?.length && { exhibits: facts.exhibits }),
  };
}

function countLines(text: string | null): number {
  const paragraphs = text?.split('\n') ?? [];
  return paragraphs.reduce((lines, { length }) => lines + Math.max(1, Math.ceil(length / 80)), 0);
}

/** That of the project, and that of its primary jobsite if it is another. */
function mergeParcels(whole: string | null, primary: string | null): string[] {
  const [first, second] = [present(whole), present(primary)];
  const isOther = second !== null && !first?.includes(second);
  return [first, isOther ? second : null].filter((parcel) => parcel !== null);
}

function layGrid(parties: PartyBlock[], max: 4 | 8) {
  if (parties.length <= max) return { grid: { max, boxes: parties, overflow: 0 }, overflowed: false };
  return { grid: { max, boxes: parties.slice(0, max), overflow: parties.length - max }, overflowed: true };
}

function claimantAsParty({ name, addressLines, phone }: NoticeDocumentModel['claimant']): PartyBlock {
  return { role: 'claimant', reputed: false, name, attention: null, addressLines, phone, contractNumber: null };
}

function toAmendment(notice: NoticeFacts['notice']): Amendment | null {
  if (!notice.parentNoticeId) return null;
  return {
    originalNoticeNumber: notice.parentNotice?.noticeNumber ?? null,
    originalNoticeDate: notice.parentNotice?.noticeDate ?? null,
    originalServedOn: notice.parentNotice?.servedAt
      ? dayInState(notice.state, new Date(notice.parentNotice.servedAt))
      : null,
    reason: notice.amendmentReason,
    originalClaimAmount: notice.originalClaimAmount,
  };
}

/** A recorded party of the role comes first; the caller's metadata is used only if there is none. */
function information(
  facts: NoticeFacts,
  role: 'lender' | 'surety',
  block: BlockInformation | null,
  reference: string | null,
): InformationBlock | null {
  const parties = counterparties(facts).filter((party) => party.role === role);
  if (parties.length > 0) {
    return { parties: parties.map((party) => partyBlock(servedParty(party))), text: null, reference };
  }
  if (block?.kind === 'party') return { parties: [inlineBlock(role, block.party)], text: null, reference };
  if (block?.kind === 'text') return { parties: [], text: block.text, reference };
  return reference ? { parties: [], text: null, reference } : null;
}

function listRecipients(facts: NoticeFacts, options: NoticeOptions): Recipient[] {
  const recipients = new Map<string, Recipient>();
  for (const served of noticeServedParties(facts, options)) {
    const { role, ...block } = partyBlock(served);
    const key = [block.name, block.attention ?? '', ...block.addressLines].join('\n').toLowerCase();
    const existing = recipients.get(key);
    if (!existing) recipients.set(key, { ...block, roles: [role] });
    else if (!existing.roles.includes(role)) existing.roles.push(role);
  }
  return [...recipients.values()];
}

function present(value: string | null): string | null {
  return isBlank(value) ? null : value;
}
