import { waiverNumber } from '../../../../domain/waiver/number.js';
import { outcomeOfNamed } from '../../../../domain/waiver-link/named.js';
import type { LinkedRequest } from '../../../../services/waiver-request/linked.js';
import type { LinkedText } from '../../../../services/waiver-request/linked-text.js';
import { escaped } from '../layout.js';
import { answerForms, type FormFacts } from './answer-forms.js';
import { signingEffects } from './effects.js';
import { type LinkFormAct, linkPath, type RejectedForm } from './fields.js';
import { formText } from './form-text.js';

interface RequestSection extends FormFacts {
  token: string;
  /** Its place among several. */
  position: number | null;
  /** The form of this request that was rejected. */
  rejected: RejectedForm | null;
  /** What was just done. */
  done: string | null;
}

/** A request with its text and with all that can be done with it. */
export function requestSection(section: RequestSection): string {
  const { request, text, payer, token, position, done } = section;
  const { id, acts } = request;
  const canSign = acts.includes('sign') || acts.includes('upload');
  const download = acts.includes('download')
    ? `<p><a href="${escaped(linkPath('document', token, id))}">Download ${request.signedAt ? 'your signed copy' : 'the PDF'}</a></p>`
    : '';
  const effects = canSign
    ? `<h3>What you give up</h3>\n<ul>${signingEffects(request, text, payer)
        .map((sentence) => `<li>${escaped(sentence)}</li>`)
        .join('\n')}</ul>`
    : '';
  return `<section class="request" id="request-${id}" aria-labelledby="title-${id}">
<h2 id="title-${id}" tabindex="-1">${position === null ? '' : `${position}. `}${escaped(request.project)}: ${escaped(text.title)}</h2>
${done === null ? '' : `<p class="done" id="done" role="status" tabindex="-1">${escaped(done)}</p>\n`}<p class="status">${escaped(statusSentence(request, text, payer))}</p>
${facts(request, text)}
${message(request, payer)}${effects}
<details${canSign ? ' open' : ''}>
<summary><h3>Read the waiver</h3></summary>
<article class="form-text"${canView(request) ? ` data-view="${escaped(linkPath('view', token, id))}" data-seen="${request.shown}"` : ''}>
${formText(text.blocks)}
</article>
</details>
${download}
${below(request, payer)}${forms(section)}
</section>`;
}

function isSigned({ status }: LinkedRequest): boolean {
  return status === 'held' || status === 'released';
}

/** It waits for its first view. */
function canView({ status }: LinkedRequest): boolean {
  return status === 'requested' || status === 'undeliverable';
}

function facts({ id, payee, namedBy, applicationNumber, acts }: LinkedRequest, text: LinkedText): string {
  const isWaiting = acts.includes('decline');
  const rows: Array<[term: string, value: string | null, className?: string]> = [
    ['Amount', text.amount, 'amount'],
    ['For work through', text.throughDate],
    ['Your company', payee],
    ['Hired by', namedBy],
    ['Pay application', applicationNumber === null ? null : `No. ${applicationNumber}`],
    ['Number', waiverNumber(id)],
    ['Wanted by', isWaiting ? text.dueDate : null],
    ['Open until', isWaiting ? text.openUntil : null],
  ];
  const list = rows.flatMap(([term, value, className]) =>
    value === null ? [] : [`<dt>${term}</dt><dd${className ? ` class="${className}"` : ''}>${escaped(value)}</dd>`],
  );
  return `<dl class="facts">\n${list.join('\n')}\n</dl>`;
}

/** Those whom the payee named: whether they signed, and not what. */
function below({ named, noneBelowBy }: LinkedRequest, payer: string): string {
  if (named.length === 0 && noneBelowBy)
    return `<p>${escaped(noneBelowBy)} stated that you hired no one for this work.</p>\n`;
  if (named.length === 0) return '';
  const rows = named.map(
    ({ company, status }) => `<dt>${escaped(company)}</dt><dd>${escaped(outcomeOfNamed(status, payer))}</dd>`,
  );
  return `<h3>Companies that you named</h3>\n<dl class="facts">\n${rows.join('\n')}\n</dl>\n`;
}

function message({ message: words }: LinkedRequest, payer: string): string {
  if (words === null) return '';
  return `<figure>\n<figcaption class="quiet">Message from ${escaped(payer)}</figcaption>\n<blockquote>${escaped(words)}</blockquote>\n</figure>\n`;
}

function forms(section: RequestSection): string {
  const { request, token, rejected } = section;
  return Object.entries(answerForms)
    .filter(
      ([, { needs, isOfSigned, isOfOpenStatement }]) =>
        request.acts.includes(needs) &&
        (!isOfSigned || isSigned(request)) &&
        (!isOfOpenStatement || request.isStatementOpen),
    )
    .map(([key, { summary, heading, content }]) => {
      const act = key as LinkFormAct;
      const blank = { token, requestId: request.id, act, typed: {}, errors: {}, isRejected: false };
      const form = { ...(rejected?.act === act ? rejected : blank), shown: request.shown };
      const words = content(form, section);
      if (!summary) return `<h3>${escaped(heading!(section))}</h3>\n${words}`;
      return `<details${form.isRejected ? ' open' : ''}>\n<summary>${escaped(summary(section))}</summary>\n${words}\n</details>`;
    })
    .join('\n');
}

/** How it is with the request, in a sentence or two. */
export function statusSentence(request: LinkedRequest, text: LinkedText, payer: string): string {
  const reason = (words: string | null) => (words ? ` Your reason: ${words}` : '');
  switch (request.status) {
    case 'countered':
      return `You proposed ${text.counterAmount}. ${payer} has not answered yet.${reason(request.counterReason)}`;
    case 'signed':
      return `You signed on ${text.signedAt}.`;
    case 'held':
      return `You signed on ${text.signedAt}. We hold the waiver until you say that you were paid: ${payer} sees that you signed, but does not have the document.`;
    case 'released':
      return `You signed on ${text.signedAt}. ${releaseSentence(request, text, payer)}`;
    case 'declined':
      return request.signedAt
        ? `You took this waiver back. ${payer} never gets it.${reason(request.statusReason)}`
        : `You declined.${reason(request.statusReason)}`;
    case 'expired':
      return 'The time to answer is over.';
    case 'superseded':
      return 'A newer request took the place of this one.';
    case 'cancelled':
      return `${payer} cancelled this request.`;
    default:
      return 'This request waits for your answer.';
  }
}

function releaseSentence(
  { releaseCause, releasedBy }: LinkedRequest,
  { releasedAt }: LinkedText,
  payer: string,
): string {
  const by = releasedBy ? ` by ${releasedBy}` : '';
  if (releaseCause === 'payment_confirmed')
    return `The payment was confirmed on ${releasedAt}${by}. ${payer} has the waiver.`;
  if (releaseCause === 'released_early')
    return `It was released before the payment, on ${releasedAt}${by}. ${payer} has the waiver.`;
  return `${payer} has the waiver. It takes effect as its own words say.`;
}
