/** The declaration of who mailed, in the service's own words, below the record of the mailing. Texts may hold `{blank}`s. */
export const mailingWording = {
  title: 'Mailing Record',
  declaration: {
    title: 'DECLARATION OF MAILING',
    verb: 'declare',
    perjury:
      'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
  },
  affidavit: { title: 'AFFIDAVIT OF MAILING', verb: 'being duly sworn, say' },
  person:
    'I, {blank}, {verb} that I am at least 18 years of age, that I am employed by {employer}, and that my business address is:\n{address}',
  document: 'The document that was mailed is the {title} No. {number}, dated {date}{file}.',
  file: ', in the file {name} ({pages})',
  deposited:
    '{on}I deposited a copy in a sealed envelope, with postage prepaid, with {carrier} at {place} (city and state), addressed to each person named here:',
  on: 'On {day}, ',
  day: '{blank} (date)',
  eachDay: 'deposited on {day}',
  carriers: { postal: 'the United States Postal Service', other: 'the carrier named for it' },
  piece: {
    capacity: 'as {capacity}',
    unknown: '____________________ (capacity)',
    mail: 'by {carrier}{class} mail',
    article: 'article No. {number}',
    tracking: 'tracking No. {number}',
    file: 'the file {name}',
    accepted: 'accepted by the carrier on {date}',
  },
  closing: {
    record:
      'This record states what was mailed and how it was delivered, as reported by the carrier or by the person who mailed it.',
    certified: 'Certified mail is accepted, delivered and returned under its article number.',
    tracked:
      'Other mail with a tracking number is tracked by the carrier’s scans, and is delivered without a signature.',
    untracked: 'The carrier does not track mail without a tracking number.',
    opinion: 'This record is not an opinion on the legal sufficiency of service.',
    prepared: 'Days and times are those of {zone}. Prepared {time}.',
  },
} as const;
