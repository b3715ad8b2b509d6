/** How long a request can be answered after it was last sent: two days longer than the last reminder, which names the end. */
export const waiverRequestMs = 30 * 24 * 3_600_000;

/** How often one request is sent. */
export const maxSendings = 10;

/** Requests to one mailbox that wait for an answer. */
export const maxOpenPerMailbox = 100;

/** The most payees of one round. */
export const maxPayees = 500;
