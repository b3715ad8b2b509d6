import type { WaiverRequestStatus } from '../../../../domain/vocabulary.js';
import type { NamedPayee } from '../../../../services/waiver-request/below.js';
import type { FormFacts } from './answer-forms.js';

interface DoneAct {
  /** The states in which it was done: what the address says is believed only then. */
  when: readonly WaiverRequestStatus[] | 'always';
  sentence: (facts: FormFacts) => string;
}

const signedSentence = ({ request, payer }: FormFacts) =>
  request.status === 'held'
    ? 'Thank you. The waiver is signed, and we hold it. Come back to this page when you have been paid.'
    : `Thank you. The waiver is signed, and ${payer} has it.`;

function namedSentence(named: NamedPayee | undefined, payer: string): string {
  if (!named) return '';
  const { company, status } = named;
  if (status === 'draft') return `${company} is named. ${payer} asks for no waiver of this amount.`;
  return `${company} is named, and is asked for the same waiver by e-mail. ${payer} sees it.`;
}

const doneActs: Readonly<Record<string, DoneAct>> = {
  sign: { when: ['signed', 'held', 'released'], sentence: signedSentence },
  upload: { when: ['signed', 'held', 'released'], sentence: signedSentence },
  'send-code': {
    when: 'always',
    sentence: ({ mailbox }) => `We sent a code to ${mailbox}. Enter it below within 10 minutes.`,
  },
  decline: { when: ['declined'], sentence: ({ payer }) => `You have declined. ${payer} sees it.` },
  counter: {
    when: ['countered'],
    sentence: ({ payer }) =>
      `Your proposal is sent. ${payer} accepts it or not, and you get an e-mail if a new waiver is to be signed.`,
  },
  'name-below': {
    when: ['viewed', 'countered', 'held', 'released'],
    sentence: ({ request, payer }) => namedSentence(request.named.at(-1), payer),
  },
  'none-below': {
    when: ['viewed', 'countered', 'held', 'released'],
    sentence: ({ payer }) => `You stated that you hired no one for this work. ${payer} sees it.`,
  },
  'confirm-payment': {
    when: ['released'],
    sentence: ({ payer }) => `Thank you. You confirmed the payment, and ${payer} has the waiver.`,
  },
  release: { when: ['released'], sentence: ({ payer }) => `You released the waiver, and ${payer} has it.` },
  withdraw: { when: ['declined'], sentence: ({ payer }) => `You took the waiver back. ${payer} never gets it.` },
  copy: { when: 'always', sentence: ({ mailbox }) => `We sent an e-mail to ${mailbox}.` },
};

/** What was just done; null for what is none of these, or did not happen. */
export function doneSentence(act: string, facts: FormFacts): string | null {
  if (!Object.hasOwn(doneActs, act)) return null;
  const { when, sentence } = doneActs[act]!;
  return when === 'always' || when.includes(facts.request.status) ? sentence(facts) : null;
}
