import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from '@jest/globals';
import { migrate } from '../../../src/db/migrate.js';
import type { App } from '../../../src/process/app.js';
import { Replication, type Server } from '../databases/replication.js';
import { Sent } from '../databases/statements-by-server.js';
import { TEMPLATE } from '../databases/template.js';
import { type Answer, type Caller, type Json, World } from './world.js';

/** A world on a primary of its own with a streaming replica, and a process that reads from the replica. */
export class ReplicaWorld {
  readonly world = new World();
  replication!: Replication;
  replica!: Server;
  app!: App;

  get primary(): Server {
    return this.replication.primary;
  }

  async open(): Promise<void> {
    this.replication = await Replication.open();
    this.replica = await this.replication.replica();
    await this.primary.sql(`create database ${TEMPLATE}`);
    await migrate(this.primary.url(TEMPLATE));
    // Applies to this test file only: each has an environment of its own.
    process.env.TEST_DATABASE_OF_OTHERS = process.env.TEST_DATABASE_BASE_URL;
    process.env.TEST_DATABASE_BASE_URL = this.primary.url();
    await this.world.open();
    this.app = await this.anotherApp(this.replica);
  }

  async close(): Promise<void> {
    await this.world.close();
    await this.replication?.close();
  }

  /** The world's database on a server. */
  url(server: Server): string {
    return server.url(this.database);
  }

  get database(): string {
    return new URL(this.world.config.databaseUrl).pathname.slice(1);
  }

  async anotherApp(...replicas: Server[]): Promise<App> {
    const databaseReplicaUrls = replicas.map((server) => this.url(server));
    const app = await this.world.anotherApp({ databaseReplicaUrls });
    await app.start();
    return app;
  }

  /** The reads of the process that a replica answered. */
  answered(app: App = this.app): number {
    return app.infrastructure.replicas!.stats().reduce((sum, { answered }) => sum + answered, 0);
  }

  async usable(app: App = this.app): Promise<void> {
    while (!app.infrastructure.replicas!.stats().every(({ usable }) => usable)) await sleep(5);
  }

  /** Reads until a replica has answered: on a busy machine the replica may lag for a while, and then the primary answers. */
  async onReplica(read: () => Promise<Answer<Json>>): Promise<{ result: Answer<Json>; sent: Sent }> {
    for (;;) {
      await this.usable();
      const before = this.answered();
      const read_ = await Sent.during(read);
      if (this.answered() > before) return read_;
    }
  }

  rest(caller: Caller, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.world.rest(caller, method, path, body, headers, this.app);
  }

  graphql(caller: Caller, query: string, variables: Record<string, unknown> = {}) {
    return this.world.graphql(caller, query, variables, {}, this.app);
  }
}

export function openReplicaWorld(): ReplicaWorld {
  const world = new ReplicaWorld();
  beforeAll(() => world.open());
  afterAll(() => world.close());
  return world;
}
