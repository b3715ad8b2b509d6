/**
 * The statements on an application for payment, in the service's own words. The blanks are nouns: `{applicant}` who applies,
 * `{payer}` who is asked to pay.
 */
export const payApplicationWording = {
  title: 'Application and Certificate for Payment',
  sheetTitle: 'Continuation Sheet',
  /** Signed by whoever applies. */
  certification:
    'By signing, the {applicant} states that the quantities and amounts on this application and its continuation sheet are true; ' +
    'that the work and material billed were furnished as the contract requires; that everybody who is owed a part of the earlier ' +
    'payments received has been paid it; and that line 8 is due and unpaid.',
  /** An architect's, on a contract with those for whom the work is built. */
  certificate:
    'Having reviewed this application and seen the work as far as its duties call for, the architect finds no reason to doubt that the ' +
    'work stands where this application puts it, and certifies the amount below for payment to the {applicant} named above.',
  /** Of whoever hired the applicant, on any contract below. */
  approval:
    'The {payer} has reviewed this application and approves the amount below for payment to the {applicant} named above.',
  /** Under either. */
  reservation:
    'The amount cannot be claimed by anybody else. Neither this signature nor a payment accepts work that does not meet the contract, ' +
    'or gives up any right.',
};
