import { hiredBy, noticeToOwner } from '../../../../domain/claim-document/florida-notice.js';
import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import type { CopySent } from '../../../../domain/claim-document/notice-sent.js';
import { printedMethod } from '../../../../domain/notice/document/notice-metadata.js';
import { formatDate, formatMoney } from '../../../format.js';
import { line } from '../words.js';

/** The blanks of Florida’s claim of lien and of its notices of nonpayment. */
export function floridaBlanks(model: ClaimDocumentModel): Record<string, string> {
  const { future } = model.details.particulars;
  return {
    noticesClause: noticesClause(model),
    futureFurnishing: future.description ?? line,
    futureAmount: future.amount ? formatMoney(future.amount) : `$${line}`,
  };
}

/** § 713.08(3): the clauses of lienors that are not in privity with the owner, or with the contractor. */
function noticesClause({ claimant, hiringParty, owners, generalContractors, details }: ClaimDocumentModel): string {
  const hired = hiredBy(hiringParty?.name, owners, generalContractors);
  const ownerNotice = noticeToOwner(claimant.role, hired, details.noticesSent);
  if (!ownerNotice) return '';
  const { notice, copies } = ownerNotice;
  // The party that hired a claimant of the third tier is not the subcontractor.
  const subcontractor = hiringParty && hiringParty.role !== 'sub_subcontractor' ? hiringParty.name : line;
  const served = `; and that the lienor served its notice to owner ${service(notice)}`;
  const copied = copies
    ? `; and that the lienor served copies of the notice on the contractor ${copy(copies.contractor)} and on the subcontractor, ${subcontractor}, ${copy(copies.subcontractor)}`
    : '';
  return served + copied;
}

function copy(sent: CopySent | null): string {
  return sent?.required === false ? '(not required)' : service(sent);
}

function service(sent: Pick<CopySent, 'date' | 'method'> | null): string {
  return `on ${sent?.date ? formatDate(sent.date) : line}, by ${sent?.method ? printedMethod(sent.method) : line}`;
}
