import type { Command, CommanderError } from 'commander';
import { program } from '../../src/process/cli/program.js';
import { processEnv } from '../support/jest/worker.js';
import { runProgram } from './service-process.js';

export interface Ran {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command as the operator does: `cps` in a process of its own, with only these settings. */
export async function runCps(args: readonly string[], settings: Record<string, string>): Promise<Ran> {
  const program = runProgram('dist/cli.js', args, settings);
  const status = await program.exited;
  return { status, stdout: program.stdout(), stderr: program.stderr() };
}

/** Runs the same command in this process, which saves the second of a core that a new process needs to load it. */
export async function runHere(args: readonly string[], settings: Record<string, string>): Promise<Ran> {
  const output = { stdout: '', stderr: '' };
  const cps = program();
  for (const command of withSubcommands(cps)) {
    command.exitOverride().configureOutput({
      writeOut: (text) => (output.stdout += text),
      writeErr: (text) => (output.stderr += text),
    });
  }
  Object.assign(processEnv, settings);
  try {
    await cps.parseAsync(args, { from: 'user' });
    return { status: 0, ...output };
  } catch (error) {
    const { exitCode } = error as CommanderError;
    if (exitCode === undefined) throw error;
    return { status: exitCode, ...output };
  } finally {
    for (const name of Object.keys(settings)) delete processEnv[name];
  }
}

function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)];
}
