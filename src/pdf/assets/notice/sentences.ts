/** What the layout of notices says, in every notice that has something to say it about. Texts may hold `{blank}`s. */
export const noticeSentences = {
  amendment: {
    amends: 'This notice amends {notice}{dated}{served}.',
    notice: 'Notice No. {number}',
    unknown: 'an earlier notice',
    dated: ' dated {date}',
    served: ', served on {date}',
    amount: 'Original Amount Claimed{label}: {amount}',
    reasons: {
      amount_changed: 'The amount has changed.',
      scope_changed: 'The scope of the work has changed.',
      party_correction: 'The parties are corrected.',
    },
  },
  service: {
    given: 'This notice is given by {method}.',
    givenOn: 'This notice is given by {method} on {date}.',
    filedOn: 'This notice was filed with the state registry on {date}.',
  },
  parties: {
    all: 'The parties are named in the attached Exhibit A.',
    one: '1 more party is named, with all others, in the attached Exhibit A.',
    several: '{count} more parties are named, with all others, in the attached Exhibit A.',
  },
  exhibits: {
    appended: '{exhibits}, attached and incorporated by this reference',
    see: 'See Exhibit A.',
    legal: 'legal description in Exhibit A',
    work: 'the work described in Exhibit A',
    to: 'to Notice No. {number} · {project}',
  },
  /** The labels of facts for which a form has no label of its own. */
  labels: {
    jobsite: 'Jobsite',
    work: 'Work provided or to be provided',
    hiringParty: 'Provided to, or under contract with',
    contract: 'Contract',
    furnishing: 'Dates of furnishing',
  },
  /** In a statute's line for another hiring party than the contractor, whom its line before names. */
  otherHiringParty: { none: 'Not applicable' },
  /** The notice of commencement in a row of its own, and in a sentence of the form. */
  commencement: {
    row: 'Notice of commencement{recorded}{instrument}',
    recorded: ' recorded {date}',
    attached: '(a copy of which is {exhibit})',
    filed: 'recorded{on} {place}{records}',
    on: ' on {date},',
    records: ', records of {county}',
  },
  employer: { ofSubcontractor: '{party}, a subcontractor of {contractor},' },
  contact: { telephone: 'telephone {phone}', email: 'e-mail {email}' },
} as const;

/** The cover page of a mail pack, for a form with a proof of service or a receipt of its own, and for the others. */
export const coverSentences = {
  enclosed: 'The {title}, No. {number}, dated {date}, for the project {project}, is enclosed.',
  follows: 'The {title}, No. {number}, dated {date}, for the project {project}, follows this page.',
  returned: 'Please complete this acknowledgment and return it to {claimant}, {address}.',
  receipt: 'Acknowledgment of Receipt',
  received:
    'The person signing below received a copy of the notice on the date written below. Acknowledging receipt admits no fact stated in the notice and waives no right.',
} as const;
