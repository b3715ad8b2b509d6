/** Credits of an account by bucket, in hundredths. */
export interface Purse {
  free: bigint;
  partnerEligible: bigint;
}

/** What a request takes, in hundredths: of any credits, and of partner-eligible ones alone. */
export interface Takings {
  any: bigint;
  partnerEligible: bigint;
}

/**
 * How many partner-eligible credits are missing, in hundredths; nothing or less when the credits suffice. Free credits pay for
 * nothing that a partner bills, so each bucket has its own condition and the harder one decides.
 */
export function missingCredits(purse: Purse, takings: Takings): bigint {
  const forPartner = takings.partnerEligible - purse.partnerEligible;
  const forAll = takings.any + takings.partnerEligible - purse.free - purse.partnerEligible;
  if (forPartner > forAll) return forPartner;
  return forAll;
}
