import { describe, expect, it } from '@jest/globals';
import { compose } from '../../../src/background/email/compose.js';
import type { EmailContent } from '../../../src/background/email/content.js';
import {
  type DeadlineLine,
  type EmailData,
  type EmailTemplate,
  type ProjectDeadlineLine,
  templates,
} from '../../../src/background/email/templates.js';

const hostile = `<script>alert("1")</script> & 'O’Hara'`;
const line: DeadlineLine = { number: 'N-260301-ABC', type: 'stop_payment', project: hostile, deadline: '2026-03-23' };
const lien: ProjectDeadlineLine = {
  kind: 'mechanics_lien',
  document: 'Claim of Lien',
  month: null,
  project: hostile,
  deadline: '2026-03-23',
};
const examples: EmailData = {
  deadline_missed: { notices: [line, { ...line, number: 'N-2' }], more: 3 },
  deadline_tomorrow: { notices: [line], more: 0 },
  project_deadline_missed: { deadlines: [lien, { ...lien, document: null, month: '2026-02' }], more: 3 },
  project_deadline_tomorrow: { deadlines: [lien], more: 0 },
  notice_served_late: { ...line, served: '2026-03-24' },
  payment_past_due: { plan: 'growth' },
  webhook_disabled: { url: 'https://hooks.example.com/in?key=secret#x', reason: 'failing' },
  payment_required: {
    requestId: '01a1ffd4-dbf6-7739-aae6-43fee0f5f7c2',
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
  mail_returned: { document: 'Notice-1.pdf', recipient: hostile, trackingNumber: '9407', reason: 'unclaimed' },
  order_failed: { document: 'Notice-1.pdf', recipient: hostile, orderType: 'mail', why: hostile },
};
const names = Object.keys(templates) as EmailTemplate[];

function written(name: EmailTemplate, livemode = true, organization = 'Cypress Bay') {
  const content = (templates[name] as (data: unknown) => EmailContent)(examples[name]);
  return { content, ...compose(content, { organization, livemode }) };
}

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
      ...(content.facts ?? []).flat(),
      ...(content.list?.rows ?? []).flat(),
      ...(content.list?.more ? [content.list.more] : []),
    ];
    for (const words of said) {
      expect(text).toContain(words);
      expect(read).toContain(words);
    }
    expect(text).toMatch(
      /\n\n-- \nConstruction Payment Compliance sent you this message because you are an owner or admin of Cypress Bay\.\n$/,
    );
  });

  it.each(names)('escapes foreign markup and loads nothing: %s', (name) => {
    const { html } = written(name, true, hostile);
    expect(html).not.toMatch(/<script|<img|<link|url\(|src=|href=/i);
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
    expect(text).toContain('- 2026-03-23 · N-2 (Stop payment) · ');
    expect(text).toContain('\nand 3 more\n');
    expect(written('deadline_tomorrow').subject).toBe('Serve by 2026-03-23: notice N-260301-ABC (Cypress Bay)');
  });

  it('shows no secrets of a webhook’s address', () => {
    const { subject, text, html } = written('webhook_disabled');
    expect(subject).toBe('Webhook disabled: hooks.example.com (Cypress Bay)');
    expect(text).toContain('Endpoint: https://hooks.example.com/in\n');
    expect(text + html).not.toContain('secret');
  });
});
