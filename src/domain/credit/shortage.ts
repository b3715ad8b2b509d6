/** Credits of an account by bucket, in hundredths. */
export interface Purse {
  free: bigint;
  partnerEligible: bigint;
}

/** What a request costs, in hundredths: in any credits, and in partner-eligible ones only. */
export interface Takings {
  any: bigint;
  partnerEligible: bigint;
}

/**
 * How many partner-eligible credits are missing, in hundredths; zero or negative when the credits are enough. Free credits
 * cannot pay for what a partner bills, so each bucket has its own condition and the stricter one decides.
 */
export function missingCredits(purse: Purse, takings: Takings): bigint {
  const forPartner = takings.partnerEligible - purse.partnerEligible;
  const forAll = takings.any + takings.partnerEligible - purse.free - purse.partnerEligible;
  if (forPartner > forAll) return forPartner;
  return forAll;
}
