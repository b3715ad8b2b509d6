/** @sampled tests */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectDescribed } from '../support/records/openapi.js';
import { type Json, openWorld } from '../support/worlds/world.js';
import { type Answered, type Curl, installCurl } from './curl.js';
import { type Block, blocks, examples, pages } from './pages.js';
import { staff, Tenants } from './tenants.js';

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

  async function runBash(text: string, variables: Record<string, string>): Promise<Answered[]> {
    await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', text], {
      cwd: folder,
      env: { ...variables, PATH: `${folder}:${process.env.PATH}` },
    });
    return curl.answers();
  }

  /** Runs in a shell that has the functions and variables of the previous one. */
  async function runInSession(text: string, variables: Record<string, string>): Promise<Answered[]> {
    const kept = '{ declare -f; declare -p URL TOKEN TODAY $(compgen -v | grep _ID$ || true); } > shell';
    return runBash(`if [ -f shell ]; then . ./shell; fi\n${text}\n${kept}`, variables);
  }

  async function runGraphql(text: string, json: Block | undefined, names: Record<string, string>): Promise<Answered> {
    const variables = (json?.text ?? '{}').replace(/\$([A-Z_]+)/g, (_, name: string) => names[name]!);
    return world.graphql({ token: names.TOKEN } as never, text, JSON.parse(variables));
  }

  const examplesOf = pages().flatMap(examples);
  const all = examplesOf.filter(({ run }) => run.note !== 'story');
  const stories = Object.entries(
    Object.groupBy(
      examplesOf.filter(({ run }) => run.note === 'story'),
      ({ run }) => `${run.path}, in ${run.language},`,
    ),
  );
  const tenants = new Tenants(world);

  it.each(all)('$name does what the page says', async ({ run, variables, answer }) => {
    const names = { URL: url, ...(await tenants[changes(run) ? 'toChange' : 'toRead'](namesIn(run, variables))) };
    const answers =
      run.language === 'bash' ? await runBash(run.text, names) : [await runGraphql(run.text, variables, names)];
    if (run.note === '') expect(answers.filter(isFailure)).toEqual([]);
    else if (run.note === 'errors') expect(answers).toMatchObject([{ body: { errors: expect.any(Array) } }]);
    else expect(answers).toMatchObject([{ status: Number(run.note) }]);
    if (answer) expectShown(JSON.parse(answer.text), answers.at(-1)!.body, '');
  });

  it.each(stories)('%s run to the end from a token alone', async (_, story) => {
    const { token } = await world.sandboxOf(await world.caller());
    const known: Record<string, string> = { URL: url, TOKEN: token, TODAY: new Date().toISOString().slice(0, 10) };
    expect(story!.length).toBeGreaterThanOrEqual(7);
    for (const { name, run, variables, answer } of story!) {
      const answers =
        run.language === 'bash' ? await runInSession(run.text, known) : [await runGraphql(run.text, variables, known)];
      expect([name, answers.filter(isFailure)]).toEqual([name, []]);
      if (run.language === 'graphql') Object.assign(known, idsOf((answers[0]!.body as Json).data));
      if (answer) expectShown(JSON.parse(answer.text), answers.at(-1)!.body, '');
    }
  });

  it('show only bodies that are valid by the OpenAPI description, where they are marked so', () => {
    const described = pages()
      .flatMap(blocks)
      .filter(({ note }) => note.startsWith('described '));
    expect(described.length).toBeGreaterThan(0);
    for (const { note, text } of described) {
      const [, method, path, status] = note.split(' ');
      expectDescribed(method!, path!, Number(status), JSON.parse(text));
    }
  });

  it('are in every page for integrators, and in the README', () => {
    const counted = Object.groupBy(all, ({ run }) => run.path);
    expect(counted['README.md']!.length).toBeGreaterThanOrEqual(4);
    expect(counted['docs/integrators/rest.md']!.length).toBeGreaterThanOrEqual(10);
    expect(counted['docs/sandbox.md']!.length).toBeGreaterThanOrEqual(7);
    expect(counted['docs/webhooks.md']!.length).toBeGreaterThanOrEqual(4);
    expect(counted['docs/integrators/graphql.md']!.length).toBeGreaterThanOrEqual(6);
  });
});

/** As the page of the story says: an id is named after the field that returned it. */
function idsOf(data: Json): Record<string, string> {
  return Object.fromEntries(
    Object.entries<Json>(data).map(([field, value]) => [
      `${field.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_ID`,
      (value.nodes?.[0] ?? value).id,
    ]),
  );
}

/** The names written as `$LIKE_THIS`, and `staff` for examples of the mailroom. */
function namesIn(...blocks: Array<Block | undefined>): string[] {
  const text = blocks.map((block) => block?.text ?? '').join('\n');
  const named = [...text.matchAll(/\$([A-Z][A-Z_]+)/g)].map(([, name]) => name!);
  return [...new Set(/\bmailroom[A-Z]/.test(text) ? [...named, staff] : named)];
}

function changes({ language, text }: Block): boolean {
  if (/\bmailroom[A-Z]/.test(text)) return true;
  return language === 'bash' ? / (-X|-d|--data)/.test(text) : text.includes('mutation');
}

function isFailure({ status, body }: Answered): boolean {
  return status >= 300 || (body !== null && typeof body === 'object' && 'errors' in body);
}

/** Texts that a page shows literally; for all others only the type is compared. */
const literal =
  /(^|\.)(message|code|status|status_label|name|page|meta\.total|per_page|current_page|label|errors\..*)$/;

/** Everything that a page shows must be in the answer, with the same type; the page may omit the rest of the answer. */
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
