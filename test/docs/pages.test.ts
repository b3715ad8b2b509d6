import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Command } from 'commander';
import { explanations } from '../../src/errors/explanations.js';
import { type ErrorCode, errorTable } from '../../src/errors/table.js';
import { program } from '../../src/process/cli/program.js';
import { blocks, examples, pages } from './pages.js';
import { tables } from './tables.js';

/** Blocks that test/docs/examples.test.ts does not run, by page, language and note or first line. */
const notRun: Record<string, string> = {
  'README.md:': 'the picture of the architecture',
  'README.md: bash npm ci && npm start': 'starts the service, as test/startup does',
  'README.md: bash npm ci && npm test': 'runs this',
  'README.md: bash export URL=http://127.0.0.1:4000': 'names the variables of the other examples',
  'CONTRIBUTING.md: bash npm ci': 'runs this',
  'CONTRIBUTING.md: ts': 'test/console uses each of these',
  'docs/backup.md: bash cps backup /backups/2026-03-01':
    'test/process/recovery runs the commands and holds their output to the page',
  'docs/backup.md: bash cps restore /backups/2026-03-01': 'the same',
  'docs/backup.md: bash cps verify --files': 'the same',
  'docs/backup.md: text': 'the same',
  'docs/deadlines.md: bash npx lien-deadlines explain --state FL --role subcontractor --first-furnishing 2026-03-02':
    'packages/lien-deadlines/test/package.test.ts runs it',
  'docs/deployment.md: sh account': 'test/docs/first-account.test.ts runs it',
  'docs/operations.md: sh returned-mail': 'test/docs/returned-mail.test.ts runs it',
  'docs/deployment.md: sql database': 'test/docs/first-account.test.ts runs it',
  'docs/deployment.md: sh':
    'starts the processes of a machine; test/config/deployment.test.ts holds their files to the service',
  'docs/observability.md: json line': 'test/runtime/observability/telemetry.test.ts compares it with a line of the log',
  'docs/people.md: sh': 'test/startup/cli.test.ts runs the command',
  'docs/torture.md: bash npm run torture': 'test/startup/torture.test.ts makes a short run',
  'docs/torture.md: bash npm run torture -- --minutes 20 --rate 60 --kills 0 --clients 16': 'takes twenty minutes',
  'docs/billing.md: json object': 'test/services/credit-reversal.test.ts checks it',
  'docs/credit-reports.md: json object': 'test/ledger/low.test.ts checks it',
  'docs/documents.md: sh': 'test/startup/cli.test.ts runs the commands',
  'docs/operations.md: sh': 'test/startup/cli.test.ts runs the commands',
  'docs/events.md: json event': 'test/docs/webhook-receiver.test.ts checks it',
  'docs/getting-started.md: sh': 'test/startup/cli.test.ts makes tokens',
  'docs/mailroom.md: sh': 'test/startup/cli.test.ts makes tokens',
  'docs/integrators/rest.md: bash export URL=http://127.0.0.1:4000': 'names the variables of the other examples',
  'docs/integrators/rest.md: sh': 'test/rest/packed-client.test.ts packs and installs the client',
  'docs/integrators/rest.md: ts client': 'test/rest/packed-client.test.ts runs it',
  'docs/sandbox.md: bash export SANDBOX_TOKEN=cps_test_...': 'names the variables of the other examples',
  ...Object.fromEntries(
    ['answer', 'cancel', 'ends', 'received', 'release', 'report', 'taken', 'ticket'].map((note) => [
      `docs/fulfillment-partner.md: json ${note}`,
      'test/docs/partner.test.ts checks it',
    ]),
  ),
  'docs/subscriptions.md: js browser': 'test/docs/subscriptions.test.ts runs it',
  'docs/subscriptions.md: js node': 'test/docs/subscriptions.test.ts runs it',
  'docs/webhooks.md: js receiver': 'test/docs/webhook-receiver.test.ts runs it',
};

describe('the documentation', () => {
  it.each(Object.entries(tables()))('contains in %s the tables generated from the code', (path, wanted) => {
    const page = pages().find((one) => one.path === path)!;
    for (const table of wanted) expect(page.text).toContain(`\n\n${table}\n\n`);
  });

  it.each(pages())('links in $path to pages and headings that exist', ({ path, text }) => {
    const broken = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
      .map((match) => match[1]!)
      .filter((link) => {
        const [file, anchor] = link.split('#') as [string, string?];
        const target = file === '' ? path : normalize(join(dirname(path), file));
        return !existsSync(target) || (anchor !== undefined && !headings(target).includes(anchor));
      });
    expect(broken).toEqual([]);
  });

  it('has no untested block except those listed here with a reason', () => {
    const run = new Set(
      pages()
        .flatMap(examples)
        .flatMap((example) => [example.run, example.variables, example.answer])
        .map((block) => block && `${block.path}:${block.line}`),
    );
    const others = pages()
      .flatMap(blocks)
      .filter(({ path, line }) => !run.has(`${path}:${line}`))
      .filter(({ note }) => !note.startsWith('described '))
      .map(({ path, language, note, text }) =>
        [`${path}:`, language, note || (language === 'bash' && text.split('\n')[0])].filter(Boolean).join(' '),
      );
    expect([...new Set(others)].sort()).toEqual(Object.keys(notRun).sort());
  });

  it('lists in docs/operations.md every command of the operator with each of its options, and no other', () => {
    const { text } = pages().find(({ path }) => path === 'docs/operations.md')!;
    const rows = [...text.matchAll(/^\| `cps ([a-z]+(?:[ -][a-z]+)*)(.*?)` \|/gm)];
    const documented = rows.map(([, name, options]) => [name, ...(options!.match(/--[\w-]+/g) ?? [])].join(' '));
    const known = leavesOf(program()).map(({ name, command }) => {
      const options = command.options.map(({ long }) => long!).filter((long) => long !== '--json');
      return [name, ...options].join(' ');
    });
    expect(documented.sort()).toEqual(known.sort());
  });

  it('lists in docs/integrators/rest.md every status with which a REST call can fail', () => {
    const { text } = pages().find(({ path }) => path === 'docs/integrators/rest.md')!;
    const documented = [...text.matchAll(/^\| ([45]\d\d(?:, [45]\d\d)*) \|/gm)].flatMap(([, statuses]) =>
      statuses!.split(', ').map(Number),
    );
    const codes = Object.keys(errorTable) as ErrorCode[];
    const known = codes.filter((code) => explanations[code].api !== 'graphql').map((code) => errorTable[code].status);
    expect(documented).toEqual([...new Set(known)].sort());
  });

  it('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const named = pages().flatMap(({ text }) =>
      [...text.matchAll(/\bnpm (?:run (?:--silent )?(\w[\w:-]*)|(start|test)\b)/g)].map(
        (match) => match[1] ?? match[2]!,
      ),
    );
    expect([...new Set(named)].filter((name) => !scripts[name])).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  });

  it('lists every decision in the index, in the order of the numbers', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8');
    const listed = [...index.matchAll(/\((\d{4})-[\w-]+\.md\)/g)].map((match) => Number(match[1]));
    const files = pages().filter(({ path }) => /^docs\/decisions\/\d/.test(path));
    const numbers = files.map(({ path }) => Number(path.split('/')[2]!.slice(0, 4)));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(listed).toEqual(numbers.sort((one, other) => one - other));
  });
});

/** Each command that does something, with the words that invoke it. */
function leavesOf(command: Command, words: string[] = []): Array<{ name: string; command: Command }> {
  if (command.commands.length === 0) return [{ name: words.join(' '), command }];
  return command.commands.flatMap((one) => leavesOf(one, [...words, one.name()]));
}

/** Anchors as GitHub derives them from headings. */
function headings(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)].map((match) =>
    match[1]!
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}
