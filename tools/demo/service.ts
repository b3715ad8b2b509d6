import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Service {
  url: string;
  token: string;
  sandboxToken: string;
  /** A link that signs the demo user in, once. */
  signIn: string;
  dataDir: string;
  /** Stops the service and its database, and removes the scratch folder. */
  stop(): Promise<void>;
}

/** Starts the built service on a scratch data folder and a free port, and waits until it prints its address. */
export async function startService(): Promise<Service> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cps-demo-'));
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      // An empty setting counts as unset: whatever the shell sets, the demo uses only its scratch folder.
      ...{ DATABASE_URL: '', DATABASE_REPLICA_URLS: '', PUBLIC_URL: '', NODE_ENV: '', ROLE: '' },
      ...{ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const find = (pattern: RegExp) => pattern.exec(output)?.[1];
  for (;;) {
    const url = find(/REST +(http:\S+)\/api\/v1/);
    const [token, sandboxToken] = [find(/token, live +(cps_live_\S+)\s/), find(/token, sandbox +(cps_test_\S+)\s/)];
    const signIn = find(/Sign in, once +(http:\S+)\s/);
    if (url && token && sandboxToken && signIn) return { url, token, sandboxToken, signIn, dataDir, stop };
    const over = await Promise.race([ended.then(() => true), once(child.stdout, 'data').then(() => false)]);
    if (over) {
      await stop();
      throw new Error(`The service did not start:\n${output}`);
    }
  }
}
