import { type NoticeExemption, noticeExemption } from '../../../../domain/claim-document/california-notice.js';
import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { californiaClauses } from '../../../assets/claim/ca.js';
import { fillBlanks, formatDate, formatMoney } from '../../../format.js';
import { powerOfAttorney } from '../exhibit-letters.js';
import { line } from '../words.js';

/** The blanks of California’s stop payment notices, and of the bond with one. */
export function californiaBlanks(model: ClaimDocumentModel): Record<string, string> {
  const { service, details } = model;
  const { surety, bondAmount, bondNumber } = details.stopNotice;
  return {
    preliminaryNotice: preliminaryNotice(model),
    prepaid: service.method === 'personal' ? '' : californiaClauses.prepaid.mailed,
    stopSurety: surety?.name ?? line,
    stopSuretyAddress: surety?.addressLines.join(', ') || line,
    stopBondAmount: bondAmount ? formatMoney(bondAmount) : line,
    stopBondNumber: bondNumber ?? line,
    powerOfAttorney: powerOfAttorney(model),
  };
}

function preliminaryNotice({ claimant, hiringParty, generalContractors, details }: ClaimDocumentModel): string {
  const { kind } = details.stopNotice;
  const words = californiaClauses.preliminaryNotice;
  const sent = details.noticesSent.map(({ title, date }) =>
    fillBlanks(words.notice, { title, date: date ? formatDate(date) : line }),
  );
  if (sent.length > 0) return fillBlanks(words.given, { notices: sent.join('; ') });
  const isHiredByContractor = generalContractors.some(({ name }) => name === hiringParty?.name);
  const exemption = noticeExemption(kind, claimant.role, isHiredByContractor);
  return exemption ? exempt(kind === 'public')[exemption] : fillBlanks(words.unknown, { line });
}

function exempt(isPublic: boolean): Record<NoticeExemption, string> {
  const words = californiaClauses.preliminaryNotice.exempt;
  return {
    laborer: isPublic ? words.publicLaborer : words.privateLaborer,
    contracted_with_owner: words.contractedWithOwner,
    contracted_with_contractor: words.contractedWithContractor,
  };
}
