/** What the layout of waivers says on every form. Texts may hold `{blank}`s. */
export const waiverSentences = {
  exhibit: {
    part: 'Exhibit\u00A0A, incorporated by this reference',
    land: 'the land described in {part}',
    work: 'the work described in {part}',
    jobsite: 'one further jobsite listed in {part}',
    jobsites: '{count} further jobsites listed in {part}',
    owner: 'one further owner named in {part}',
    owners: '{count} further owners named in {part}',
  },
  payment: {
    noCheck: 'no check: payment by {method}',
    made: '{maker} ({method})',
    check: 'the check',
    other: 'the payment by {method}',
    otherMeans: 'other means',
    from: 'from {maker}',
    to: 'to {payee}',
    amount: 'for {amount}',
  },
  exceptions: {
    stated: 'Exceptions stated by the claimant:',
    disputed: 'Disputed claims: {amount}',
    remaining: 'Unpaid balance still claimed: {amount}',
    prior: 'Conditional waiver of {date}, not yet paid',
    kinds: {
      retention: 'Retention',
      extras: 'Extras for which no payment was received',
      prior_waiver: 'Earlier conditional waiver not yet paid',
      disputed: 'Disputed claim',
      other: 'Other',
    },
  },
} as const;

/** What only the general waiver says, beside the words of its kind. */
export const generalWaiverSentences = {
  notice: 'NOTICE: {notice}',
  heading: 'Waiver and release',
  covers:
    'This waiver, together with all previous waivers, covers all amounts due through {throughDate}, except for the items listed under Exceptions.',
  coversNot: 'This waiver, together with all previous waivers, does not cover all amounts due through {throughDate}.',
  unaffected: 'This document does not affect:',
  noExceptions: 'None.',
  retainage: 'Retainage reserved: {amount}',
  amount: 'Amount of the {payment}',
  amountReceived: 'Amount of the {payment} received',
  progress: 'progress payment',
  final: 'final payment',
} as const;
