import type { DocumentWarning } from '../document/warning.js';
import type { ClaimForm } from './form.js';
import type { ClaimDetails } from './model.js';

/** What the office that takes a document asks for. A recorder's rules hold for every form, a court's for its pleadings. */
export function officeWarnings(
  state: string,
  { pleading }: Pick<ClaimForm, 'pleading'>,
  isRecorded: boolean,
  { recording, particulars, legalDescription, parcels }: ClaimDetails,
): DocumentWarning[] {
  const warnings: DocumentWarning[] = [];
  if (isRecorded && state === 'AK' && recording.district === null) {
    warnings.push({
      field: 'metadata.recording.district',
      message: 'The recording district is required: enter it on the document, such as Fairbanks.',
      citation: 'AS 40.17.030(a)(9)',
    });
  }
  if (isRecorded && state === 'WA' && parcels.length === 0) {
    warnings.push({
      field: 'project.parcelNumber',
      message: 'The assessor’s parcel number is required on the first page: enter it on the project or its jobsite.',
      citation: 'RCW 65.04.045(1)(g)',
    });
  }
  if (isRecorded && state === 'WA' && legalDescription === null) {
    warnings.push({
      field: 'project.legalDescription',
      message:
        'An abbreviated legal description is required on the first page: enter it on the project or its jobsite.',
      citation: 'RCW 65.04.045(1)(f)',
    });
  }
  if (pleading && particulars.attorney === null) {
    warnings.push({
      field: 'metadata.attorney',
      message:
        'A company pleads through an attorney, who signs: enter the attorney with name, address, phone, e-mail and bar number, or complete the lines.',
      citation: pleading.rule,
    });
  }
  return warnings;
}
