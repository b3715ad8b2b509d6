import { type NoticeExemption, noticeExemption } from '../../../../domain/claim-document/california-notice.js';
import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { formatDate, formatMoney } from '../../../format.js';
import { powerOfAttorney } from '../exhibit-letters.js';
import { line } from '../words.js';

/** The blanks of California’s stop payment notices, and of the bond with one. */
export function californiaBlanks(model: ClaimDocumentModel): Record<string, string> {
  const { service, details } = model;
  const { surety, bondAmount, bondNumber } = details.stopNotice;
  return {
    preliminaryNotice: preliminaryNotice(model),
    prepaid: service.method === 'personal' ? '' : ', postage or fee prepaid',
    stopSurety: surety?.name ?? line,
    stopSuretyAddress: surety?.addressLines.join(', ') || line,
    stopBondAmount: bondAmount ? formatMoney(bondAmount) : line,
    stopBondNumber: bondNumber ?? line,
    powerOfAttorney: powerOfAttorney(model),
  };
}

/** The sentence is verified: it says no more than the record has. */
function preliminaryNotice({ claimant, hiringParty, generalContractors, details }: ClaimDocumentModel): string {
  const { kind } = details.stopNotice;
  const sent = details.noticesSent.map(({ title, date }) => `${title}, ${date ? formatDate(date) : line}`);
  if (sent.length > 0) return `Claimant gave preliminary notice to the extent the law requires it: ${sent.join('; ')}.`;
  const isHiredByContractor = generalContractors.some(({ name }) => name === hiringParty?.name);
  const exemption = noticeExemption(kind, claimant.role, isHiredByContractor);
  return exemption ? exempt(kind === 'public')[exemption] : `Preliminary notice given: ${line}.`;
}

function exempt(isPublic: boolean): Record<NoticeExemption, string> {
  return {
    laborer: `Claimant is a laborer and is not required to give preliminary notice (Civil Code § ${isPublic ? '9300(b)(1)' : '8200(e)(1)'}).`,
    contracted_with_owner:
      'Claimant contracted directly with the owner and is required to give preliminary notice only to a construction lender (Civil Code § 8200(e)(2)).',
    contracted_with_contractor:
      'Claimant contracted directly with the direct contractor and is not required to give preliminary notice (Civil Code § 9300(b)(2)).',
  };
}
