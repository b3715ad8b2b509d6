import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A child process of the benchmark and the address it printed. */
export interface Service {
  url: string;
  child: ChildProcess;
}

/** Starts a script and waits for the first address it prints. */
export async function startService(args: string[], env: Record<string, string> = {}): Promise<Service> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /https?:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (!url) continue;
    child.stdout!.resume();
    return { url, child };
  }
  throw new Error(`${args.join(' ')} ended before it listened.`);
}

export async function stopService({ child }: Service): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
