import type { Db } from '../../../entities/generated/database.js';
import type { FileStore } from '../../../providers/storage/file-store.js';
import type { Keyring } from '../../../runtime/encryption/keyring.js';
import { checkCharges } from './charges.js';
import { checkConstraints, checkIndexes, checkSchema, checkSequences, checkServer, checkTriggers } from './database.js';
import { checkDeadlines } from './deadlines.js';
import { checkDeliveries } from './deliveries.js';
import { checkFiles } from './files.js';
import type { Findings } from './findings.js';
import { checkHistory } from './history.js';
import { checkOpenWork } from './open-work.js';
import { checkPayloads } from './payloads.js';
import { checkEvents, checkLedger, checkSecrets } from './records.js';
import { checkReferences } from './references.js';

export interface Subject {
  db: Db;
  keyring: Keyring;
  files: FileStore;
}

/** The result of one check. */
export interface Check {
  name: string;
  ok: boolean;
  /** The kind and number of items checked. */
  summary: string;
  /** The first findings, and the number of further ones. */
  findings: string[];
}

type Look = (subject: Subject) => Promise<Findings>;

/** The other checks need this version's schema. */
const schemaChecks: Record<string, Look> = { database: checkServer, schema: checkSchema };
const checks: Record<string, Look> = {
  constraints: checkConstraints,
  indexes: checkIndexes,
  triggers: checkTriggers,
  sequences: checkSequences,
  references: checkReferences,
  history: checkHistory,
  ledger: checkLedger,
  charges: checkCharges,
  events: checkEvents,
  payloads: checkPayloads,
  deliveries: checkDeliveries,
  deadlines: checkDeadlines,
  work: checkOpenWork,
  secrets: checkSecrets,
};

/**
 * Verifies the stored data. It only reads, and may run while the service is running.
 *
 * @param options `files`: also read every file of the store, and compare it with its record
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
    const { summary, lines, count } = await check(subject);
    done.push({ name, ok: count === 0, summary, findings: lines });
  }
  return done;
}
