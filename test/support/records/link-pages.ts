import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Caller, World } from '../worlds/world.js';
import { type AskingJob, askingJob } from './waiver-requests.js';

/** A link to a request, and the addresses that it opens. */
export interface WaiverLink {
  token: string;
  requestId: string;
  /** The page. */
  path: string;
  /** The address of an act, such as `sign` or `document`. */
  act: (name: string) => string;
}

/** A link to a request that was sent, as its e-mail has it. */
export async function linkTo(
  world: World,
  requestId: string,
  changes: Record<string, unknown> = {},
): Promise<WaiverLink> {
  const token = randomBytes(32).toString('base64url');
  const [request] = await world.sql<Record<string, unknown>>(
    'select account_id, livemode, email, expires_at from waiver_requests where id = $1',
    [requestId],
  );
  const row = {
    id: uuidv7(),
    waiver_request_id: requestId,
    token_hash: createHash('sha256').update(token).digest(),
    created_at: new Date(),
    ...request,
    ...changes,
  };
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  await world.sql(
    `insert into waiver_request_links (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
  const act = (name: string) => `/w/${name}?token=${token}&request=${requestId}`;
  return { token, requestId, path: `/w?token=${token}`, act };
}

/** What the page of a link says that it shows of a request, as its forms send it. The page is that of the address of an act. */
export async function readSeen(world: World, act: string): Promise<string> {
  const { searchParams } = new URL(act, 'http://localhost');
  const { body } = await world.app.server.inject({ url: `/w?token=${searchParams.get('token')}` });
  const form = new RegExp(
    `request=${searchParams.get('request')}"[^>]*>\\s*<input type="hidden" name="seen" value="([^"]*)"`,
  );
  return form.exec(body)?.[1] ?? '0'.repeat(64);
}

/** What a payer of its own asks a subcontractor for, in some state. */
export class AskingPayer {
  private constructor(
    readonly world: World,
    readonly caller: Caller,
    readonly job: AskingJob,
  ) {}

  static async open(world: World, project: object = {}): Promise<AskingPayer> {
    const caller = await world.caller({ name: 'Harbor Builders' });
    return new AskingPayer(world, caller, await askingJob(world, caller, project));
  }

  /** The id of a request that was sent. */
  async ask(body: object = {}): Promise<string> {
    const { id } = await this.world.send(this.caller, 'POST', '/waiver-requests', {
      project_id: this.job.projectId,
      party_id: this.job.subPartyId,
      type: 'conditional_progress',
      amount: '12500.00',
      through_date: '2026-01-31',
      check_maker: 'Harbor Builders',
      check_payee: 'Drywall Partners',
      ...body,
    });
    await this.world.send(this.caller, 'POST', `/waiver-requests/${id}/send`);
    return id;
  }

  /** Asks, and opens the link of the e-mail. */
  async askByLink(body: object = {}): Promise<WaiverLink> {
    return linkTo(this.world, await this.ask(body));
  }

  async read(requestId: string) {
    return (await this.world.rest(this.caller, 'GET', `/waiver-requests/${requestId}`)).body.data;
  }
}
