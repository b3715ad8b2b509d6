import type { Answer, Caller, Json, World } from '../worlds/world.js';
import { bodies } from './golden-path.js';

/** A project with a schedule of values, and short calls to bill on it through REST. */
export class Billing {
  constructor(
    readonly world: World,
    readonly caller: Caller,
    readonly projectId: string,
    readonly sovId: string,
    /** The schedule's lines by item number. */
    public lines: Record<string, string>,
  ) {}

  rest(method: string, path: string, body?: unknown): Promise<Answer<Json>> {
    return this.world.rest(this.caller, method, path, body);
  }

  create(body: object): Promise<Answer<Json>> {
    return this.rest('POST', '/pay-applications', { project_id: this.projectId, sov_id: this.sovId, ...body });
  }

  /** The record of a call that must succeed. */
  async made(answer: Promise<Answer<Json>>): Promise<Json> {
    const { status, body, text } = await answer;
    if (status >= 300) throw new Error(text);
    return body.data;
  }

  move(id: string, status: string, more: object = {}): Promise<Answer<Json>> {
    return this.rest('POST', `/pay-applications/${id}/transition`, { status, ...more });
  }

  /** Moves it through these statuses, one transition each. */
  async advance(id: string, ...statuses: string[]): Promise<Json> {
    let record: Json;
    for (const status of statuses) record = await this.made(this.move(id, status));
    return record;
  }

  entry(item: string, values: object): object {
    return { sov_line_id: this.lines[item], ...values };
  }

  /** Adds lines to the schedule, as a change order does. */
  async addLines(...added: object[]): Promise<void> {
    const { lines } = await this.made(this.rest('GET', `/sovs/${this.sovId}`));
    const sov = await this.made(this.rest('PUT', `/sovs/${this.sovId}`, { lines: [...lines, ...added] }));
    this.lines = byItem(sov.lines);
  }
}

/** A project with a schedule of these amounts; its items are 1, 2, 3 … */
export async function billing(world: World, caller: Caller, amounts: readonly string[]): Promise<Billing> {
  const made = (path: string, body: object) => world.send(caller, 'POST', path, body);
  const division = await made('/divisions', { ...bodies.division, organization_id: caller.organizationId });
  const sum = amounts.reduce((total, amount) => total + Math.round(Number(amount) * 100), 0) / 100;
  const project = await made('/projects', { ...bodies.project, contract_amount: sum, division_id: division.id });
  const lines = amounts.map((scheduled_value, index) => ({ description: `Work ${index + 1}`, scheduled_value }));
  const sov = await made('/sovs', { project_id: project.id, status: 'active', lines });
  return new Billing(world, caller, project.id, sov.id, byItem(sov.lines));
}

function byItem(lines: Json[]): Record<string, string> {
  return Object.fromEntries(lines.map(({ item_number, id }) => [item_number, id]));
}

/** Accepts every invitation to a pay application that the caller has received. */
export async function acceptInvitations(world: World, caller: Caller): Promise<void> {
  const path = '/pay-application-invitations';
  const { body } = await world.rest(caller, 'GET', `${path}?status=invited&per_page=100`);
  for (const { id } of body.data as Json[]) {
    const answer = await world.rest(caller, 'POST', `${path}/${id}/accept`);
    if (answer.status !== 200) throw new Error(answer.text);
  }
}
