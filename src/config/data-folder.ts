import { chmod, mkdir } from 'node:fs/promises';
import { OperatorError } from './operator-error.js';

/** Creates DATA_DIR if it is missing. @throws OperatorError if it cannot be created */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    const created = await mkdir(dataDir, { recursive: true });
    // Other users may traverse the folder, because PostgreSQL runs as another user when this process is root, but may not list it.
    if (created !== undefined) await chmod(dataDir, 0o711);
  } catch (error) {
    throw new OperatorError(
      `The data folder ${dataDir} cannot be used (${(error as Error).message}). Set DATA_DIR to a folder that this user can write to.`,
    );
  }
}
