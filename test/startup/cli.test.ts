/** @sampled tests */
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/db/embedded.js';
import { copyTemplate } from '../support/worlds/world-base.js';
import { type Ran, runCps, runHere } from './commands.js';
import { isRunning, newDataFolder, query, removeDataFolders } from './data-folder.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const json = (text: string) => JSON.parse(text);

afterAll(removeDataFolders);

describe('the cps command', () => {
  let dataDir: string;
  let made: Ran;
  let postgres: EmbeddedPostgres;
  let tokens: unknown;
  beforeAll(async () => {
    dataDir = await newDataFolder();
    made = await program('token', 'create', '--email', 'ada@example.com', '--organization-name', 'Ada', '--json');
    postgres = await startEmbeddedPostgres({ dataDir, claim: 'exclusive' });
    tokens = await query(postgres.url, 'select id, user_id from access_tokens');
  });
  afterAll(() => postgres.stop());
  const program = (...args: string[]) => runCps(args, { DATA_DIR: dataDir });
  const cps = (...args: string[]) => runHere(args, { DATA_DIR: dataDir });

  it('creates a token without a running server, and leaves no server behind', () => {
    expect(made).toMatchObject({ status: 0 });
    expect(json(made.stdout)).toEqual({
      token: expect.stringMatching(/^cps_live_/),
      token_id: expect.stringMatching(UUID),
      user_id: expect.stringMatching(UUID),
      organization_id: expect.stringMatching(UUID),
    });
    expect(postgres.started).toBe(true);
    expect(tokens).toEqual([{ id: json(made.stdout).token_id, user_id: json(made.stdout).user_id }]);
  });

  describe('next to a running server', () => {
    it('works on its tokens and members, and leaves it running', async () => {
      const [organization] = await query(postgres.url, 'select id from organizations');
      const id = String(organization!.id);
      const made = await cps(
        ...['token', 'create', '--email', 'bob@example.com', '--organization', id],
        ...['--ability', 'mode:sandbox', '--ability', 'tier:growth', '--label', 'second', '--json'],
      );
      expect(json(made.stdout)).toMatchObject({ token: expect.stringMatching(/^cps_test_/), organization_id: id });
      expect(await query(postgres.url, "select abilities from access_tokens where label = 'second'")).toEqual([
        { abilities: ['mode:sandbox', 'tier:growth'] },
      ]);

      const listed = await cps('token', 'list', '--email', 'bob@example.com', '--json');
      expect(json(listed.stdout)).toEqual([
        expect.objectContaining({ token_id: json(made.stdout).token_id, abilities: ['mode:sandbox', 'tier:growth'] }),
      ]);
      expect(listed.stdout).not.toContain(json(made.stdout).token);

      expect(await cps('token', 'revoke', json(made.stdout).token_id)).toMatchObject({ status: 0 });
      expect(
        await query(postgres.url, "select revoked_at is not null as revoked from access_tokens where label = 'second'"),
      ).toEqual([{ revoked: true }]);

      const bob = ['--email', 'bob@example.com', '--organization', id, '--role', 'admin'];
      const added = await cps('member', 'add', ...bob, '--operator-role', 'staff');
      expect(added).toMatchObject({ status: 0 });
      expect(
        await query(
          postgres.url,
          "select role, operator_role from memberships m join users u on u.id = m.user_id where email like 'bob%'",
        ),
      ).toEqual([{ role: 'admin', operator_role: 'staff' }]);
      expect(await isRunning(postgres.url)).toBe(true);
    });

    it('prints a link that signs a user in, and none for an unknown address', async () => {
      const made = await cps('sign-in', '--email', 'BOB@example.com', '--json');
      expect(json(made.stdout)).toEqual({
        email: 'bob@example.com',
        url: expect.stringMatching(/^http:\/\/localhost:4000\/sign-in\/confirm\?token=[\w-]{43}$/),
        expires_at: expect.any(String),
      });
      const unknown = await cps('sign-in', '--email', 'unknown@example.com');
      expect([unknown.status, unknown.stderr]).toEqual([1, 'No user has the e-mail address unknown@example.com.\n']);
    });

    it('grants credits, verifies that they add up, and sets prices', async () => {
      const [organization] = await query(postgres.url, "select id from organizations where name = 'Ada'");
      const id = String(organization!.id);
      await cps('credits', 'grant', '--organization', id, '--amount', '2.5', '--free');
      const granted = await cps('credits', 'grant', '--organization', id, '--amount', '100', '--json');
      expect(granted).toMatchObject({ status: 0 });
      expect(json(granted.stdout)).toEqual({
        organization_id: id,
        granted: '100.00',
        bucket: 'partner_eligible',
        // Including the 25 welcome credits of a user's first account.
        free: '27.50',
        partner_eligible: '100.00',
        held: '0.00',
        owed: '0.00',
      });
      expect(json((await cps('credits', 'verify', '--json')).stdout)).toEqual({
        verified: true,
        accounts: 1,
        transactions: 3,
      });
      const price = ['price', 'set', '--event-type', 'mail_sending', '--variant', 'certified'];
      expect(json((await cps(...price, '--credits', '11', '--json')).stdout)).toEqual({
        event_type: 'mail_sending',
        variant: 'certified',
        credits: '11.00',
        organization_id: null,
      });
      expect(
        (await cps('price', 'set', '--event-type', 'api_call', '--credits', '0', '--organization', id)).status,
      ).toBe(0);
      const prices = "select event_type, credits from prices where account_id = $1 or variant = 'certified' order by 1";
      expect(await query(postgres.url, prices.replace('$1', `'${id}'`))).toEqual([
        { event_type: 'api_call', credits: '0.00' },
        { event_type: 'mail_sending', credits: '11.00' },
      ]);
      await query(postgres.url, 'update credit_accounts set free_available = 3');
      const failed = await cps('credits', 'verify');
      expect(failed).toMatchObject({ status: 1, stdout: '' });
      expect(failed.stderr).toContain(`${id}: free_available: its entries come to 27.50, not 3.00.`);
      await query(postgres.url, 'update credit_accounts set free_available = 27.50');
    });

    it('sets how much an account may owe on invoice', async () => {
      const [organization] = await query(postgres.url, "select id from organizations where name = 'Ada'");
      const id = String(organization!.id);
      const set = (amount: string) => cps('invoice-limit', 'set', '--organization', id, '--amount', amount, '--json');
      for (const amount of ['1000', '0']) {
        const { status, stdout } = await set(amount);
        expect([status, json(stdout)]).toEqual([0, { organization_id: id, invoice_limit: `${amount}.00` }]);
      }
      expect(await query(postgres.url, 'select account_id, credits from invoice_limits')).toEqual([
        { account_id: id, credits: '0.00' },
      ]);
    });

    it('records what counsel signed off, and lists every form with it', async () => {
      const by = 'Ana Ruiz, Bar no. 12345';
      const reviewed = await cps('forms', 'review', 'ma-partial', '--by', by, '--on', '2026-02-03', '--json');
      const row = {
        form: 'ma-partial',
        state: 'MA',
        title: 'Partial Waiver and Subordination of Lien',
        statute: 'M.G.L. c. 254, § 32',
        wording: 'statute',
        marks: ['the sentences below line 8'],
        open_marks: [],
        reviewed_by: by,
        reviewed_on: '2026-02-03',
        note: null,
        changed_since: false,
      };
      expect([reviewed.status, json(reviewed.stdout)]).toEqual([0, row]);
      const listed = json((await cps('forms', 'list', '--json')).stdout);
      expect(listed).toContainEqual(row);
      const without = { marks: [], open_marks: [], reviewed_by: null, reviewed_on: null, note: null };
      expect(listed).toContainEqual(expect.objectContaining({ form: 'g703', ...without, changed_since: null }));
      await query(postgres.url, "update form_reviews set wording_sha256 = repeat('0', 64)");
      const changed = (await cps('forms', 'list')).stdout.split('\n\n').find((text) => text.includes('ma-partial'));
      expect(changed).toMatch(/^changed_since: +true$/m);
      const refused = await cps('forms', 'review', 'ma-partial', '--by', ' ', '--on', '2026-02-03');
      expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^The name must not be empty: /)]);
      const unknown = await cps('forms', 'unreview', 'ca-9999', '--json');
      expect([unknown.status, json(unknown.stderr).message]).toEqual([
        1,
        'The form ca-9999 does not exist: cps forms list has all of them.',
      ]);
      expect(await cps('forms', 'unreview', 'ma-partial')).toMatchObject({ status: 0 });
      expect(await query(postgres.url, 'select * from form_reviews')).toEqual([]);
    });

    it('imports the directory of recording offices, lists it, and removes an office', async () => {
      const folder = await newDataFolder();
      const write = async (name: string, ...rows: string[]) => {
        const file = join(folder, name);
        const header = 'state,county,kind,name,address_line_1,city,zip,source,checked_on';
        await writeFile(file, [header, ...rows].join('\n'));
        return file;
      };
      const office = 'CA,Alameda,recorder,Alameda Recorder,1 Test Plaza,Oakland,94607,Its website,2026-01-15';
      const file = await write('offices.csv', office);
      const change = { row: 2, change: 'new', office: 'CA, Alameda, recorder', fields: [] };
      const counts = { new: 1, changed: 0, unchanged: 0 };
      const tried = await cps('recording-offices', 'import', file, '--dry-run', '--json');
      expect([tried.status, json(tried.stdout)]).toEqual([0, { dry_run: true, ...counts, changes: [change] }]);
      expect((await cps('recording-offices', 'list')).stdout).toBe('None.\n');
      const imported = await cps('recording-offices', 'import', file);
      expect(imported.stdout).toMatch(/^dry_run: +false\nnew: +1\n[\s\S]*\n\nrow: +2\nchange: +new\n/);
      expect(json((await cps('recording-offices', 'list', '--state', 'ca', '--json')).stdout)).toMatchObject([
        { state: 'CA', county: 'Alameda', address_line_1: '1 Test Plaza', checked_on: '2026-01-15' },
      ]);
      const bad = await write(
        'bad.csv',
        office,
        'CA,Napa,recorder,Napa Recorder,2 Test Plaza,Napa,10001,Its website,2026-01-15',
      );
      const refused = await cps('recording-offices', 'import', bad, '--json');
      expect([refused.status, json(refused.stderr).errors]).toEqual([
        1,
        { file: ['Row 3: The ZIP code 10001 is in NY, and the address says CA: correct the one that is wrong.'] },
      ]);
      for (const [path, sentence] of [
        [join(folder, 'none.csv'), /ENOENT/],
        [folder, /is not a file\./],
      ] as const) {
        const failed = await cps('recording-offices', 'import', path);
        expect(failed).toMatchObject({ status: 1, stderr: expect.stringMatching(sentence) });
        expect(failed.stderr).not.toMatch(/^ +at /m);
      }
      const county = ['--state', 'CA', '--county', 'Alameda County', '--kind', 'recorder', '--json'];
      expect(json((await cps('recording-offices', 'remove', ...county)).stdout)).toEqual({
        removed: 'Alameda Recorder',
      });
    });

    it('encrypts stored secrets again with the new key', async () => {
      expect(json((await cps('secrets', 'reseal', '--json')).stdout)).toEqual({ resealed: 0 });
      await query(
        postgres.url,
        `insert into webhooks (id, account_id, livemode, organization_id, url, events, sealed_secret, created_at, updated_at)
         select '01a1ffbb-8db9-7658-b559-b07869a97b41', id, true, id, 'https://example.com', '{*}', '\\xdeadbeef', now(), now()
         from organizations limit 1`,
      );
      const failed = await cps('secrets', 'reseal');
      expect(failed).toMatchObject({ status: 1, stdout: '' });
      expect(failed.stderr).toContain('webhooks 01a1ffbb-8db9-7658-b559-b07869a97b41');
      await query(postgres.url, 'delete from webhooks');
    });

    it.each([
      [['token', 'create', '--email', 'ada@example.com'], /^Specify either --organization or --organization-name\.\n$/],
      [['token', 'create', '--organization-name', 'X'], /required option '--email <address>'/],
      [['token', 'create', '--email', 'not-an-address', '--organization-name', 'X'], /e-mail address/],
      [['token', 'create', '--email', 'a@example.com', '--organization', 'x'], /organization/],
      [['token', 'create', '--email', 'a@example.com', '--organization-name', 'X', '--ability', 'all'], /abilit/],
      [['token', 'revoke', '00000000-0000-7000-8000-000000000000'], /./],
      [['token', 'revoke', 'x'], /./],
      [
        ['member', 'add', '--email', 'a@example.com', '--organization', 'x', '--role', 'king'],
        /Allowed choices are owner, admin, member/,
      ],
      [['credits', 'grant', '--organization', 'x', '--amount', '1'], /There is no tenant organization with the id x/],
      [['credits', 'grant', '--organization', 'x', '--amount=-1'], /The amount must be a number above 0/],
      [['credits', 'grant', '--organization', 'x', '--amount', '1.001'], /The amount must be a number above 0/],
      [
        ['credits', 'grant', '--organization', 'x', '--amount', '1000000000.01'],
        /The amount must be at most 1000000000/,
      ],
      [
        ['price', 'set', '--event-type', 'fax', '--credits', '1'],
        /The event type must be one of document_generation, /,
      ],
      [['price', 'set', '--event-type', 'mail_sending', '--credits', '1'], /must be one of first_class, certified/],
      [['price', 'set', '--event-type', 'api_call', '--variant', 'x', '--credits', '1'], /An api_call has no variants/],
      [['price', 'set', '--event-type', 'api_call', '--credits=-1'], /The credits must be a number of at least 0/],
      [['invoice-limit', 'set', '--organization', 'x'], /required option '--amount <credits>'/],
      [['invoice-limit', 'set', '--organization', 'x', '--amount=-1'], /The amount must be a number of at least 0/],
      [
        ['invoice-limit', 'set', '--organization', 'x', '--amount', '1'],
        /There is no tenant organization with the id x/,
      ],
      [
        ['recording-offices', 'remove', '--state', 'CA', '--county', 'Napa', '--kind', 'town'],
        /Allowed choices are recorder, court_clerk/,
      ],
      [['tokens'], /unknown command 'tokens'/],
      [['migrate', 'now'], /too many arguments/],
    ])('fails with status 1 and a message, given %j', async (args, sentence) => {
      const failed = await cps(...args);
      expect(failed).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(sentence) });
      expect(failed.stderr).not.toMatch(/^ +at /m);
    });

    it('fails in JSON when asked to', async () => {
      const failed = await cps('token', 'create', '--email', 'ada@example.com', '--json');
      expect(failed).toMatchObject({ status: 1, stdout: '' });
      expect(json(failed.stderr)).toEqual({ message: 'Specify either --organization or --organization-name.' });
    });
  });

  it('migrates and seeds an empty database of DATABASE_URL, and shows the same demo tokens again', async () => {
    const url = new URL(process.env.TEST_DATABASE_BASE_URL!);
    url.pathname = `t_cli_${randomBytes(8).toString('hex')}`;
    const settings = { DATABASE_URL: url.href, DATA_DIR: await newDataFolder() };
    await copyTemplate(url.pathname.slice(1));
    expect(json((await runHere(['migrate', '--json'], settings)).stdout)).toEqual({ migrated: true });
    const seeded = await runHere(['seed', '--json'], settings);
    expect(json(seeded.stdout)).toEqual({
      organization_id: expect.stringMatching(UUID),
      live_token: expect.stringMatching(/^cps_live_/),
      sandbox_token: expect.stringMatching(/^cps_test_/),
    });
    expect((await runHere(['seed', '--json'], settings)).stdout).toBe(seeded.stdout);
    await query(process.env.TEST_DATABASE_BASE_URL!, `drop database ${url.pathname.slice(1)} with (force)`);
  });

  it('explains every command', async () => {
    const commands = [
      [],
      ['token'],
      ['token', 'create'],
      ['token', 'list'],
      ['token', 'revoke'],
      ['member', 'add'],
      ['credits', 'grant'],
      ['credits', 'verify'],
      ['price', 'set'],
      ['invoice-limit', 'set'],
      ['forms', 'list'],
      ['forms', 'review'],
      ['forms', 'unreview'],
      ['recording-offices', 'import'],
      ['recording-offices', 'list'],
      ['recording-offices', 'remove'],
      ['migrate'],
      ['seed'],
      ['backup'],
      ['restore'],
      ['verify'],
    ];
    const pages = await Promise.all(commands.map((command) => cps(...command, '--help')));
    expect(await program('--help')).toEqual(pages[0]);
    for (const [i, page] of pages.entries()) {
      const usage = new RegExp(`^Usage: ${['cps', ...commands[i]!].join(' ')} `);
      expect(page).toMatchObject({ status: 0, stdout: expect.stringMatching(usage), stderr: '' });
    }
  });
});
