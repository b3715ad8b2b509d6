import type { Operation } from './client.js';

const maxKept = 50;

export const createContact: Operation = async (client, random) => {
  const { organizationId } = client.account.tenant;
  const body = { organization_id: organizationId, first_name: 'Ana', last_name: 'Diaz' };
  keep(client.contacts, await client.make(random, 'contacts', '/contacts', body));
};

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
  const renamed = client.model.renamed.filter((one) => one.id === id && one.outcome !== 'refused');
  const last = renamed.findLastIndex((one) => one.outcome === 'acknowledged');
  // A change without an answer may take effect at any time, even after a later one.
  const allowed = renamed.filter((one, index) => index === last || one.outcome === 'unknown').map(({ value }) => value);
  const name = body.data.last_name;
  if (last < 0 && name === 'Diaz') return;
  if (!allowed.includes(name)) misread(`reads ${name}, and must read ${allowed.join(' or ')}`);
};

export const listRecords: Operation = async (client, random) => {
  const path = random.oneOf(['/contacts', '/notices', '/document-orders', '/fulfillment-requests', '/credits/ledger']);
  await client.call(random, { method: 'GET', path: `${path}?per_page=10` });
};

export function keep(kept: string[], ids: readonly string[]): void {
  kept.push(...ids);
  if (kept.length > maxKept) kept.shift();
}
