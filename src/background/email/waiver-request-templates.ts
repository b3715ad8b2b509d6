import type { Cell, PageUrl } from './content.js';
import type { RecordEmailData } from './data.js';
import { linked, projectCell } from './deadline-templates.js';
import { reportOne, type Template } from './report-line.js';

type Data = RecordEmailData['waiver_request_answered'];
type Outcome = Data['outcome'];

/** What became of a request, in a few words and in a sentence; and what the reader does next. */
const outcomes: Readonly<Record<Outcome, { short: string; sentence: (payee: string) => string; next: string[] }>> = {
  released: {
    short: 'Waiver signed and handed over',
    sentence: (payee) => `${payee} signed the waiver that you asked for, and you have its document.`,
    next: [],
  },
  held: {
    short: 'Waiver signed, and held',
    sentence: (payee) =>
      `${payee} signed the waiver that you asked for. It is held until ${payee} says that it was paid.`,
    next: ['Until then, your copy is marked NOT RELEASED and has no signature.'],
  },
  countered: {
    short: 'Another amount proposed',
    sentence: (payee) => `${payee} proposes another amount for the waiver that you asked for.`,
    next: ['Ask for that amount, or keep to yours, on the page of the request.'],
  },
  declined: {
    short: 'Waiver declined',
    sentence: (payee) => `${payee} does not give the waiver that you asked for.`,
    next: [],
  },
  undeliverable: {
    short: 'Request not delivered',
    sentence: (payee) => `Your request for a waiver did not reach ${payee}.`,
    next: ['Send it to another address, on the page of the request.'],
  },
  expired: {
    short: 'No answer',
    sentence: (payee) => `${payee} did not answer your request for a waiver, and it has ended.`,
    next: ['Ask again if you still need the waiver.'],
  },
  address_left: {
    short: 'Address of a payee to confirm',
    sentence: (payee) => `Someone who has the printed request to ${payee} left an e-mail address.`,
    next: ['If it is an address of the payee, send the request there, on its page. If it is not, do nothing.'],
  },
  named: {
    short: 'Company below a payee named',
    sentence: (payee) => `A payee named ${payee} as a company that it hired, to be asked for the same waiver.`,
    next: [
      'It is a party of your project. It is asked already, unless its amount is below the threshold of the project or you have the company with another address: the request is a draft then, which you can send. Cancel the request if it is not to sign.',
    ],
  },
};

/** The e-mails about the requests that an account sent. */
export const waiverRequestTemplates: { waiver_request_answered: Template<Data> } = {
  waiver_request_answered: {
    report: (data, page) =>
      reportOne(
        data.projectId,
        data.project,
        outcomes[data.outcome].short,
        requestCell(data, page),
        ...(data.reason === null ? [] : [data.reason]),
      ),
    write: (data, page) => {
      const { outcome, payee, project, projectId, amount, proposed, signer, namedBy, reason, address = null } = data;
      const { short, sentence, next } = outcomes[outcome];
      const facts: Array<readonly [string, Cell | null]> = [
        ['Request', requestCell(data, page)],
        ['Project', projectCell(project, projectId, page)],
        ['Amount', amount],
        ['Proposed', proposed],
        ['Signed by', signer],
        ['Address', address],
        ['Named by', namedBy ?? null],
        ['Reason', reason],
      ];
      return {
        subject: `${short}: ${payee}, ${project}`,
        lead: sentence(payee),
        facts: facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])),
        closing: next,
      };
    },
    several: {
      subject: (count) => `Answers to ${count} requests for waivers`,
      lead: 'These requests for waivers were answered, or have come to nothing.',
      list: '/waivers/requests',
    },
  },
};

function requestCell({ requestId, waiver, payee }: Data, page: PageUrl): Cell {
  return linked(`${waiver} waiver of ${payee}`, `/waivers/requests/${requestId}`, page);
}
