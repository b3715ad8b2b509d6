import type { RecordTopic } from '../../../domain/email/topics.js';
import { escaped } from './layout.js';
import { personPage } from './sign-in.js';

const topicNames: Record<RecordTopic, string> = {
  deadlines: 'deadlines',
  mail: 'mail that was not delivered',
  charges: 'charges to approve',
  research: 'research',
  waivers: 'signed waivers',
  notes: 'notes and tasks',
  invitations: 'pay applications that are shared with you',
};

interface LinkSubject {
  organization: string;
  topics: readonly RecordTopic[];
}

function name({ organization, topics }: LinkSubject): string {
  const names = new Intl.ListFormat('en-US').format(topics.map((topic) => topicNames[topic]));
  return `${escaped(names)} from ${escaped(organization)}`;
}

/** The page that the link of an e-mail opens. Its buttons change something. */
export function unsubscribePage(token: string, described: LinkSubject): string {
  const warning = described.topics.includes('deadlines')
    ? '<p>Without them, a deadline can pass that you only see in the console.</p>\n'
    : '';
  return personPage(
    'Your e-mails',
    `<h1>Your e-mails</h1>
<p class="lead">You receive e-mails about ${name(described)}.</p>
${warning}<form method="post" action="/unsubscribe?token=${encodeURIComponent(token)}">
<button type="submit" name="delivery" value="daily">Send them once a day, as one e-mail</button>
<button type="submit" name="delivery" value="none">Stop them</button>
</form>`,
  );
}

export function unsubscribedPage(described: LinkSubject, delivery: 'daily' | 'none'): string {
  return personPage(
    'Your e-mails are changed',
    `<h1>Your e-mails are changed</h1>
<p class="lead">${delivery === 'none' ? 'You receive no more e-mails' : 'You receive one e-mail a day'} about ${name(described)}.</p>
<p>Change this in the console, under Account, E-mails.</p>`,
  );
}

export function unknownLinkPage(sentence = 'This link is incomplete or no longer valid.'): string {
  return personPage(
    'The link does not work',
    `<h1>The link does not work</h1>
<p class="lead">${escaped(sentence)} Choose your e-mails in the console, under Account, E-mails.</p>`,
  );
}
