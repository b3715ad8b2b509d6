import type { Kysely } from 'kysely';
import type { Keyring } from '../encryption/keyring.js';
import type { FileStore } from '../providers/storage/file-store.js';
import {
  checkConstraints,
  checkIndexes,
  checkSchema,
  checkSequences,
  checkServer,
  checkTriggers,
} from './checks/database.js';
import { checkFiles } from './checks/files.js';
import type { Findings } from './checks/findings.js';
import { checkEvents, checkLedger, checkSecrets } from './checks/records.js';

export interface Subject {
  db: Kysely<unknown>;
  keyring: Keyring;
  files: FileStore;
}

/** One thing that was looked at. */
export interface Check {
  name: string;
  ok: boolean;
  /** What was looked at, or where it is in order, how much. */
  told: string;
  /** What is wrong: the first ones, and how many more. */
  findings: string[];
}

type Look = (subject: Subject) => Promise<Findings>;

/** The rest can be looked at where the schema is this version's alone. */
const schemaChecks: Record<string, Look> = { database: checkServer, schema: checkSchema };
const checks: Record<string, Look> = {
  constraints: checkConstraints,
  indexes: checkIndexes,
  triggers: checkTriggers,
  sequences: checkSequences,
  ledger: checkLedger,
  events: checkEvents,
  secrets: checkSecrets,
};

/**
 * Looks whether everything that is kept is whole. It only reads, and may run beside the service.
 *
 * @param options `files`: also read every file of the store, and hold it against what the records say of it
 */
export async function verify(subject: Subject, { files }: { files: boolean }): Promise<Check[]> {
  const done = await look(schemaChecks, subject);
  if (done.some(({ ok }) => !ok)) return done;
  done.push(...(await look(checks, subject)));
  if (files) done.push(...(await look({ files: checkFiles }, subject)));
  return done;
}

async function look(looks: Record<string, Look>, subject: Subject): Promise<Check[]> {
  const done: Check[] = [];
  for (const [name, check] of Object.entries(looks)) {
    const { told, lines, count } = await check(subject);
    done.push({ name, ok: count === 0, told, findings: lines });
  }
  return done;
}
