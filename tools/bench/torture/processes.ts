import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Evidence } from './evidence.js';

export type ProcessName = 'web 1' | 'web 2' | 'worker';

/** A service that cannot start because its database is down is started again, as by any supervisor. */
const maxStarts = 60;

/** A process of the service under a supervisor: restarted when it is gone, killed, frozen, stopped. */
export class ServiceProcess {
  port: number | undefined;
  startedAt = 0;
  /** Ends that the run did not cause. */
  readonly ownEnds: string[] = [];
  failedStarts = 0;
  #child: ChildProcess | undefined;
  #expected = false;

  constructor(
    readonly name: ProcessName,
    private readonly env: Record<string, string>,
    private readonly evidence: Evidence,
  ) {}

  async start(): Promise<void> {
    for (let start = 1; ; start += 1) {
      if (await this.#begin()) return;
      this.failedStarts += 1;
      if (start === maxStarts) throw new Error(`${this.name} did not start ${maxStarts} times.`);
      await sleep(500);
    }
  }

  /** Kills the process, whatever it is doing. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async freeze(ms: number): Promise<void> {
    this.#child?.kill('SIGSTOP');
    await sleep(ms);
    this.#child?.kill('SIGCONT');
  }

  /** Stops the process as an operator does; returns the exit status. */
  async stop(): Promise<number | null | undefined> {
    await this.#end('SIGTERM');
    return this.#child?.exitCode;
  }

  get isGone(): boolean {
    return this.#child === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** @returns false when it ended before it listened */
  async #begin(): Promise<boolean> {
    this.#expected = false;
    const child = spawn(process.execPath, ['dist/main.js'], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(tmpdir(), 'cps-compiled'), ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const log = this.evidence.stream(`${this.name.replace(' ', '-')}.log`);
    log.write(`--- process ${child.pid}\n`);
    child.stderr!.pipe(log, { end: false });
    const listening = new Promise<number>((resolve) => {
      createInterface({ input: child.stdout! }).on('line', (line) => {
        log.write(`${line}\n`);
        const [, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
        if (port) resolve(Number(port));
      });
    });
    const ended = once(child, 'exit').then(() => undefined);
    this.port = await Promise.race([listening, ended]);
    this.startedAt = Date.now();
    if (this.port === undefined) return false;
    void ended.then(() => this.#hasEnded(child));
    return true;
  }

  #hasEnded({ pid, exitCode, signalCode }: ChildProcess): void {
    this.port = undefined;
    if (this.#expected) return;
    this.ownEnds.push(`process ${pid} ended with ${signalCode ?? exitCode}`);
    this.evidence.note('chaos', { process: this.name, ended: signalCode ?? exitCode });
    void this.start().catch(() => undefined);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.isGone) return;
    this.#expected = true;
    const exited = once(this.#child!, 'exit');
    this.#child!.kill(signal);
    await exited;
    this.port = undefined;
  }
}
