import type { OpenedLink } from '../../../../services/waiver-request/link.js';
import type { LinkedRequest } from '../../../../services/waiver-request/linked.js';
import { describeLinked, type LinkedText } from '../../../../services/waiver-request/linked-text.js';
import { escaped } from '../layout.js';
import { doneSentence } from './done.js';
import { fieldId, type RejectedForm } from './fields.js';
import { linkFrame } from './frame.js';
import { requestSection, statusSentence } from './request-section.js';

interface LinkPage {
  token: string;
  link: Pick<OpenedLink, 'payer' | 'mailbox' | 'personName' | 'livemode'>;
  requests: readonly LinkedRequest[];
  /** A form that was rejected, or that was sent for a code: it has no errors then. */
  rejected?: RejectedForm;
  /** What was just done with which request, as the address says. */
  done?: { act: string; requestId: string };
}

interface DescribedRequest {
  request: LinkedRequest;
  text: LinkedText;
}

/** All requests of the payer to the mailbox, each with its own forms. */
export function waiverLinkPage(page: LinkPage): string {
  const { link, requests, rejected, done, token } = page;
  const described = requests.map((request) => ({ request, text: describeLinked(request) }));
  const payer = link.payer.name;
  const shared = { payer, mailbox: link.mailbox, token };
  const sections = described.map(({ request, text }, index) => {
    const isDone = done?.requestId === request.id ? doneSentence(done.act, { request, text, ...shared }) : null;
    return requestSection({
      ...shared,
      request,
      text,
      position: described.length > 1 ? index + 1 : null,
      rejected: rejected?.requestId === request.id ? rejected : null,
      done: isDone,
    });
  });
  const title = pageTitle(described, payer);
  const isWrong = rejected !== undefined && Object.keys(rejected.errors).length > 0;
  return linkFrame(
    isWrong ? `Error: ${title}` : title,
    `<h1>${escaped(title)}</h1>
${isWrong ? errorSummary(rejected) : ''}${introduction(link, requests)}
${described.length > 1 ? contents(described, payer) : ''}${sections.join('\n')}
<p class="quiet">${contact(link.payer)} <a href="/docs/signing-a-waiver">How this page works</a></p>`,
  );
}

function pageTitle(described: readonly DescribedRequest[], payer: string): string {
  const waiting = described.filter(({ request }) => request.acts.some((act) => act === 'sign' || act === 'upload'));
  if (waiting.length === 0)
    return described.length === 1 ? `Your lien waiver for ${payer}` : `Your lien waivers for ${payer}`;
  return waiting.length === 1
    ? `${payer} asks you for a lien waiver`
    : `${payer} asks you for ${waiting.length} lien waivers`;
}

function introduction({ mailbox, personName, livemode }: LinkPage['link'], requests: readonly LinkedRequest[]): string {
  const sandbox = livemode
    ? ''
    : '<p class="sandbox"><strong>Sandbox.</strong> This is a test. What you do here has no legal effect.</p>\n';
  const person = personName ? `${escaped(personName)}, ` : '';
  const isWaiting = requests.some(({ acts }) => acts.includes('decline'));
  return `${sandbox}<p>For ${person}<strong>${escaped(mailbox)}</strong>.${
    isWaiting
      ? ' A waiver gives up rights: sign it only if the amount and the date are right. If you do not know the sender, close this page.'
      : ''
  }</p>`;
}

function contact({ name, email }: OpenedLink['payer']): string {
  return email
    ? `Questions? Write to ${escaped(name)}: <a href="mailto:${escaped(encodeURI(email))}">${escaped(email)}</a>.`
    : `Questions? Reply to the e-mail, or ask ${escaped(name)}.`;
}

function contents(described: readonly DescribedRequest[], payer: string): string {
  const entries = described.map(({ request, text }) => {
    const label = [request.project, text.title, text.amount].filter(Boolean).join(', ');
    return `<li><a href="#request-${request.id}">${escaped(label)}</a><br><span class="quiet">${escaped(statusSentence(request, text, payer).split('. ')[0]!.replace(/\.?$/, '.'))}</span></li>`;
  });
  return `<nav aria-labelledby="contents"><h2 id="contents">On this page</h2>\n<ol>${entries.join('\n')}</ol></nav>\n`;
}

/** What is wrong, with a link to each field: the first thing that a reader meets. */
function errorSummary(form: RejectedForm): string {
  const items = Object.entries(form.errors).flatMap(([name, sentences]) =>
    sentences.map((sentence) => {
      const target = name === '' ? `${form.act}-${form.requestId}` : fieldId(form, name);
      return `<li><a href="#${target}">${escaped(sentence)}</a></li>`;
    }),
  );
  return `<div class="errors" id="errors" role="alert" tabindex="-1" aria-labelledby="errors-title">
<h2 id="errors-title">Nothing was sent yet</h2>
<ul>${items.join('\n')}</ul>
</div>
`;
}
