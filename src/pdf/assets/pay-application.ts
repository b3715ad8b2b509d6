/**
 * The statements on an application for payment, in the service's own words. The blanks are nouns: `{applicant}` requests
 * payment from `{payer}`.
 */
export const payApplicationWording = {
  title: 'Application and Certificate for Payment',
  sheetTitle: 'Continuation Sheet',
  /** Signed by the applicant. */
  certification:
    'By signing, the {applicant} states that the quantities and amounts on this application and its continuation sheet are true; ' +
    'that the work and material billed were furnished as the contract requires; that everyone who is owed a part of the earlier ' +
    'payments received has been paid that part; and that line 8 is due and unpaid.',
  /** Signed by the architect, on a contract with the owner. */
  certificate:
    'Having reviewed this application and observed the work to the extent that its duties require, the architect finds no reason to ' +
    'doubt that the work has progressed as this application states, and certifies the amount below for payment to the {applicant} named above.',
  /** Signed by the party that hired the applicant, on any lower contract. */
  approval:
    'The {payer} has reviewed this application and approves the amount below for payment to the {applicant} named above.',
  /** Printed under both. */
  reservation:
    'No one else may claim the amount. Neither this signature nor a payment accepts work that does not meet the contract, ' +
    'or gives up any right.',
};
