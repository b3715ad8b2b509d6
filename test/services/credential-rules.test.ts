import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Caller, openWorld } from '../support/worlds/world.js';

const whsec = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const mail = { host: '93.184.216.34', port: 587, user: 'ap', from: 'ap@example.com' };

describe('the rules for a credential', () => {
  const world = openWorld({ nodeEnv: 'production', webhookAllowPrivate: false });
  let caller: Caller;
  let sandbox: Caller;

  beforeAll(async () => {
    caller = await world.caller();
    sandbox = await world.sandboxOf(caller);
  });

  const carriers = ['usps', 'ups', 'fedex', 'easypost'];
  const pathOf = ({ provider = '' }: { provider?: string }) =>
    carriers.includes(provider) ? '/shipper-auth' : '/provider-auth';

  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{}, { provider: ['The provider field is required.'], secret: ['The secret field is required.'] }],
    [{ provider: 'paypal', secret: 'x' }, { provider: [expect.stringContaining('lob, stripe, partner, smtp')] }],
    [{ provider: 'lob', secret: 7 }, { secret: ['The secret field must be a string.'] }],
    [{ provider: 'lob', secret: 'x'.repeat(4_097) }, { secret: [expect.stringContaining('4096 characters')] }],
    [
      { provider: 'lob', secret: 'live_1', label: 'x'.repeat(256) },
      { label: [expect.stringContaining('255 characters')] },
    ],
    [{ provider: 'lob', secret: 'sk_live_1' }, { secret: [expect.stringContaining('begins with live_')] }],
    [{ provider: 'lob', secret: 'live_pub_1' }, { secret: [expect.stringContaining('begins with live_')] }],
    [{ provider: 'lob', secret: 'test_1' }, { secret: [expect.stringContaining('for live mode')] }],
    [{ provider: 'lob', secret: 'live_1', mode: 'test' }, { secret: [expect.stringContaining('for test mode')] }],
    [{ provider: 'lob', secret: 'live_1', mode: 'x' }, { mode: [expect.stringContaining('test, live')] }],
    [{ provider: 'stripe', secret: 'pk_live_1' }, { secret: [expect.stringContaining('sk_live_ or rk_live_')] }],
    [{ provider: 'stripe', secret: 'sk_test_1' }, { secret: [expect.stringContaining('sk_live_ or rk_live_')] }],
    [{ provider: 'easypost', secret: 'EZTK1' }, { secret: [expect.stringContaining('EZTK')] }],
    [
      { provider: 'partner', secret: 'whsec_c2hvcnQ=', settings: { url: 'https://93.184.216.34/' } },
      { secret: [expect.stringContaining('24 to 64 bytes')] },
    ],
    [{ provider: 'partner', secret: whsec }, { 'settings.url': ['The settings.url field is required.'] }],
    [{ provider: 'lob', secret: 'live_1', settings: [] }, { settings: ['The settings field must be an object.'] }],
    [
      { provider: 'lob', secret: 'live_1', settings: { webhook_secret: { a: 1 } } },
      { 'settings.webhook_secret': ['The settings.webhook_secret field must be a string.'] },
    ],
    [
      { provider: 'smtp', secret: 'x', settings: { password: 'x' } },
      {
        'settings.host': ['The settings.host field is required.'],
        'settings.port': ['The settings.port field is required.'],
        'settings.user': ['The settings.user field is required.'],
        'settings.from': ['The settings.from field is required.'],
        'settings.password': [
          'The settings.password field is not a setting of the mail server. Its settings are: host, port, user, from.',
        ],
      },
    ],
    [
      { provider: 'smtp', secret: 'x', settings: { ...mail, port: '587', from: 'billing', host: 'a/b', user: 'a\nb' } },
      {
        'settings.host': ['The settings.host field must be a host name.'],
        'settings.port': ['The settings.port field must be an integer between 1 and 65535.'],
        'settings.user': ['The settings.user field must not contain control characters.'],
        'settings.from': ['The settings.from field must be a valid email address.'],
      },
    ],
    [
      { provider: 'smtp', secret: 'x', settings: { ...mail, port: 65_536 } },
      { 'settings.port': ['The settings.port field must be an integer between 1 and 65535.'] },
    ],
    [{ provider: 'ups', secret: 'x' }, { 'settings.client_id': ['The settings.client_id field is required.'] }],
    [
      { provider: 'fedex', secret: 'x', settings: { client_id: 'x'.repeat(256), account_number: 'é' } },
      {
        'settings.client_id': ['The settings.client_id field must not be greater than 255 characters.'],
        'settings.account_number': ['The settings.account_number field must contain only letters, digits and hyphens.'],
      },
    ],
    [
      { provider: 'usps', secret: 'a\u0007b', settings: { client_id: 'x' } },
      { secret: [expect.stringContaining('must not contain control characters')] },
    ],
    [
      { provider: 'usps', secret: 'x', settings: { client_id: 'x', constructor: 'x' } },
      { 'settings.constructor': [expect.stringContaining('is not a setting of USPS')] },
    ],
  ])('refuse %j', async (body, errors) => {
    const answer = await world.rest(caller, 'POST', pathOf(body), body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  const forbidden = 'must not lead to a private, local or reserved address.';
  it.each([
    ['http://93.184.216.34/', 'must begin with https://.'],
    ['https://user:word@93.184.216.34/', 'must not hold a user name or password.'],
    ['https://127.0.0.1/', forbidden],
    ['https://0x7f.1/', 'must write its IP address in the usual way.'],
    ['https://[::1]/', forbidden],
    ['https://169.254.169.254/latest/meta-data/', forbidden],
    ['https://localhost/', 'must have a public host name.'],
    ['ftp://93.184.216.34/', 'must be a valid URL.'],
    ['https://93.184.216.34/?to=x', 'must not have a query or a fragment.'],
    [7, 'must be a string.'],
  ])('refuse the partner address %s, on creation and on update', async (url, sentence) => {
    const errors = { 'settings.url': [`The settings.url field ${sentence}`] };
    const body = { provider: 'partner', secret: whsec, settings: { url } };
    for (const by of [caller, sandbox]) {
      const answer = await world.rest(by, 'POST', '/provider-auth', body);
      expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    }
    const settings = { url: 'https://93.184.216.34/' };
    const { id, ...made } = (await world.rest(sandbox, 'POST', '/provider-auth', { ...body, settings })).body.data;
    expect(made.settings).toEqual({ url: 'https://93.184.216.34' });
    const moved = await world.rest(sandbox, 'PATCH', `/provider-auth/${id}`, { settings: { url } });
    expect([moved.status, moved.body.errors]).toEqual([422, errors]);
  });

  it.each([
    ['127.0.0.1', forbidden],
    ['10.0.0.8', forbidden],
    ['2130706433', 'must write its IP address in the usual way.'],
    ['localhost', 'must have a public host name.'],
    ['db.internal', 'must have a public host name.'],
    ['mail.example.com:25/x', 'must be a host name.'],
    ['[::1]', 'must be a host name.'],
  ])('refuse the mail server %s', async (host, sentence) => {
    const body = { provider: 'smtp', secret: 'x', settings: { ...mail, host } };
    const answer = await world.rest(caller, 'POST', '/provider-auth', body);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { 'settings.host': [`The settings.host field ${sentence}`] },
    ]);
  });

  it('keep required values on update, and show no last characters of a short secret', async () => {
    const body = { provider: 'smtp', secret: 'hunter2', settings: { ...mail, host: ' 93.184.216.34 ' } };
    const { id, ...made } = (await world.rest(sandbox, 'POST', '/provider-auth', body)).body.data;
    expect(made).toMatchObject({ last_four: null, settings: mail, status: 'active' });
    const patch = (change: object) => world.rest(sandbox, 'PATCH', `/provider-auth/${id}`, change);
    const cleared = await patch({ settings: { host: null } });
    expect(cleared.body.errors).toEqual({ 'settings.host': ['The settings.host field is required.'] });
    expect((await patch({ settings: { port: 465 } })).body.data.settings).toEqual({ ...mail, port: 465 });
    expect((await patch({ secret: 'é'.repeat(4_096) })).body.data.last_four).toBe('éééé');
    for (const [change, field] of [
      [{ secret: null }, 'secret'],
      [{ settings: null }, 'settings'],
      [{ status: null }, 'status'],
      [{ status: 'active' }, 'status'],
      [{ status: 'revoked', secret: 'x' }, 'secret'],
      [{ status: 'revoked', settings: {} }, 'settings'],
    ] as const) {
      const answer = await patch(change);
      expect([change, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([change, 422, [field]]);
    }
    expect((await world.rest(sandbox, 'GET', `/provider-auth/${id}`)).body.data.status).toBe('active');
  });
});
