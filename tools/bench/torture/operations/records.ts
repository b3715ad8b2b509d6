import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../caller.js';
import { graphql } from '../effects.js';
import type { Random } from '../random.js';
import { partyNames } from '../tenancy.js';
import type { Client, Operation } from './client.js';

const maxKept = 50;

export const createContact: Operation = (client, random) => makeContact(client, random, 1);

/** With one call sent twice at once, as by a client that has lost its connection. */
export const createContactAtOnce: Operation = (client, random) => makeContact(client, random, 2);

async function makeContact(client: Client, random: Random, times: number): Promise<void> {
  const { organizationId } = client.account.tenant;
  const body = { organization_id: organizationId, first_name: 'Ana', last_name: 'Diaz' };
  keep(client.contacts, await client.make(random, 'contacts', '/contacts', body, { times }));
}

export const renameContact: Operation = async (client, random) => {
  const id = client.contacts.shift();
  if (!id) return;
  const value = client.mark();
  const call = { method: 'PUT', path: `/contacts/${id}`, body: { last_name: value }, key: value } as const;
  const { outcome } = await client.call(random, call);
  client.model.renamed.push({ id, table: 'contacts', value, outcome });
  keep(client.contacts, [id]);
};

export const deleteContact: Operation = async (client, random) => {
  const id = client.contacts.shift();
  if (!id) return;
  const { outcome } = await client.call(random, { method: 'DELETE', path: `/contacts/${id}`, key: client.mark() });
  client.model.deleted.set(id, outcome);
};

/** Reads an acknowledged record back, from either process. */
export const readContact: Operation = async (client, random) => {
  const id = client.contacts[0];
  if (!id) return;
  const { outcome, status, body } = await client.call(random, { method: 'GET', path: `/contacts/${id}` });
  const misread = (what: string) => client.model.misread.push(`The contact ${id} ${what}.`);
  if (outcome === 'refused') misread(`is answered with ${status}`);
  if (outcome !== 'acknowledged') return;
  const allowed = client.model.namesOf(id);
  const name = body.data.last_name;
  if (!allowed.includes(name)) misread(`reads ${name}, and must read ${allowed.join(' or ')}`);
};

export const listRecords: Operation = async (client, random) => {
  const path = random.oneOf(['/contacts', '/notices', '/document-orders', '/fulfillment-requests', '/credits/ledger']);
  await client.call(random, { method: 'GET', path: `${path}?per_page=10` });
};

const projectGraph = `query Torture($id: ID!) { project(id: $id) {
  name division { name } parties { nodes { role organization { name } } }
  notices(first: 5) { nodes { id noticeNumber status claimAmount documents { nodes { id status } } } } } }`;

/** Reads the client's project with what belongs to it. */
export const readGraph: Operation = async (client, random) => {
  const { id, name } = client.project;
  const body = { query: projectGraph, variables: { id } };
  const { outcome, body: answered } = await client.call(random, { method: 'POST', path: graphql, body });
  if (outcome !== 'acknowledged') return;
  const { project } = answered.data;
  const parties = project?.parties.nodes.map(({ organization }: Json) => organization.name).sort();
  const read = project && [project.name, project.division.name, ...parties];
  const { claimant, owner, builder } = partyNames;
  const expected = [name, claimant, ...[client.account.tenant.name, owner, builder].sort()];
  if (isDeepStrictEqual(read, expected)) return;
  const [found, wanted] = [read, expected].map((one) => JSON.stringify(one));
  client.model.misread.push(`The graph of ${id} reads ${found}, and must read ${wanted}.`);
};

/** Searches for the client's project by its name. */
export const searchProject: Operation = async (client, random) => {
  const { id, name } = client.project;
  const path = `/search?q=${encodeURIComponent(name)}&types=projects`;
  const { outcome, body } = await client.call(random, { method: 'GET', path });
  if (outcome !== 'acknowledged' || body.data.projects.some((project: Json) => project.id === id)) return;
  client.model.misread.push(`The search for ${name} does not find ${id}.`);
};

export function keep(kept: string[], ids: readonly string[]): void {
  kept.push(...ids);
  if (kept.length > maxKept) kept.shift();
}
