#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { givenFacts, options, UsageError } from './cli-options.js';
import { courseText, usageText } from './cli-text.js';
import { contradictions } from './contradictions.js';
import { course } from './course.js';
import { noFacts } from './facts.js';

const [noRules, wrongUsage] = [1, 2];

// A reader such as `head` may close the pipe before all is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\nRun lien-deadlines --help for the options.\n`);
  process.exitCode = wrongUsage;
}

/** @returns the exit status */
function run([command, ...rest]: string[]): number {
  if (command === '--help' || command === '-h') return printed(usageText);
  if (command === '--version') return printed(`${version()}\n`);
  if (command === undefined) throw new UsageError('A command is missing: lien-deadlines explain.');
  if (command !== 'explain') throw new UsageError(`There is no command "${command}". The command is explain.`);
  const { help, json, ...values } = parsed(rest);
  return help ? printed(usageText) : explain(values, json === true);
}

function explain(values: Readonly<Record<string, unknown>>, asJson: boolean): number {
  const factTexts = givenFacts(values);
  const { claimantRole, sector, state } = factTexts;
  if (!claimantRole) throw new UsageError('--role is missing: the role of the claimant, such as subcontractor.');
  if (!state && sector !== 'federal') throw new UsageError('--state is missing: the state whose law governs.');
  const facts = { ...noFacts(state ?? '', claimantRole), today: thisDay(), ...factTexts };
  const deadlines = course(facts);
  if (deadlines.length === 0) {
    process.stderr.write(
      `There are no rules for ${state}, only for the 50 states, the District of Columbia and federal work.\n`,
    );
    return noRules;
  }
  return printed(asJson ? `${JSON.stringify(deadlines, null, 2)}\n` : courseText(deadlines, contradictions(facts)));
}

function parsed(args: string[]): Record<string, unknown> {
  // Each option may be repeated here, so that a second one is refused instead of taking the place of the first.
  const parserOptions = Object.values(options).map(({ flag, takes }) => [
    flag,
    takes ? { type: 'string' as const, multiple: true } : { type: 'boolean' as const },
  ]);
  const flags = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args, options: { ...Object.fromEntries(parserOptions), ...flags } }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Such as an unknown option. What follows the first sentence is advice for programmers.
    throw new UsageError(`${error.message.replace(/\.(\s.*)?$/s, '')}.`);
  }
}

function printed(text: string): number {
  process.stdout.write(text);
  return 0;
}

function thisDay(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function version(): string {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}
