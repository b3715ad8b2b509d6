import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Ten times what the tests have ever written at once; containers often provide 64 MB. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A new folder that every user may use, like the temporary folder: in memory if there is room. A database has some 700 files, and
 * on some file systems creating them takes a second of a core.
 */
export async function makeScratchFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  const folder = await mkdtemp(join(bavail * bsize >= ROOM_BYTES ? MEMORY : tmpdir(), 'cps-test-'));
  await chmod(folder, 0o1777);
  return folder;
}
