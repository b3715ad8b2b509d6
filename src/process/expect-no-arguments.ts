/** The two programs of the service, which take no arguments, and what each does. */
const programs = {
  main: 'Runs the service, or the part that ROLE names: its APIs and console, or its background work. Without DATABASE_URL, it starts its own PostgreSQL.',
  worker:
    'Runs the background work of the service and no API: jobs, e-mails, webhooks and tasks. DATABASE_URL names the database that it shares.',
} as const;
export type Program = keyof typeof programs;

/**
 * Ends the process when it has arguments: with its usage for `--help`, and otherwise with the status 2, before anything is started. A mistyped
 * command would otherwise run a service with other settings than it names.
 */
export function expectNoArguments(program: Program, args = process.argv.slice(2)): void {
  const [argument] = args;
  if (argument === undefined) return;
  const usage = `Usage: node dist/${program}.js

${programs[program]}

It takes no arguments: its settings are environment variables, which .env.example lists. "node dist/cli.js --help" lists the operator's
commands.`;
  if (['--help', '-h'].includes(argument)) {
    console.log(usage);
    process.exit(0);
  }
  console.error(`The argument ${JSON.stringify(argument)} is unknown.\n\n${usage}`);
  process.exit(2);
}
