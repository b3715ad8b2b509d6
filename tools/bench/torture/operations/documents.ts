import { createHash } from 'node:crypto';
import { dayInState } from '../../../../src/domain/deadlines/state-zones.js';
import { dollars } from '../judge/contents.js';
import type { Random } from '../random.js';
import { partyNames } from '../tenancy.js';
import type { Client, Operation } from './client.js';
import { keep } from './records.js';

const { claimant, builder } = partyNames;
const parties = Object.values(partyNames);

/** A number of dollars that no other document of the run is likely to state. */
function amountOf(random: Random): number {
  return random.between(10_000_00, 999_999_99) / 100;
}

function noticeOf(client: Client, random: Random, claim_amount: number) {
  return {
    organization_id: client.account.tenant.organizationId,
    project_id: random.oneOf(client.account.projects).id,
    type: 'preliminary',
    state: 'CA',
    notice_date: '2026-02-01',
    first_furnishing_date: '2026-01-20',
    claim_amount,
  };
}

interface Generated {
  id: string;
  sha256: string;
}

/** Creates a notice with its document. */
export async function makeNotice(
  client: Client,
  random: Random,
): Promise<{ id: string; document: Generated } | undefined> {
  const amount = amountOf(random);
  const [id] = await client.make(random, 'notices', '/notices', noticeOf(client, random, amount));
  const states = [...parties, dollars(amount)];
  const document = id && (await generate(client, random, { type: 'notice', id, states, lacks: [] }));
  return id && document ? { id, document } : undefined;
}

/** Prints a notice, changes its amount, and prints it again: the second document states the second amount. */
export const reprintNotice: Operation = async (client, random) => {
  const [first, second] = [amountOf(random), amountOf(random)];
  const [id] = await client.make(random, 'notices', '/notices', noticeOf(client, random, first));
  if (!id) return;
  const states = [...parties, dollars(first)];
  const document = await generate(client, random, { type: 'notice', id, states, lacks: [] });
  if (!document) return;
  const revert = { method: 'POST', path: `/documents/${document.id}/revert`, key: client.mark() } as const;
  const reverted = await client.call(random, revert);
  client.model.printed.delete(id);
  // The document may be gone, and whether the record can be changed is unknown.
  if (reverted.outcome !== 'acknowledged') return void client.model.documents.set(id, 'unknown');
  client.model.documents.set(id, 'refused');
  const change = { method: 'PUT', path: `/notices/${id}`, body: { claim_amount: second }, key: client.mark() } as const;
  if ((await client.call(random, change)).outcome !== 'acknowledged') return;
  const now = { states: [...parties, dollars(second)], lacks: [dollars(first)] };
  await generate(client, random, { type: 'notice', id, ...now });
};

/** A notice that has to be served by tomorrow where its project is, and is not. */
export const awaitDeadline: Operation = async (client, random) => {
  const tomorrow = dayInState('CA', new Date(Date.now() + 86_400_000));
  const body = { ...noticeOf(client, random, amountOf(random)), deadline_date: tomorrow };
  for (const id of await client.make(random, 'notices', '/notices', body)) client.model.due.add(id);
};

/** Prints a notice and downloads its document, whose hash the service has answered. */
export const printNotice: Operation = async (client, random) => {
  const notice = await makeNotice(client, random);
  if (!notice) return;
  keep(client.notices, [notice.id]);
  const { id, sha256 } = notice.document;
  const { status, bytes } = await client.download(id);
  if (status === 200 && createHash('sha256').update(bytes).digest('hex') === sha256) return;
  client.model.misread.push(
    `The file of the document ${id} is answered with ${status}, and is not the one that was made.`,
  );
};

export const signWaiver: Operation = async (client, random) => {
  const amount = amountOf(random);
  const [id] = await client.make(random, 'waivers', '/waivers', {
    organization_id: client.account.tenant.organizationId,
    project_id: random.oneOf(client.account.projects).id,
    type: 'conditional_progress',
    state: 'CA',
    through_date: '2025-10-31',
    amount: amount.toFixed(2),
    check_maker: builder,
    check_payee: claimant,
  });
  const states = [claimant, builder, dollars(amount)];
  if (!id || !(await generate(client, random, { type: 'waiver', id, states, lacks: [] }))) return;
  const body = { method: 'typed', consent: true, signatory_name: 'Ana Diaz' };
  const call = { method: 'POST', path: `/waivers/${id}/sign`, body, key: client.mark() } as const;
  const { outcome } = await client.call(random, call);
  client.model.move('waivers', id, ['generated', 'signed'], outcome);
  // The signed copy replaces the document, and states what that did.
  const signer = outcome === 'acknowledged' ? [body.signatory_name] : [];
  client.model.printed.set(id, { tenant: client.account.tenant, states: [...states, ...signer], lacks: [] });
};

const moves = [
  ['draft', 'submitted'],
  ['submitted', 'under_review'],
  ['under_review', 'rejected'],
  ['rejected', 'draft'],
] as const;

/** For the client's own project, which has one open application at a time: the last one is voided first. */
export const movePayApplication: Operation = async (client, random) => {
  const { id: project_id, sovId: sov_id } = client.project;
  if (client.application && !(await transition(client, random, client.application, ['draft', 'void']))) return;
  const body = { project_id, sov_id, period_to: '2026-03-31', application_date: '2026-03-25' };
  const [id] = await client.make(random, 'pay_applications', '/pay-applications', body);
  client.application = id;
  for (const move of id ? moves.slice(0, random.between(1, moves.length)) : []) {
    if (!(await transition(client, random, id!, move))) return;
  }
};

/** @returns whether the application is known to have moved */
async function transition(
  client: Client,
  random: Random,
  id: string,
  move: readonly [string, string],
): Promise<boolean> {
  const body = { status: move[1], ...(move[1] === 'rejected' && { status_reason: 'A line is not built.' }) };
  const call = { method: 'POST', path: `/pay-applications/${id}/transition`, body, key: client.mark() } as const;
  const { outcome } = await client.call(random, call);
  client.model.move('pay_applications', id, move, outcome);
  return outcome === 'acknowledged';
}

/** @returns the document, if it is known to have been generated */
async function generate(
  client: Client,
  random: Random,
  { type, id, states, lacks }: { type: 'notice' | 'waiver'; id: string; states: string[]; lacks: string[] },
): Promise<Generated | undefined> {
  const { tenant } = client.account;
  const { organizationId } = tenant;
  const body = { documentable_type: type, documentable_id: id, type, organization_id: organizationId };
  const call = { method: 'POST', path: '/documents/generate', body, key: client.mark() } as const;
  const { outcome, body: answered } = await client.call(random, call);
  client.model.documents.set(id, outcome);
  if (outcome !== 'acknowledged') return undefined;
  client.model.printed.set(id, { tenant, states, lacks });
  return answered.data;
}
