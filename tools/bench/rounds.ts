import pg from 'pg';
import { loadConfig } from '../../src/config/load-config.js';
import { buildApp } from '../../src/process/app.js';
import { seed } from './data.js';
import { median } from './processes.js';

const payees = 200;
/** Requests that the single calls have open at once. */
const connections = 8;

/**
 * A round that asks 200 payees of a pay application for a waiver in one call, beside the 400 calls that make each request and send it.
 * Both leave the same requests and e-mails to send.
 */
export async function benchRounds(databaseUrl: string, env: Record<string, string>, rounds: number): Promise<void> {
  const { token, organizationId, payApplicationId } = await seed(databaseUrl, false);
  const app = await buildApp({ ...loadConfig(env), databaseUrl });
  const { url } = await app.start();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const send = async (path: string, body: object) => {
      const answer = await fetch(`${url}/api/v1${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
      return JSON.parse(text).data;
    };
    const { project_id: projectId, period_to: throughDate } = await (async () => {
      const { rows } = await client.query('select project_id, period_to::text from pay_applications where id = $1', [
        payApplicationId,
      ]);
      return rows[0];
    })();
    const parties = await addPayees(client, organizationId, projectId);
    const terms = { type: 'conditional_progress', state: 'CA', through_date: throughDate };
    const asked = parties.map((party, n) => ({
      party_id: party,
      amount: `${1_000 + n}.00`,
      email: `payee-${n}@example.com`,
    }));
    const inOneCall = () => send(`/pay-applications/${payApplicationId}/waiver-requests`, { ...terms, payees: asked });
    const inSingleCalls = async () => {
      const waiting = [...asked];
      const line = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const body = { ...terms, ...next, project_id: projectId, pay_application_id: payApplicationId };
          const { id } = await send('/waiver-requests', body);
          await send(`/waiver-requests/${id}/send`, {});
        }
      };
      await Promise.all(Array.from({ length: connections }, line));
    };
    const time = async (work: () => Promise<unknown>) => {
      const start = performance.now();
      await work();
      const taken = performance.now() - start;
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from waiver_requests where pay_application_id = $1 and status = 'requested' and deleted_at is null`,
        [payApplicationId],
      );
      if (rows[0]!.n !== payees) throw new Error(`${rows[0]!.n} payees were asked instead of ${payees}.`);
      await client.query('truncate waiver_requests cascade');
      return taken;
    };
    await time(inOneCall);
    await time(inSingleCalls);
    const measured: Record<'one' | 'single', number[]> = { one: [], single: [] };
    for (let round = 0; round < rounds; round += 1) {
      measured.one.push(await time(inOneCall));
      measured.single.push(await time(inSingleCalls));
    }
    const [one, single] = [median(measured.one), median(measured.single)];
    console.log(
      `Waivers of ${payees} payees: ${one.toFixed(0)} ms in one call, ${single.toFixed(0)} ms in ${2 * payees} calls, ${connections} at once: ` +
        `${(single / one).toFixed(1)} times as fast, medians of ${rounds} rounds`,
    );
  } finally {
    await client.end();
    await app.stop();
  }
}

/** Companies that the claimant of the project hired. */
async function addPayees(client: pg.Client, account: string, projectId: string): Promise<string[]> {
  const common = `$1::uuid, true, now(), now()`;
  const { rows: claimants } = await client.query<{ id: string }>(
    `insert into parties (account_id, livemode, created_at, updated_at, id, organization_id, project_id, role, is_claimant)
     select ${common}, uuidv7(), $1, $2, 'subcontractor', true
     where not exists (select from parties where project_id = $2 and is_claimant and deleted_at is null) returning id`,
    [account, projectId],
  );
  const { rows: found } = await client.query<{ id: string }>(
    'select id from parties where project_id = $1 and is_claimant and deleted_at is null',
    [projectId],
  );
  const claimant = claimants[0]?.id ?? found[0]!.id;
  const { rows } = await client.query<{ id: string }>(
    `with companies as (
       insert into organizations (account_id, livemode, created_at, updated_at, id, name, code, type)
       select ${common}, uuidv7(), 'Payee ' || n, 'PAY', 'directory' from generate_series(1, ${payees}) n returning id)
     insert into parties (account_id, livemode, created_at, updated_at, id, organization_id, project_id, role, hired_by_party_id)
     select ${common}, uuidv7(), id, $2, 'material_supplier', $3 from companies returning id`,
    [account, projectId, claimant],
  );
  return rows.map(({ id }) => id);
}
