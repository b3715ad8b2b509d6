import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { capacityOf, signsInPerson } from '../../notary.js';

/** Who swears to Texas’ affidavit: an individual claimant needs no authority for its own. */
export function texasBlanks({
  claimant: { name: claimant },
  signatory: { name, title },
}: ClaimDocumentModel): Record<string, string> {
  const named = `${claimant} (“Claimant”)`;
  const isClaimant = name !== null && signsInPerson({ signatory: name, claimant });
  return {
    texasAffiant: isClaimant ? named : `${capacityOf(title)} of ${named}, is authorized to make this affidavit`,
  };
}
