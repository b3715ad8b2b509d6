/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type GoldenPath, generate, goldenPath } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

/** Constraints that hold even if the code forgets a check. */
describe('the database constraints', () => {
  const world = openWorld();
  let ours: { caller: Caller; path: GoldenPath };
  let theirs: { caller: Caller; path: GoldenPath };
  beforeAll(async () => {
    const [caller, other] = [await world.caller(), await world.caller()];
    ours = { caller, path: await goldenPath(world, caller) };
    theirs = { caller: other, path: await goldenPath(world, other) };
    await generate(world, caller, ours.path.noticeId);
  });

  /** Inserts a copy of a row with some columns changed. Returns the constraint that refused it, or 'taken'. */
  async function copy(table: string, where: string, id: string, changes: Record<string, unknown>): Promise<string> {
    // A code belongs to one document.
    const given = { id: randomUUID(), ...(table === 'documents' && { verification_code: null }), ...changes };
    const columns = await world.sql<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1 and column_name <> 'serial'
       and table_schema = 'public' order by ordinal_position`,
      [table],
    );
    const names = columns.map(({ name }) => `"${name}"`);
    const keys = Object.keys(given);
    const values = columns.map(({ name }) => (keys.includes(name) ? `$${keys.indexOf(name) + 2}` : `"${name}"`));
    try {
      await world.sql(`insert into ${table} (${names}) select ${values} from ${table} where ${where} = $1 limit 1`, [
        id,
        ...Object.values(given),
      ]);
      return 'taken';
    } catch (error) {
      return (error as { constraint?: string }).constraint ?? String(error);
    }
  }

  it.each(['parties', 'jobsites', 'notices', 'escalations', 'documents'])(
    'refuse a row of %s that points to a project of another tenant or mode',
    async (table) => {
      const unlike = {
        parties: { is_claimant: false },
        jobsites: { is_primary: false },
        documents: { status: 'reverted' },
      };
      const other = {
        ...unlike[table as keyof typeof unlike],
        ...(table === 'notices' && { notice_number: randomUUID() }),
      };
      const project = ours.path.projectId;
      const key = `${table}_project_id_account_id_livemode_fkey`;
      expect(await copy(table, 'project_id', project, { ...other, project_id: theirs.path.projectId })).toBe(key);
      expect(await copy(table, 'project_id', project, { ...other, account_id: theirs.caller.organizationId })).toBe(
        key,
      );
      expect(await copy(table, 'project_id', project, { ...other, livemode: false })).toBe(key);
      expect(await copy(table, 'project_id', project, other)).toBe('taken');
    },
  );

  it('allow one active claimant per project', async () => {
    const [claimant] = await world.sql<{ id: string }>('select id from parties where project_id = $1 and is_claimant', [
      ours.path.projectId,
    ]);
    expect(await copy('parties', 'id', claimant!.id, {})).toBe('parties_one_claimant');
    expect(await copy('parties', 'id', claimant!.id, { is_active: false })).toBe('taken');
    expect(await copy('parties', 'id', claimant!.id, { deleted_at: new Date() })).toBe('taken');
  });

  it('allow one primary jobsite per project', async () => {
    expect(await copy('jobsites', 'id', ours.path.jobsiteId, {})).toBe('jobsites_one_primary');
    expect(await copy('jobsites', 'id', ours.path.jobsiteId, { is_primary: false })).toBe('taken');
    expect(await copy('jobsites', 'id', ours.path.jobsiteId, { deleted_at: new Date() })).toBe('taken');
  });

  it('allow one current document per record', async () => {
    const of = ['documents', 'documentable_id', ours.path.noticeId] as const;
    await world.sql("delete from documents where status = 'reverted'");
    expect(await copy(...of, {})).toBe('documents_one_current');
    expect(await copy(...of, { status: 'processing' })).toBe('documents_one_current');
    expect(await copy(...of, { status: 'reverted' })).toBe('taken');
    expect(await copy(...of, { is_preview: true, expires_at: new Date() })).toBe('taken');
  });

  it('allow a notice number once per organization and mode', async () => {
    expect(await copy('notices', 'id', ours.path.noticeId, {})).toBe('notices_number');
  });

  it('refuse negative amounts and unknown enum values', async () => {
    const number = { notice_number: randomUUID() };
    const of = ['notices', 'id', ours.path.noticeId] as const;
    expect(await copy(...of, { ...number, claim_amount: '-0.01' })).toBe('notices_claim_amount_check');
    expect(await copy(...of, { ...number, status: 'finished' })).toBe('notices_status_check');
    expect(await copy(...of, { ...number, amendment_reason: 'other' })).toBe('notices_check');
  });
});
