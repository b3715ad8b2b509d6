import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds of a clock tick in /proc, which Linux has fixed for programs. */
const tickMs = 10;

interface Stat {
  parent: number;
  /** Milliseconds of processor time of the process, and of its children that ended. */
  own: number;
  ended: number;
}

/** Undefined where the process is gone, or the system has no /proc. */
async function statOf(pid: number | string): Promise<Stat | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseStat(text);
}

/** The name of the program, in brackets, may contain anything. */
export function parseStat(text: string): Stat {
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ms = (from: number) => (fields[from]! + fields[from + 1]!) * tickMs;
  return { parent: fields[1]!, own: ms(11), ended: ms(13) };
}

/** Milliseconds of processor time that a process has used, all of its threads included. */
export async function cpuOf(pid: number): Promise<number | undefined> {
  return (await statOf(pid))?.own;
}

/** Milliseconds of processor time that a PostgreSQL server has used: its first process, and those of its connections. */
export async function cpuOfServer(connectionPid: number): Promise<number | undefined> {
  const server = (await statOf(connectionPid))?.parent;
  const first = server && (await statOf(server));
  if (!first) return undefined;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(pids.map(statOf));
  return all.reduce((sum, one) => sum + (one?.parent === server ? one.own : 0), first.own + first.ended);
}
