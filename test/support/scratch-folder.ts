import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Ten times what the tests have written at once; a container often gives 64 MB. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A new folder that everybody may use, as the temporary folder is: in memory where there is room. A database is some 700 files,
 * and there are file systems where making them takes a second of a core.
 */
export async function makeScratchFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  const folder = await mkdtemp(join(bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir(), 'cps-test-'));
  await chmod(folder, 0o1777);
  return folder;
}
