import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ServiceProcess {
  process: ChildProcess;
  /** Everything printed so far, on both streams. */
  output(): string;
  stdout(): string;
  stderr(): string;
  /** Resolves to the first match; rejects when the process ends without a match. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  /** Exit status; null when a signal ended it. */
  exited: Promise<number | null>;
}

/** Runs one of the built programs, as npm does, with only these settings; Node may cache its compiled code for the next one. */
export function runProgram(file: string, args: readonly string[], env: NodeJS.ProcessEnv): ServiceProcess {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(tmpdir(), 'cps-compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const parts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk: Buffer) => {
      text += chunk.toString();
      parts[name] += chunk.toString();
    });
  }
  const exited = once(child, 'close').then(() => child.exitCode);
  const printed = async (pattern: RegExp) => {
    for (let ended = false; ; ) {
      const match = pattern.exec(text);
      if (match) return match;
      if (ended) throw new Error(`Ended without printing ${pattern}:\n${text}`);
      ended = await Promise.race([exited.then(() => true), once(child.stdout, 'data').then(() => false)]);
    }
  };
  return {
    process: child,
    output: () => text,
    stdout: () => parts.stdout,
    stderr: () => parts.stderr,
    printed,
    exited,
  };
}
