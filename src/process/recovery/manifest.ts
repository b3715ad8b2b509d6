import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../config/operator-error.js';
import { withNamesOfToday } from '../../db/before-first-release.js';
import { migrationNames } from '../../db/migrate.js';

/** The contents of a backup, in `manifest.json`, which is written last: a folder without it is not a backup. */
export interface Manifest {
  format: typeof format;
  /** When the snapshot was taken. */
  taken_at: string;
  postgresql: string;
  /** The migrations that had run, in order. */
  migrations: string[];
  tables: BackedUpTable[];
  sequences: Array<{ name: string; last_value: string; is_called: boolean }>;
  /** The partitions of the table `events`, such as events_2026_03. */
  event_partitions: string[];
  files: {
    count: number;
    bytes: number;
    /** Lines of hash, tab, size, in the order of their hashes. */
    list: CompressedFile;
    /** Files that records refer to, but that were missing from the store or damaged. */
    lacking: string[];
  };
}

export interface BackedUpTable extends CompressedFile {
  name: string;
  columns: string[];
  rows: number;
}

export interface CompressedFile {
  /** Path below the backup's folder. */
  file: string;
  /** The compressed size. The hash is of the compressed content, too. */
  bytes: number;
  sha256: string;
}

export const format = 1;
export const manifestName = 'manifest.json';

/** @throws OperatorError if the folder has no backup, or one that this version cannot restore */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      error.code === 'ENOENT'
        ? `${folder} is not a backup, or the backup was interrupted: it has no ${manifestName}.`
        : `${path} cannot be read: ${error.message}`,
    );
  });
  const written = parse(text);
  if (!written) throw new OperatorError(`${path} is damaged: it is not the manifest of a backup.`);
  if (written.format !== format) {
    throw new OperatorError(
      `${folder} is a backup of format ${written.format}; this version restores format ${format}. Restore it with the version that wrote it.`,
    );
  }
  const manifest = withNamesOfToday(written, migrationNames);
  const unknown = manifest.migrations.find((name, position) => name !== migrationNames[position]);
  if (unknown) {
    throw new OperatorError(
      `${folder} is a backup of a newer version: its schema has the unknown migration ${unknown}. Restore it with that version.`,
    );
  }
  return manifest;
}

function parse(text: string): Manifest | undefined {
  try {
    const read = JSON.parse(text) as Partial<Manifest>;
    if (typeof read.format === 'number' && read.format !== format) return read as Manifest;
    const lists = [read.migrations, read.tables, read.sequences, read.event_partitions, read.files?.lacking];
    const whole = lists.every(Array.isArray) && [read.files?.list, ...read.tables!].every((file) => isFile(file));
    return whole && read.format === format && read.migrations!.length > 0 ? (read as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

/** Also prevents a manifest that was tampered with from naming files outside the backup. */
function isFile(file: CompressedFile | undefined): boolean {
  return /^[\w/.]+\.gz$/.test(file?.file ?? '') && !file!.file.includes('..') && /^[0-9a-f]{64}$/.test(file!.sha256);
}
