import type { DocumentWarning } from '../document/warning.js';
import type { ClaimDetails } from './model.js';

/** What the office that takes a document asks for, whichever form it is printed on. */
export function officeWarnings(state: string, isFiled: boolean, { recording }: ClaimDetails): DocumentWarning[] {
  if (!isFiled || state !== 'AK' || recording.district !== null) return [];
  return [
    {
      field: 'metadata.recording.district',
      message: 'The document names the recording district: give metadata.recording.district, such as Fairbanks.',
      citation: 'AS 40.17.030(a)(9)',
    },
  ];
}
