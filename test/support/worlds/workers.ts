import { afterEach } from '@jest/globals';
import { runProgram, type ServiceProcess } from '../../startup/service-process.js';
import type { World } from './world.js';

/**
 * Starts real workers on a world's database, with these settings of outside parties. Each is killed after its test: it would take the work of
 * the next.
 */
export function openWorkers(world: World, settings: NodeJS.ProcessEnv = {}): () => ServiceProcess {
  const workers: ServiceProcess[] = [];
  afterEach(async () => {
    for (const { process, exited } of workers.splice(0)) {
      process.kill('SIGKILL');
      await exited;
    }
  });
  return () => {
    const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = world.config;
    const own = { DATABASE_URL, DATA_DIR, PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'test' };
    const worker = runProgram('dist/worker.js', [], { ...own, ...settings });
    workers.push(worker);
    return worker;
  };
}
