import { countyInSentence } from '../../../../domain/address/county-names.js';
import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { virginiaClauses } from '../../../assets/claim/va.js';
import { fillBlanks } from '../../../format.js';
import { inSentence } from '../../../sentence.js';
import { line } from '../words.js';

/** The blanks of Virginia’s memoranda and of the notices that go with them. */
export function virginiaBlanks({ claimant, details, state }: ClaimDocumentModel): Record<string, string> {
  const { licenseCertified, inPlace, aStructure } = virginiaClauses;
  const { license, structure, county } = details;
  const isStated = Boolean(claimant.licenseNumber) || license.required === false;
  const named = structure && inSentence(structure);
  return {
    licenseCertified: isStated ? licenseCertified.stated : `${line}${line}`,
    inPlace: county
      ? fillBlanks(inPlace.county, { county: countyInSentence(county, state) })
      : fillBlanks(inPlace.unknown, { line }),
    structure: named ?? line,
    aStructure: fillBlanks(/^[aeiou]/i.test(named ?? '') ? aStructure.vowel : aStructure.consonant, {
      structure: named ?? line,
    }),
  };
}
