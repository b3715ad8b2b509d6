import { composeNotice } from './compose.js';

interface WaiverRequestFacts {
  livemode: boolean;
  payer: string;
  payerEmail: string | null;
  payee: string;
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
}

/** The e-mail that asks a payee for a waiver. What the payer writes is shown as the payer's words. */
export function composeWaiverRequest(facts: WaiverRequestFacts) {
  const { livemode, payer, payerEmail, payee, project, applicationNumber, type, state, message, until } = facts;
  const rows: Array<[string, string | null]> = [
    ['Payee', payee],
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
    subject: `${payer} asks for a lien waiver: ${project}`,
    lead: `${payer} asks ${payee} for a lien waiver.`,
    facts: rows.flatMap(([name, value]): Array<[string, string]> => (value === null ? [] : [[name, value]])),
    ...(message !== null && { quote: [`Message of ${payer}`, message] as const }),
    closing: [
      payerEmail ? `Answer ${payer} at ${payerEmail}.` : `Answer ${payer}.`,
      'A waiver gives up rights. Sign it only if the sum and the date are right.',
      'If you do not know the sender, ignore this e-mail.',
    ],
    reason: `${payer} named this address for ${payee}`,
  });
}
