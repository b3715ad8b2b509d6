import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addCredentials } from '../contract/credentials.js';
import { fileDocument } from '../contract/filed-documents.js';
import { addOrder } from '../contract/orders.js';
import { addRequests } from '../contract/requests.js';
import { addWebhook } from '../contract/webhooks.js';
import { type GoldenPath, generate, goldenPath } from '../support/golden-path.js';
import { staffOf } from '../support/mailroom.js';
import { type Caller, openWorld } from '../support/world.js';
import { type Answered, type Curl, installCurl } from './curl.js';
import { type Block, examples, pages } from './pages.js';

describe('the examples of the documentation', () => {
  const world = openWorld();
  let url: string;
  let folder: string;
  let curl: Curl;
  beforeAll(async () => {
    url = await world.app.server.listen({ host: '127.0.0.1', port: 0 });
    folder = await mkdtemp(join(tmpdir(), 'cps-docs-'));
    curl = await installCurl(folder);
  });
  afterAll(async () => {
    curl.close();
    await rm(folder, { recursive: true, force: true });
  });

  /**
   * What an example may name: a tenant that has walked the golden path, with one notice a draft, and a generated one where its
   * document is named.
   */
  async function newWorld(example: string): Promise<Record<string, string>> {
    const caller = await world.caller();
    const path = await goldenPath(world, caller);
    const ids = {
      ...path,
      ...(await addRequests(world, caller, path)),
      ...(await addWebhook(world, caller)),
      ...(await addCredentials(world, caller)),
    };
    const document = example.includes('$DOCUMENT_ID') && (await generatedNotice(caller, ids));
    const named = Object.entries(ids).map(([name, id]) => [name.replace(/[A-Z]/g, (letter) => `_${letter}`), id]);
    return {
      URL: url,
      TOKEN: caller.token,
      ...(document && { DOCUMENT_ID: document.id }),
      ...(example.includes('SANDBOX') && (await inSandbox(caller))),
      ...(isOfStaff(example) && (await inMailroom(caller, ids))),
      ...Object.fromEntries(named.map(([name, id]) => [name!.toUpperCase(), id])),
    };
  }

  /** The same tenant's sandbox, with a golden path of its own. */
  async function inSandbox(live: Caller): Promise<Record<string, string>> {
    const sandbox = await world.sandboxOf(live);
    const { projectId } = await goldenPath(world, sandbox);
    return { SANDBOX_TOKEN: sandbox.token, SANDBOX_PROJECT_ID: projectId };
  }

  /** Staff, with orders of the tenant that wait for them. */
  async function inMailroom(caller: Caller, path: GoldenPath): Promise<Record<string, string>> {
    const documentId = await fileDocument(world, caller, path);
    return {
      TOKEN: (await staffOf(world)).token,
      ORDER_ID: await addOrder(world, documentId, { handler: 'mailroom' }),
      RECORDING_ID: await addOrder(world, documentId, { order_type: 'recording', mail_class: null }),
    };
  }

  async function generatedNotice(caller: Caller, { projectId, organizationId }: GoldenPath) {
    const notice = { project_id: projectId, organization_id: organizationId, type: 'preliminary' };
    const { body } = await world.rest(caller, 'POST', '/notices', {
      ...notice,
      state: 'AZ',
      notice_date: '2026-02-03',
    });
    return generate(world, caller, body.data.id);
  }

  async function runBash(text: string, variables: Record<string, string>): Promise<Answered[]> {
    await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', text], {
      cwd: folder,
      env: { ...variables, PATH: `${folder}:${process.env.PATH}` },
    });
    return curl.answers();
  }

  async function runGraphql(text: string, json: Block | undefined, names: Record<string, string>): Promise<Answered> {
    const variables = (json?.text ?? '{}').replace(/\$([A-Z_]+)/g, (_, name: string) => names[name]!);
    return world.graphql({ token: names.TOKEN } as never, text, JSON.parse(variables));
  }

  const all = pages().flatMap(examples);
  /** For the examples that only read. */
  let read: Promise<Record<string, string>> | undefined;

  it.each(all)('$name does what the page says', async ({ run, variables, answer }) => {
    const named = run.text + (variables?.text ?? '');
    const isOwn = changes(run) || run.text.includes('SANDBOX') || isOfStaff(run.text);
    const names = await (isOwn ? newWorld(named) : (read ??= newWorld('$DOCUMENT_ID')));
    const answers =
      run.language === 'bash' ? await runBash(run.text, names) : [await runGraphql(run.text, variables, names)];
    if (run.note === '') expect(answers.filter(isFailure)).toEqual([]);
    else if (run.note === 'errors') expect(answers).toMatchObject([{ body: { errors: expect.any(Array) } }]);
    else expect(answers).toMatchObject([{ status: Number(run.note) }]);
    if (answer) expectShown(JSON.parse(answer.text), answers.at(-1)!.body, '');
  });

  it('are there in every page for integrators, and in the README', () => {
    const counted = Object.groupBy(all, ({ run }) => run.path);
    expect(counted['README.md']!.length).toBeGreaterThanOrEqual(4);
    expect(counted['docs/integrators/rest.md']!.length).toBeGreaterThanOrEqual(10);
    expect(counted['docs/sandbox.md']!.length).toBeGreaterThanOrEqual(7);
    expect(counted['docs/webhooks.md']!.length).toBeGreaterThanOrEqual(4);
    expect(counted['docs/integrators/graphql.md']!.length).toBeGreaterThanOrEqual(6);
  });
});

function isOfStaff(text: string): boolean {
  return /\bmailroom[A-Z]/.test(text);
}

function changes({ language, text }: Block): boolean {
  return language === 'bash' ? / (-X|-d|--data)/.test(text) : text.includes('mutation');
}

function isFailure({ status, body }: Answered): boolean {
  return status >= 300 || (body !== null && typeof body === 'object' && 'errors' in body);
}

/** Texts that a page shows word for word; of all others only the kind is compared. */
const literal =
  /(^|\.)(message|code|status|status_label|name|page|meta\.total|per_page|current_page|label|errors\..*)$/;

/** Everything a page shows must be there, of the same kind; what the answer has beyond that, a page may leave out. */
function expectShown(shown: unknown, actual: unknown, path: string): void {
  const where = path === '' ? 'the answer' : path;
  if (shown === null || typeof shown !== 'object') {
    const compared = literal.test(path) ? actual : typeof actual;
    expect({ [where]: compared }).toEqual({ [where]: literal.test(path) ? shown : typeof shown });
    return;
  }
  expect({ [where]: actual !== null && typeof actual === 'object' }).toEqual({ [where]: true });
  for (const [key, value] of Object.entries(shown)) {
    expectShown(value, (actual as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`);
  }
}
