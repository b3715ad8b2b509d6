import { beforeAll } from '@jest/globals';
import { readEvents } from '../../../src/events/read.js';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { bodies } from '../../support/records/golden-path.js';
import type { Caller, Json, World } from '../../support/worlds/world.js';

export const day = 86_400_000;

/** A sandbox with a division and a project, and helpers to act in it and read its events. */
export class SandboxWorld {
  live!: Caller;
  by!: Caller;
  projectId!: string;
  /** When the sandbox was opened, in real time. */
  opened!: number;

  constructor(readonly world: World) {}

  async open(): Promise<this> {
    this.live = await this.world.caller();
    this.by = await this.world.sandboxOf(this.live);
    const { organizationId } = this.by;
    const division = await this.send('POST', '/divisions', { ...bodies.division, organization_id: organizationId });
    const body = { ...bodies.project, division_id: division.id, state: 'CA' };
    this.projectId = (await this.send('POST', '/projects', body)).id;
    this.opened = Date.now();
    return this;
  }

  async send(method: string, path: string, body?: object): Promise<Json> {
    const answer = await this.world.rest(this.by, method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.body.data ?? answer.body;
  }

  move(body: object) {
    return this.world.rest(this.by, 'POST', '/sandbox/clock', body);
  }

  advance(advance: string): Promise<Json> {
    return this.send('POST', '/sandbox/clock', { advance });
  }

  /** The date that many days from now, in real time. */
  date(days: number): string {
    return new Date(Date.now() + days * day).toISOString().slice(0, 10);
  }

  escalation(extra: object = {}): Promise<Json> {
    const own = { project_id: this.projectId, organization_id: this.by.organizationId };
    return this.send('POST', '/escalations', { ...bodies.escalation, ...own, ...extra });
  }

  notice(extra: object = {}): Promise<Json> {
    const own = { project_id: this.projectId, organization_id: this.by.organizationId };
    return this.send('POST', '/notices', { ...bodies.notice, ...own, ...extra });
  }

  async statusOf(path: string): Promise<string> {
    return (await this.send('GET', path)).status;
  }

  /** The sandbox's events, oldest first, with their sandbox time. */
  async events(types?: string[]): Promise<Array<{ type: string; subjectId: string; at: Date; object: Json }>> {
    const { db } = this.world.app.infrastructure;
    await sequenceEvents(db);
    const stream = { accountId: this.by.organizationId, livemode: false, after: 0, limit: 10_000 };
    const events = await readEvents(db, stream);
    return events
      .filter(({ type }) => !types || types.includes(type))
      .map(({ type, subjectId, payload }) => ({
        type,
        subjectId,
        at: new Date(payload.timestamp),
        object: payload.data.object as Json,
      }));
  }
}

export function openSandbox(world: World): SandboxWorld {
  const sandbox = new SandboxWorld(world);
  beforeAll(async () => {
    await sandbox.open();
  });
  return sandbox;
}
