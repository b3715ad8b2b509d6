import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Keyring } from './keyring.js';

/**
 * The keyring of the configured keys. Without any, which production does not allow, a key is generated once and stored in the
 * data folder, readable only by this user, so that secrets from development can be opened after a restart.
 */
export async function openKeyring(keys: readonly Buffer[], dataDir: string): Promise<Keyring> {
  return new Keyring(keys.length > 0 ? keys : [await ownKey(dataDir)]);
}

async function ownKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'encryption.key');
  const storedKey = await read(path);
  if (storedKey) return storedKey;
  await mkdir(dataDir, { recursive: true });
  // Linked into place when complete, so that two processes that start at once both use the key of the first.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await read(path))!;
}

async function read(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new Error(`${path} does not hold a key of 32 bytes in base64.`);
  return key;
}
