import { Command } from 'commander';
import type { Config } from '../../config/config.js';
import { OperatorError } from '../../config/operator-error.js';
import type { FileStore } from '../../providers/storage/file-store.js';
import type { Check } from '../recovery/checks/index.js';
import type { Manifest } from '../recovery/manifest.js';
import { withDatabase } from './command.js';

/** Backup, restore and verify do not migrate the database: a service of another version may be running. */
const asItIs = { asItIs: true };

export function recoveryCommands(): Command[] {
  const backup = new Command('backup')
    .description('Write a backup of the database and its files into a new folder. The service may keep running.')
    .argument('<folder>', 'a folder that is empty or does not exist yet');
  withDatabase(
    backup,
    async (config, databaseUrl, [folder]) => {
      const { backUp } = await import('../recovery/back-up.js');
      const manifest = await backUp({ databaseUrl, files: await fileStore(config) }, folder!, progress(backup));
      const { lacking } = manifest.files;
      if (lacking.length === 0) return { folder, ...summary(manifest) };
      const heading = `The backup in ${folder} was written, but these files are missing from the store, unreadable or changed:`;
      throw new OperatorError([heading, ...lacking].join('\n'), { facts: { folder, lacking } });
    },
    asItIs,
  );

  const restore = new Command('restore')
    .description('Restore a backup into an empty database and the file store, and verify the result.')
    .argument('<folder>', 'a folder written by "cps backup"');
  withDatabase(
    restore,
    async (config, databaseUrl, [folder], options) => {
      const { restore: restoreBackup } = await import('../recovery/restore.js');
      const files = await fileStore(config);
      const manifest = await restoreBackup({ databaseUrl, files }, folder!, progress(restore));
      const verified = await verifyAll(config, databaseUrl, { files: true, json: options.json });
      return options.json ? { ...summary(manifest), ...verified } : { ...summary(manifest), verified: true };
    },
    asItIs,
  );

  const verify = new Command('verify')
    .description('Verify that the database is intact and, with --files, the file store as well. Read-only.')
    .option('--files', 'read every file and compare it with the records that refer to it');
  withDatabase(
    verify,
    async (config, databaseUrl, _args, options) =>
      verifyAll(config, databaseUrl, { files: Boolean(options.files), json: options.json }),
    asItIs,
  );
  return [backup, restore, verify];
}

/** Reports progress on standard error, because standard output carries only the result. */
function progress(command: Command): (line: string) => void {
  return (line) => command.configureOutput().writeErr!(`${line}\n`);
}

async function fileStore(config: Config): Promise<FileStore> {
  const { createFileStore } = await import('../../providers/storage/file-stores.js');
  return createFileStore(config);
}

function summary({ taken_at, tables, files }: Manifest) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { takenAt: taken_at, tables: tables.length, rows, files: files.count, fileBytes: files.bytes };
}

/** @throws OperatorError that lists what is wrong */
async function verifyAll(config: Config, databaseUrl: string, { files, json }: { files: boolean; json: boolean }) {
  const { openPool } = await import('../../db/pool.js');
  const { openKeyring } = await import('../../runtime/encryption/open-keyring.js');
  const { verify } = await import('../recovery/checks/index.js');
  const db = openPool(databaseUrl, 4);
  try {
    const keyring = await openKeyring(config.encryptionKeys, config.dataDir);
    const checks = await verify({ db, keyring, files: await fileStore(config) }, { files });
    if (checks.some(({ ok }) => !ok)) {
      throw new OperatorError(checks.flatMap(writeLines).join('\n'), { facts: { verified: false, checks } });
    }
    return json
      ? { verified: true, checks }
      : Object.fromEntries(checks.map(({ name, summary }) => [name, `ok, ${summary}`]));
  } finally {
    await db.destroy();
  }
}

function writeLines({ name, ok, summary, findings }: Check): string[] {
  return ok ? [`${name}: ok, ${summary}`] : [`${name}: FAILED`, ...findings.map((line) => `  ${line}`)];
}
