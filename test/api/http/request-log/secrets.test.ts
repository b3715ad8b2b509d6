import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { settingRules } from '../../../../src/domain/credential/settings.js';
import { isSecretName, redactedJson, redactJsonText } from '../../../../src/runtime/observability/redact.js';
import { loggedFor } from '../../../support/records/request-log.js';
import { type Caller, shareWorld } from '../../../support/worlds/world.js';

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));

interface Named {
  of: string;
  name: string;
  type: GraphQLNamedType;
  description: string;
}

/** Every field, input field and argument of the schema. */
function everyField(): Named[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) || type.name.startsWith('__'))
      return [];
    const fields: Record<string, GraphQLField<unknown, unknown> | GraphQLInputField> = type.getFields();
    return Object.values(fields).flatMap((field) => {
      const own = {
        of: type.name,
        name: field.name,
        type: getNamedType(field.type),
        description: field.description ?? '',
      };
      const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
      return [
        own,
        ...args.map((arg) => ({
          of: `${type.name}.${field.name}`,
          name: arg.name,
          type: getNamedType(arg.type),
          description: arg.description ?? '',
        })),
      ];
    });
  });
}

const secret = 'swordfish-0123';

describe('the secrets of the request log', () => {
  const world = shareWorld();
  let sandbox: Caller;

  beforeAll(async () => {
    sandbox = await world.sandboxOf(await world.caller());
  });

  /** The fields whose names or descriptions speak of secrets, and that have none. */
  const harmless = [
    'lastFour',
    'fingerprint',
    'secretSettings',
    'previousSecretExpiresAt',
    'expiresAt',
    'revoked',
    'abilities',
    // The challenge of a passkey, which is public.
    'options',
    'status',
    'settings',
    'lastUsedAt',
    'lastUsedIpAddress',
    'lastError',
    'url',
    // Keys that open nothing, and texts about tokens.
    ...['claimantHiredBy', 'hiredBy'],
    ...['idempotencyKey', 'publishableKey', 'key', 'reference', 'reportId', 'search', 'downloadUrl', 'documentUrl'],
    // The e-mail address of a signer.
    'authenticatedAs',
  ];

  it('knows every secret field of the schema by its name', () => {
    const about = everyField().filter(
      ({ name, type, description }) =>
        isLeafType(type) &&
        ['String', 'JSON', 'JSONObject'].includes(type.name) &&
        /secret|token|password|credential|cookie|\bkey\b/i.test(`${name} ${description}`),
    );
    const unknown = about.filter(({ name }) => !isSecretName(name) && !harmless.includes(name));
    const known = about.filter(({ name }) => isSecretName(name)).map(({ of, name }) => `${of}.${name}`);
    expect(known).toEqual(
      expect.arrayContaining([
        'MintedAccessToken.token',
        'Webhook.secret',
        'CreateProviderCredentialInput.secret',
        'CreateShipperCredentialInput.secret',
        'UpdateCredentialInput.secret',
      ]),
    );
    expect(unknown.map(({ of, name, description }) => `${of}.${name}: ${description}`)).toEqual([]);
  });

  it('knows every secret setting of a credential by its name', () => {
    const settings = Object.values(settingRules).flatMap((rules) => Object.entries(rules));
    const secrets = settings.filter(([, rule]) => 'secret' in rule && rule.secret).map(([name]) => name);
    expect(secrets.length).toBeGreaterThan(0);
    expect(secrets.filter((name) => !isSecretName(name))).toEqual([]);
    expect(settings.map(([name]) => name).filter((name) => isSecretName(name) && !secrets.includes(name))).toEqual([]);
  });

  it.each([
    ['a REST body', '/provider-auth', { provider: 'smtp', secret, settings: { webhook_secret: secret } }],
    ['a refused REST body', '/provider-auth', { provider: 'unknown', secret, token: [secret], password: 17 }],
    ['metadata', '/contacts', { metadata: { deep: { api_key: secret, Authorization: `Bearer ${secret}` } } }],
  ])('are not in %s', async (_, path, body) => {
    const row = await loggedFor(world, await world.rest(sandbox, 'POST', path, body));
    expect(row.request_body).toContain('[redacted]');
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(row.request_body).not.toContain('17');
  });

  it.each([
    ['a literal', `mutation { createProviderCredential(input: { provider: SMTP, secret: "${secret}" }) { id } }`, {}],
    [
      'a block string',
      `mutation { createProviderCredential(input: { provider: SMTP, secret: """${secret}""" }) { id } }`,
      {},
    ],
    [
      'a variable with any name',
      'mutation($x: String!) { createProviderCredential(input: { provider: SMTP, secret: $x }) { id } }',
      { x: secret },
    ],
    [
      'the default of a variable',
      `mutation($x: String! = "${secret}") { createProviderCredential(input: { provider: SMTP, secret: $x }) { id } }`,
      {},
    ],
    [
      'an input object',
      'mutation($input: CreateProviderCredentialInput!) { createProviderCredential(input: $input) { id } }',
      { input: { provider: 'SMTP', secret, settings: { webhook_secret: secret } } },
    ],
    ['a document with a syntax error', `mutation { createProviderCredential(input: { secret: "${secret}" }`, {}],
    [
      'the variables of a document that does not match the schema',
      'mutation($x: String!) { createNothing(input: { secret: $x }) { id } }',
      { x: secret },
    ],
    ['a text that does not end', `mutation { createProviderCredential(input: { secret: "${secret}`, {}],
  ])('are not in the log when they are given in %s', async (_, query, variables) => {
    const row = await loggedFor(world, await world.graphql(sandbox, query, variables));
    expect(row.request_body).toContain('mutation');
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('are not in the answer, also under another key', async () => {
    const mutation = `mutation {
      createWebhook(input: { url: "https://example.com/b", events: [ALL] }) { id mine: secret secret }
    }`;
    const made = await world.graphql(sandbox, mutation);
    const row = await loggedFor(world, made);
    const { id, mine } = made.body.data.createWebhook;
    expect(mine).toMatch(/^whsec_/);
    expect(row.response_body).not.toContain(mine.slice(-20));
    const shown = { id, mine: '[redacted]', secret: '[redacted]' };
    expect(JSON.parse(row.response_body!).data.createWebhook).toEqual(shown);
    const hook = await world.rest(sandbox, 'POST', '/webhooks', { url: 'https://example.com/a', events: ['*'] });
    const logged = await loggedFor(world, hook);
    expect(hook.body.data.secret).toMatch(/^whsec_/);
    expect(JSON.parse(logged.response_body!).data).toEqual({ ...hook.body.data, secret: '[redacted]' });
    const rotate = 'mutation($id: ID!) { rotateWebhookSecret(input: { id: $id }) { x: secret } }';
    const rotated = await loggedFor(world, await world.graphql(sandbox, rotate, { id: hook.body.data.id }));
    expect(JSON.parse(rotated.response_body!).data.rotateWebhookSecret).toEqual({ x: '[redacted]' });
  });

  it('are not in a text that is cut off', () => {
    for (let end = 20; end < 60; end += 1) {
      const text = JSON.stringify({ id: 1, secret: `${secret} ${secret}`, other: 'x' }).slice(0, end);
      expect(redactJsonText(text)).not.toContain('swordfish');
    }
    expect(redactJsonText('{"secret": [1, "a"], "tokens":["a"],"token":{"id":1},"secretary":"Ann","token":null}')).toBe(
      '{"secret": "[redacted]", "tokens":"[redacted]","token":{"id":1},"secretary":"Ann","token":null}',
    );
    expect(redactJsonText('{"a":{"x":"1"}}', new Set(['x']))).toBe('{"a":{"x":"[redacted]"}}');
  });

  it('are taken out of lists of texts, and a list of records stays a list', () => {
    expect(redactJsonText('{"accessTokens":[{"id":1,"token":"a"}],"x":[]}')).toBe(
      '{"accessTokens":[{"id":1,"token":"[redacted]"}],"x":[]}',
    );
    const list = JSON.stringify({ credentials: ['a]b', 'c{d', 'e"f'], next: 1 });
    expect(redactJsonText(list)).toBe('{"credentials":"[redacted]","next":1}');
    for (let end = 18; end < list.length; end += 1) {
      expect(redactJsonText(list.slice(0, end))).not.toMatch(/a\]b|c\{d|e\\"f/);
    }
  });

  it('are distinguished from other fields', () => {
    const body = {
      token: { id: 1, password: 'p' },
      secretary: 'Ann',
      tokens: ['a'],
      note: 'Bearer abcdefghij',
      key: null,
    };
    expect(JSON.parse(redactedJson(body))).toEqual({
      token: { id: 1, password: '[redacted]' },
      secretary: 'Ann',
      tokens: '[redacted]',
      note: 'Bearer [redacted]',
      key: null,
    });
    expect(JSON.parse(redactedJson({ x: 'a', deep: { x: 'b' } }, new Set(['x'])))).toEqual({
      x: '[redacted]',
      deep: { x: 'b' },
    });
    expect(redactedJson(undefined)).toBe('null');
  });
});
