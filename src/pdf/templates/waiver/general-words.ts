import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import type { WaiverWording } from '../../assets/waiver/general.js';
import { generalWaiverSentences } from '../../assets/waiver/sentences.js';
import { fillBlanks, formatDate } from '../../format.js';

/** The words of the general form for a waiver, with their blanks filled. */
export function generalWords(model: WaiverDocumentModel, wording: WaiverWording) {
  const blanks = {
    claimant: model.claimant.name,
    throughDate: model.throughDate ? formatDate(model.throughDate) : '____________________',
  };
  return {
    notice: fillBlanks(generalWaiverSentences.notice, { notice: wording.notice }),
    release: [...wording.release, ...cumulative(model)].map((text) => fillBlanks(text, blanks)),
    condition: wording.condition && fillBlanks(wording.condition, blanks),
  };
}

/** Like Michigan's partial forms, it states whether all waivers together cover everything due through the date. */
function cumulative({ coversAllDue, throughDate }: WaiverDocumentModel): string[] {
  if (coversAllDue === null || !throughDate) return [];
  return [coversAllDue ? generalWaiverSentences.covers : generalWaiverSentences.coversNot];
}
