import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Infrastructure } from '../context.js';
import { migrations } from '../db/migrations/index.js';

/** `/healthz`: the process answers. `/readyz`: so do the database, its schema and the queue. */
export function mountHealth(server: FastifyInstance, { db, renderer }: Infrastructure): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const checks = { database: false, migrations: false, queue: false };
    try {
      const { rows } = await sql<{ applied: number; queue: boolean }>`
        select (select count(*)::int from mikro_orm_migrations) as applied,
          to_regclass('graphile_worker._private_jobs') is not null as queue`.execute(db);
      checks.database = true;
      checks.migrations = rows[0]!.applied >= migrations.length;
      checks.queue = rows[0]!.queue;
    } catch {
      // What failed stays false and is told.
    }
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks, pdf: renderer.stats() });
  });
}
