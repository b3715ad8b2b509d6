import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { countyInSentence } from '../../../county.js';
import { inSentence } from '../../../sentence.js';
import { line } from '../words.js';

/** The blanks of Virginia’s memoranda and of the notices that go with them. */
export function virginiaBlanks({ claimant, details, state }: ClaimDocumentModel): Record<string, string> {
  const { license, structure, county } = details;
  const isStated = Boolean(claimant.licenseNumber) || license.required === false;
  const named = structure && inSentence(structure);
  return {
    // Under oath, so it is not made for a claimant that has not answered.
    licenseCertified: isStated
      ? 'such a valid license or certificate is not required by law for the work done for which the benefit of a lien is claimed'
      : `${line}${line}`,
    inPlace: county ? `in ${countyInSentence(county, state)}` : `in the county (or city) of ${line}`,
    structure: named ?? line,
    aStructure: named ? `${/^[aeiou]/i.test(named) ? 'an' : 'a'} ${named}` : `a ${line}`,
  };
}
