import { describe, expect, it } from '@jest/globals';
import { accountTemplates } from '../../../src/background/email/account-templates.js';
import { compose } from '../../../src/background/email/compose.js';
import { type Cell, type EmailContent, toText } from '../../../src/background/email/content.js';
import { writeDaily } from '../../../src/background/email/daily.js';
import {
  type DeadlineLine,
  type EmailData,
  type EmailTemplate,
  isOfRecords,
  type ProjectDeadlineLine,
  type RecordTemplate,
} from '../../../src/background/email/data.js';
import { recordTemplates, writeSeveral } from '../../../src/background/email/record-templates.js';

const hostile = `<script>alert("1")</script> & 'O’Hara'`;
const line: DeadlineLine = {
  noticeId: 'n1',
  number: 'N-260301-ABC',
  type: 'stop_payment',
  projectId: 'p1',
  project: hostile,
  deadline: '2026-03-23',
};
const lien: ProjectDeadlineLine = {
  projectId: 'p1',
  kind: 'mechanics_lien',
  document: 'Claim of Lien',
  month: null,
  project: hostile,
  deadline: '2026-03-23',
};
const order = { orderId: 'd1', document: 'Notice-1.pdf', recipient: hostile, projectId: 'p1', project: hostile };
const examples: EmailData = {
  deadline_missed: { notices: [line, { ...line, number: 'N-2' }], more: 3 },
  deadline_tomorrow: { notices: [line], more: 0 },
  project_deadline_missed: { deadlines: [lien, { ...lien, document: null, month: '2026-02' }], more: 3 },
  project_deadline_tomorrow: { deadlines: [lien], more: 0 },
  notice_served_late: { ...line, served: '2026-03-24' },
  payment_past_due: { plan: 'growth' },
  webhook_disabled: { webhookId: 'w1', url: 'https://hooks.example.com/in?key=secret#x', reason: 'failing' },
  payment_required: {
    requestId: 'r1',
    projectId: 'p1',
    job: hostile,
    required: 5,
    authorized: 3,
    additional: '24.00',
  },
  credits_low: { total: '9.50', held: '2.00', below: '10.00' },
  credits_reversed: { cause: 'dispute', credits: '60.00', taken: '15.00', owed: '45.00' },
  credits_reinstated: { credits: '60.00', returned: '15.00', owed: '0.00' },
  participant_invited: {
    inviter: hostile,
    project: hostile,
    applicationNumber: 3,
    roles: ['Owner', 'Lender'],
  },
  mail_returned: { ...order, trackingNumber: '9407', reason: 'unclaimed' },
  order_failed: { ...order, orderType: 'mail', why: hostile },
  research_done: { requestId: 'r1', projectId: 'p1', job: hostile, why: null },
  waiver_signed: { waiverId: 'v1', waiver: 'Final', projectId: 'p1', project: hostile, signer: hostile },
  waiver_request_answered: {
    requestId: 'q1',
    waiver: 'Unconditional progress',
    payee: hostile,
    projectId: 'p1',
    project: hostile,
    outcome: 'countered',
    amount: '$12,500.00',
    proposed: '$11,000.00',
    signer: null,
    reason: hostile,
  },
  note_mention: { by: 'Ana Diaz', projectId: 'p1', project: 'Pier 9', text: hostile },
  task_assigned: { by: 'Ana Diaz', projectId: 'p1', project: hostile, text: 'Call', dueOn: '2026-03-24' },
};
const names = Object.keys(examples) as EmailTemplate[];
const base = 'https://cps.example/console/o1/';
const page = (path: string) => `${base}live${path}`;
const choice = { preferences: `${base}live/account/emails`, unsubscribe: 'https://cps.example/unsubscribe?token=t' };

function written(name: EmailTemplate, livemode = true, organization = 'Cypress Bay') {
  const [data, writers] = [
    examples[name] as never,
    isOfRecords(name) ? recordTemplates[name].write : accountTemplates[name],
  ];
  return composed((writers as (data: never, page: unknown) => EmailContent)(data, page), name, livemode, organization);
}

function composed(content: EmailContent, name: EmailTemplate, livemode = true, organization = 'Cypress Bay') {
  const as = isOfRecords(name) ? { as: 'a member', choice } : { as: 'an owner or admin' };
  return { content, ...compose(content, { organization, livemode, ...as }) };
}

const urlsOf = (cells: readonly Cell[]) => cells.flatMap((cell) => (typeof cell === 'string' ? [] : [cell.url]));

describe('an e-mail', () => {
  it.each(names)('has the same content in text and in HTML: %s', (name) => {
    const { content, text, html } = written(name);
    const read = html
      .replace(/<style.*?<\/style>|<[^>]+>/gs, '\n')
      .replace(
        /&(lt|gt|quot|#39|amp);/g,
        (_, entity: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'" })[entity] ?? '&',
      );
    const said = [
      content.lead,
      ...content.closing,
      ...(content.facts ?? []).flat().map(toText),
      ...(content.list?.rows ?? []).flat().map(toText),
      ...(content.list?.more ? [toText(content.list.more)] : []),
    ];
    for (const words of said) {
      expect(text).toContain(words);
      expect(read).toContain(words);
    }
    const who = isOfRecords(name) ? 'a member' : 'an owner or admin';
    expect(text).toContain(
      `\n\n-- \nConstruction Payment Compliance sent you this message because you are ${who} of Cypress Bay.\n`,
    );
  });

  it.each(names)('leads to what it names, in text and in HTML: %s', (name) => {
    const { content, text, html } = written(name);
    const urls = [
      ...urlsOf((content.facts ?? []).flat()),
      ...urlsOf((content.list?.rows ?? []).flat()),
      ...(content.action ? [content.action.url] : []),
    ];
    expect(urls.length).toBeGreaterThan(0);
    for (const url of urls) {
      expect(url).toMatch(/^https:\/\/cps\.example\/console\/o1\/live\/[a-z]/);
      expect(text).toContain(url);
      expect(html).toContain(`href="${url}"`);
    }
  });

  it.each(names)('writes days as people in the US do: %s', (name) => {
    const { subject, text, html } = written(name);
    for (const one of [subject, text, html]) expect(one).not.toMatch(/\b20\d\d-\d\d/);
  });

  it.each(names)('about records leads to where its reader chooses, and about the account does not: %s', (name) => {
    const { text, html } = written(name);
    for (const url of Object.values(choice)) {
      expect(text.includes(url)).toBe(isOfRecords(name));
      expect(html.includes(`href="${url}"`)).toBe(isOfRecords(name));
    }
  });

  it.each(names)('escapes foreign markup and loads nothing: %s', (name) => {
    const { html } = written(name, true, hostile);
    expect(html).not.toMatch(/<script|<img|<link|url\(|src=|href="(?!https:\/\/cps\.example\/)/i);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;O’Hara&#39;');
  });

  it.each(names)('says so when it is about the sandbox: %s', (name) => {
    const sandbox = written(name, false);
    expect(sandbox.subject).toMatch(/^\[Sandbox\] /);
    for (const text of [sandbox.text, sandbox.html])
      expect(text).toContain('no real documents, mail or money are involved');
    expect(written(name).subject).not.toContain('Sandbox');
  });

  it('has a one-line subject, whatever the name of its organization', () => {
    const { subject } = written('credits_low', true, 'Bay\r\nBcc: all@example.com\n Pumping');
    expect(subject).toBe('Credits are low: 9.50 left (Bay Bcc: all@example.com Pumping)');
  });

  it('counts the notices that it does not list', () => {
    const { subject, text } = written('deadline_missed');
    expect(subject).toBe('Deadlines missed: 5 notices (Cypress Bay)');
    expect(text).toContain('- March 23, 2026 · N-2 (Stop payment) · ');
    expect(text).toContain(`\n  ${base}live/notices/n1\n`);
    expect(text).toContain(`\nand 3 more\n  ${base}live/notices\n`);
    expect(written('deadline_tomorrow').subject).toBe('Serve by March 23, 2026: notice N-260301-ABC (Cypress Bay)');
  });

  it('names no page that the data of the previous release do not name', () => {
    const { noticeId: _, projectId: __, ...before } = line;
    const { text } = composed(
      recordTemplates.deadline_tomorrow.write({ notices: [before], more: 0 }, page),
      'deadline_tomorrow',
    );
    expect(text).toContain('- March 23, 2026 · N-260301-ABC (Stop payment) · ');
    expect(text).not.toContain('undefined');
  });

  const joined = names.filter(
    (name): name is RecordTemplate => isOfRecords(name) && 'several' in recordTemplates[name],
  );
  it.each(joined)('about twelve causes names ten with their pages, counts the others and leads to all: %s', (name) => {
    const causes = Array.from({ length: 12 }, () => examples[name] as never);
    const content = writeSeveral(name, causes, page);
    expect(content.subject).toContain('12');
    expect(content.list!.rows).toHaveLength(10);
    expect(content.list!.more).toMatchObject({ text: 'and 2 more' });
    for (const row of content.list!.rows) expect(urlsOf(row).length).toBeGreaterThan(0);
    const { text, html } = composed(content, name);
    expect(text).toContain('and 2 more');
    expect(html).toContain('and 2 more');
  });

  it('lists everything of a day by project', () => {
    const other = { ...line, projectId: 'p2', project: 'Other Job', number: 'N-9', noticeId: 'n9' };
    const content = writeDaily(
      [
        ['deadline_missed', [{ notices: [line, other], more: 4 } as never]],
        ['order_failed', [examples.order_failed as never]],
        ['waiver_signed', [{ ...examples.waiver_signed, projectId: 'p2', project: 'Other Job' } as never]],
      ],
      page,
    );
    expect(content.subject).toBe('Daily summary: 8 items');
    expect(content.groups!.map(({ title, rows }) => [toText(title), rows.length])).toEqual([
      [hostile, 2],
      ['Other Job', 2],
    ]);
    const { text, html } = composed(content, 'deadline_missed');
    expect(text).toContain(`Other Job\n  ${base}live/projects/p2\n- Missed March 23, 2026 · N-9 (Stop payment)`);
    expect(text).toContain('4 more are in the console.');
    expect(html).toContain(`href="${base}live/waivers/v1"`);
  });

  it('shows no secrets of a webhook’s address', () => {
    const { subject, text, html } = written('webhook_disabled');
    expect(subject).toBe('Webhook disabled: hooks.example.com (Cypress Bay)');
    expect(text).toContain('Endpoint: https://hooks.example.com/in\n');
    expect(text + html).not.toContain('secret');
  });
});
