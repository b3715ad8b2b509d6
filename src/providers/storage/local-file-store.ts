import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileMissingError, type FileStore, hash, type ListedFile, ownerPath, toPath } from './file-store.js';

/**
 * The file store in a local folder: `<root>/ab/cd/<sha256>`. A file is written under a temporary name, flushed to the disk, and
 * only then renamed, so that a crash or a concurrent writer never leaves a partial file there.
 *
 * @param root absolute path; created with the first file
 */
export function createLocalFileStore(root: string): FileStore {
  const placeOf = (sha256: string) => join(root, toPath(sha256));

  return {
    name: root,

    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const path = placeOf(sha256);
      if (!(await exists(path))) await writeDurably(path, bytes);
      return { sha256, size: bytes.byteLength };
    },

    async open(sha256) {
      const path = placeOf(sha256);
      try {
        const file = await open(path, 'r');
        return file.createReadStream();
      } catch (error) {
        throw isMissing(error) ? new FileMissingError(sha256) : error;
      }
    },

    async delete(sha256) {
      await rm(placeOf(sha256), { force: true });
    },

    async has(sha256) {
      return exists(placeOf(sha256));
    },

    async *list(prefix) {
      for (const folder of await entries(join(root, prefix))) {
        for (const sha256 of await entries(join(root, prefix, folder))) {
          const file = hash.test(sha256) && (await look(join(root, prefix, folder, sha256)));
          if (file) yield { sha256, ...file };
        }
      }
    },

    async owner() {
      return readFile(join(root, ownerPath), 'utf8').catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
    },

    async claim(owner) {
      await writeDurably(join(root, ownerPath), Buffer.from(owner));
    },
  };
}

async function entries(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/** Undefined if the file was deleted after its folder was read. */
async function look(path: string): Promise<Omit<ListedFile, 'sha256'> | undefined> {
  try {
    const { size, mtime } = await stat(path);
    return { size, putAt: mtime };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${randomUUID()}.part`);
  try {
    const file = await open(temporary, 'wx', 0o640);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await syncFolder(folder);
  } catch (error) {
    // A store that has become read-only may keep the temporary file, which is not one of its files. The first error is the one
    // to report.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The new name is durable only after its folder has been flushed too. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder as a file; its file system journals names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
