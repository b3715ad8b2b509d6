import type { EntityManager } from '@mikro-orm/postgresql';
import type { Command } from 'commander';
import { type Config, loadConfig } from '../config/config.js';
import { answer, failure } from './output.js';

/** Values of a command's options, as commander gives them: each option of token.ts or member.ts under its camel-case name. */
// biome-ignore lint/suspicious/noExplicitAny: commander types options by name only through a further package
export type Options = Record<string, any>;

/** Adds up an option that may be repeated. */
export function collect(value: string, previous: string[] = []): string[] {
  return [...previous, value];
}

/**
 * Gives the command its `--json` option and its work: opens the database, prints what the work returns, sets the exit status.
 *
 * @param asItIs the database is opened without being brought to the newest schema
 */
export function withDatabase(
  command: Command,
  work: (config: Config, databaseUrl: string, args: string[], options: Options) => Promise<unknown>,
  { asItIs = false } = {},
): Command {
  return command.option('--json', 'answer in JSON').action(async () => {
    const options = command.opts<Options>();
    const { writeOut } = command.configureOutput();
    try {
      const config = loadConfig();
      const { openDatabase, reachDatabase } = await import('../db/database.js');
      const database = await (asItIs ? reachDatabase : openDatabase)(config);
      try {
        writeOut!(answer(await work(config, database.url, command.args, options), Boolean(options.json)));
      } finally {
        await database.stop();
      }
    } catch (error) {
      command.error(failure(error, Boolean(options.json)));
    }
  });
}

/** The same for work that a service does. */
export function asOperator(
  command: Command,
  work: (em: EntityManager, args: string[], options: Options, config: Config) => Promise<unknown>,
): Command {
  return withDatabase(command, async (config, databaseUrl, args, options) => {
    const { openOrm } = await import('../db/orm.js');
    const orm = await openOrm(databaseUrl, 1);
    try {
      return await work(orm.em.fork(), args, options, config);
    } finally {
      await orm.close();
    }
  });
}
