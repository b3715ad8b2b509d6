import { formatDayInFull } from '../../../../domain/email/day.js';
import { errorTable } from '../../../../errors/table.js';
import type { DeadLink } from '../../../../services/waiver-request/link.js';
import { escaped } from '../layout.js';
import { linkFrame } from './frame.js';

const deadTexts: Readonly<Record<DeadLink['why'], { title: string; lead: string; advice: string }>> = {
  unknown: {
    title: 'This link does not work',
    lead: 'The link is incomplete, or it was never valid.',
    advice: 'Open it from the e-mail again, or copy the whole address into your browser.',
  },
  forwarded: {
    title: 'Someone else signs now',
    lead: 'This request was passed on, and this link no longer opens it.',
    advice:
      'The person who was named has a link of their own. To change that, write to the company that asked for the waiver.',
  },
  expired: {
    title: 'This link has expired',
    lead: 'The time to answer is over. Nothing was signed with this link after that.',
    advice: 'If the waiver is still wanted, ask the sender of the e-mail to send the request again.',
  },
  cancelled: {
    title: 'This request was cancelled',
    lead: 'The company that asked for the waiver took the request back. You have nothing to do.',
    advice: 'If you have questions, reply to the e-mail.',
  },
  superseded: {
    title: 'A newer request counts',
    lead: 'This request was replaced by a newer one. Its link was sent to you by e-mail.',
    advice: 'Open the newest e-mail, and answer there.',
  },
};

export function isGone({ why }: DeadLink): boolean {
  return why !== 'unknown';
}

/** Why a link opens nothing. It has no facts of the request; only who asks again is named, and which request counts. */
export function deadPage({ why, payer, newest }: DeadLink): string {
  const { title, lead, advice } = deadTexts[why];
  const which = newest
    ? ` It has the number ${newest.number}${newest.sentOn ? `, and was sent on ${formatDayInFull(newest.sentOn)}` : ''}.`
    : '';
  const asker = payer ? `\n<p>The newer request comes from ${escaped(payer.name)}.${which}</p>` : '';
  return sheet(title, `<p class="lead">${lead}</p>${asker}\n<p>${advice}</p>`);
}

/** What the service refuses, such as too many attempts. */
export function rejectedPage(message: string): string {
  const sentence = message === errorTable.BODY_TOO_LARGE.title ? tooLarge : message;
  return sheet(
    'This did not work',
    `<p class="lead">${escaped(sentence)}</p>\n<p>Go back, or open the link in your e-mail again. Nothing was signed.</p>`,
  );
}

const tooLarge = 'What you sent is too large. A file has at most 10 MB.';

/**
 * Shown once, after the request was passed on.
 *
 * @param more the page of the link, if that still opens other requests
 */
export function forwardedPage(person: { name: string; email: string }, more: string | null): string {
  const others = more
    ? `<p><a href="${escaped(more)}">Back to the other requests</a></p>`
    : '<p>Your own link opens nothing any more. If other requests wait for you, open them from their own e-mails.</p>';
  return sheet(
    'You have passed it on',
    `<p class="lead">We sent a link to ${escaped(person.name)} at ${escaped(person.email)}. They can sign now.</p>\n${others}`,
  );
}

function sheet(title: string, content: string): string {
  return linkFrame(title, `<div class="sheet">\n<h1>${title}</h1>\n${content}\n</div>`);
}
