import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.js';
import { makeDataFolder } from '../../config/data-folder.js';
import { createFileStore } from '../../providers/storage/file-stores.js';
import { seedDemo } from './index.js';

export interface DemoTokens {
  liveToken: string;
  sandboxToken: string;
  organizationId: string;
}

/**
 * Fills an empty database with the demo organization and returns its tokens. The database keeps only their hashes, so they are
 * written to `demo-tokens.json`, which only this user can read, and later starts read them from there.
 *
 * @returns undefined when the database was filled without these tokens
 */
export async function demoTokens(config: Config, databaseUrl: string): Promise<DemoTokens | undefined> {
  const file = join(config.dataDir, 'demo-tokens.json');
  // The embedded database may get another port; it is always the database of this folder.
  const { host, pathname } = new URL(databaseUrl);
  const database = config.databaseUrl ? host + pathname : 'embedded';
  const fresh = await seedDemo(databaseUrl, await createFileStore(config), config);
  if (fresh) {
    await makeDataFolder(config.dataDir);
    await writeFile(file, `${JSON.stringify({ database, ...fresh }, null, 2)}\n`, { mode: 0o600 });
    return fresh;
  }
  try {
    const storedTokens = JSON.parse(await readFile(file, 'utf8')) as DemoTokens & { database: string };
    return storedTokens.database === database ? storedTokens : undefined;
  } catch {
    return undefined;
  }
}
