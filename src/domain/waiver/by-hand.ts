import type { DocumentWarning } from '../document/warning.js';
import type { WaiverDocumentModel } from './document.js';

/** What a signed waiver still needs: the notary and the witness write by hand, below an electronic signature too. */
export function byHandWarnings({
  form,
  signature,
}: Pick<WaiverDocumentModel, 'form' | 'signature'>): DocumentWarning[] {
  const citation = form?.statute ?? null;
  const { notary, witness } = signature ?? {};
  return [
    ...(notary
      ? [
          {
            field: 'notary',
            message: `The notary’s certificate is blank: ${notary.name} has to complete, sign and seal it.`,
            citation,
          },
        ]
      : []),
    ...(witness
      ? [{ field: 'witness', message: `The line of the witness is blank: ${witness.name} has to sign it.`, citation }]
      : []),
  ];
}
