/** How long a request can be answered after it was last sent: two days longer than the last reminder, which names the end. */
export const waiverRequestMs = 30 * 24 * 3_600_000;

/** How often one request is sent. */
export const maxSendings = 10;

/** Requests to one mailbox that wait for an answer. */
export const maxOpenPerMailbox = 100;

/** The most payees of one round. */
export const maxPayees = 500;

/** How many companies one payee names below it for a pay application, and all of its payees together. */
export const maxNamed = { perPayee: 50, perApplication: 500 } as const;

/** The deepest tier below the claimant in which a payee can name companies below it: they are one tier deeper. */
export const maxNamingTier = 9;

/** How often the reader of a mailbox can name a company within a quarter of an hour. */
export const maxNamingsPerMailbox = 30;

/** How long a link opens its page: what was signed may be held for as long as the work takes. An open request ends before. */
export const waiverLinkMs = 400 * 24 * 3_600_000;

/** Uses of links within a quarter of an hour: the page of one payee makes a few, and a site office has many payees. */
export const waiverLinkAllowances = { perNetwork: 600, perLink: 300 } as const;

/** How long a one-time code can be entered, and how often it may be entered wrong. */
export const oneTimeCodeMs = 10 * 60_000;
export const maxCodeAttempts = 5;

/**
 * Uses of the page of a printed code within a quarter of an hour, whether the code is right or not. An address is counted for each code and
 * network, so that what others enter does not keep its reader out.
 */
export const printAllowances = { perNetwork: 120, perCode: 30, perAddress: 10 } as const;

/** One-time codes for one request within a quarter of an hour. */
export const maxCodesSent = 5;

/** E-mails to the members of an account within a day that say that an address was left for a draft. The address itself is always stored. */
export const maxAddressEmailsADay = { perRequest: 3, perAccount: 50 } as const;

/** Codes for one request and purpose within a day, and digits that are entered for them: 50 guesses of a million. */
export const maxCodesADay = 20;
export const maxAttemptsADay = 50;
