import type { Random } from '../random.js';
import type { Client, Operation } from './client.js';
import { keep } from './records.js';

/** Creates a notice with its document. */
export async function makeNotice(client: Client, random: Random): Promise<string | undefined> {
  const [id] = await client.make(random, 'notices', '/notices', {
    organization_id: client.account.tenant.organizationId,
    project_id: random.oneOf(client.account.projects).id,
    type: 'preliminary',
    state: 'CA',
    notice_date: '2026-02-01',
    first_furnishing_date: '2026-01-20',
    claim_amount: 48000,
  });
  return id && (await generate(client, random, 'notice', id)) ? id : undefined;
}

export const printNotice: Operation = async (client, random) => {
  const id = await makeNotice(client, random);
  if (id) keep(client.notices, [id]);
};

export const signWaiver: Operation = async (client, random) => {
  const [id] = await client.make(random, 'waivers', '/waivers', {
    organization_id: client.account.tenant.organizationId,
    project_id: random.oneOf(client.account.projects).id,
    type: 'conditional_progress',
    state: 'CA',
    through_date: '2025-10-31',
    amount: '12500.00',
    check_maker: 'Harbor Builders Inc',
    check_payee: 'Bay Concrete',
  });
  if (!id || !(await generate(client, random, 'waiver', id))) return;
  const body = { method: 'typed', consent: true, signatory_name: 'Ana Diaz' };
  const call = { method: 'POST', path: `/waivers/${id}/sign`, body, key: client.mark() } as const;
  client.model.move('waivers', id, ['generated', 'signed'], (await client.call(random, call)).outcome);
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

/** @returns whether the document is known to have been generated */
async function generate(client: Client, random: Random, type: 'notice' | 'waiver', id: string): Promise<boolean> {
  const { organizationId } = client.account.tenant;
  const body = { documentable_type: type, documentable_id: id, type, organization_id: organizationId };
  const call = { method: 'POST', path: '/documents/generate', body, key: client.mark() } as const;
  const { outcome } = await client.call(random, call);
  client.model.documents.set(id, outcome);
  return outcome === 'acknowledged';
}
