import { composeNotice } from './compose.js';

interface WaiverRequestFacts {
  livemode: boolean;
  payer: string;
  payerEmail: string | null;
  payee: string;
  /** The company that named the payee as one that it hired. */
  namedBy: string | null;
  project: string;
  applicationNumber: number | null;
  /** In words. */
  type: string;
  state: string;
  amount: string | null;
  throughDate: string | null;
  dueDate: string | null;
  message: string | null;
  /** The day on which the request ends, where the work is. */
  until: string;
  /** The page where it is answered. An e-mail of an earlier release has none. */
  url: string | null;
  /** Who is to sign, in the words of the first reader. */
  person: string | null;
  /** For a payee who has not answered. */
  reminder?: { isLast: boolean } | undefined;
}

/** The e-mail that asks a payee for a waiver. What the payer writes is shown as the payer's words. */
export function composeWaiverRequest(facts: WaiverRequestFacts) {
  const { livemode, payer, payerEmail, payee, project, applicationNumber, type, state, message, until } = facts;
  const { url, person, reminder, namedBy } = facts;
  const rows: Array<[string, string | null]> = [
    ['Payee', payee],
    ['Hired by', namedBy],
    ['Project', project],
    ['Application number', applicationNumber === null ? null : String(applicationNumber)],
    ['Waiver', `${type} (${state})`],
    ['Amount', facts.amount],
    ['Through', facts.throughDate],
    ['Wanted by', facts.dueDate],
    ['Open until', until],
  ];
  return composeNotice({
    livemode,
    subject: `${reminder ? 'Reminder: ' : ''}${payer} asks for a lien waiver: ${project}`,
    lead: `${reminder ? writeReminder(facts, reminder) : `${payer} asks ${payee} for a lien waiver.${namedBy === null ? '' : ` ${namedBy} named ${payee} as a company that it hired.`}`}${person === null ? '' : ` ${payee} says that ${person} signs it.`}`,
    ...(url !== null && { action: { label: 'Read and answer the request', url } }),
    facts: rows.flatMap(([name, value]): Array<[string, string]> => (value === null ? [] : [[name, value]])),
    ...(message !== null && { quote: [`Message of ${payer}`, message] as const }),
    closing: [
      payerEmail ? `Questions: ${payer}, ${payerEmail}.` : `Questions: ${payer}.`,
      ...(url === null
        ? []
        : [
            'This e-mail is all that it takes to sign for the payee. If someone else signs, name them on the page: they get a link of their own.',
          ]),
      'A waiver gives up rights. Sign it only if the sum and the date are right.',
      'If you do not know the sender, ignore this e-mail.',
    ],
    reason: `${person === null ? (namedBy ?? payer) : payee} named this address${person === null ? ` for ${payee}` : ''}`,
  });
}

function writeReminder({ payer, payee, until }: WaiverRequestFacts, { isLast }: { isLast: boolean }): string {
  const waiting = `${payer} asked ${payee} for a lien waiver, and has no answer yet.`;
  return isLast ? `${waiting} This is the last reminder: the request ends on ${until}.` : waiting;
}

interface CopyFacts extends Pick<WaiverRequestFacts, 'livemode' | 'payer' | 'payee' | 'project' | 'type' | 'state'> {
  amount: string | null;
  /** What became of the waiver, in a few words. */
  status: string;
  url: string;
}

/** The e-mail with which a payee keeps the way to its own copy. */
export function composeWaiverCopy({ livemode, payer, payee, project, type, state, amount, status, url }: CopyFacts) {
  const rows: Array<[string, string | null]> = [
    ['Payee', payee],
    ['Project', project],
    ['Waiver', `${type} (${state})`],
    ['Amount', amount],
    ['Status', status],
  ];
  return composeNotice({
    livemode,
    subject: `Your lien waiver for ${payer}: ${project}`,
    lead: `${payee} signed a lien waiver for ${payer}. Its document is on this page, where it stays.`,
    action: { label: 'Open the page with the document', url },
    facts: rows.flatMap(([name, value]): Array<[string, string]> => (value === null ? [] : [[name, value]])),
    closing: [
      'This e-mail is all that it takes to read the document and, while it is held, to release it or take it back.',
    ],
    reason: `a copy was asked for on the page of the request`,
  });
}
