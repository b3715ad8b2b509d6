import { hiredBy, noticeToOwner } from '../../../../domain/claim-document/florida-notice.js';
import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import type { CopySent } from '../../../../domain/claim-document/notice-sent.js';
import { printedMethod } from '../../../../domain/notice/document/notice-metadata.js';
import { floridaClauses } from '../../../assets/claim/fl.js';
import { fillBlanks, formatDate, formatMoney } from '../../../format.js';
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

function noticesClause({ claimant, hiringParty, owners, generalContractors, details }: ClaimDocumentModel): string {
  const hired = hiredBy(hiringParty?.name, owners, generalContractors);
  const ownerNotice = noticeToOwner(claimant.role, hired, details.noticesSent);
  if (!ownerNotice) return '';
  const { notice, copies } = ownerNotice;
  // The party that hired a claimant of the third tier is not the subcontractor.
  const subcontractor = hiringParty && hiringParty.role !== 'sub_subcontractor' ? hiringParty.name : line;
  const words = floridaClauses.noticesClause;
  const served = fillBlanks(words.served, { service: service(notice) });
  const copied = copies
    ? fillBlanks(words.copied, {
        toContractor: copy(copies.contractor),
        subcontractor,
        toSubcontractor: copy(copies.subcontractor),
      })
    : '';
  return served + copied;
}

function copy(sent: CopySent | null): string {
  return sent?.required === false ? floridaClauses.noticesClause.notRequired : service(sent);
}

function service(sent: Pick<CopySent, 'date' | 'method'> | null): string {
  return fillBlanks(floridaClauses.noticesClause.service, {
    date: sent?.date ? formatDate(sent.date) : line,
    method: sent?.method ? printedMethod(sent.method) : line,
  });
}
