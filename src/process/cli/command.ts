import type { EntityManager } from '@mikro-orm/postgresql';
import type { Command } from 'commander';
import type { Config } from '../../config/config.js';
import { loadConfig } from '../../config/load-config.js';
import type { Db } from '../../entities/generated/database.js';
import { answer, failure } from './output.js';

/** Values of a command's options, as commander returns them: each option under its camel-case name. */
// biome-ignore lint/suspicious/noExplicitAny: commander types options by name only through a further package
type Options = Record<string, any>;

/** Collects the values of an option that may be repeated. */
export function collect(value: string, previous: string[] = []): string[] {
  return [...previous, value];
}

/**
 * Adds the `--json` option and the action to a command: opens the database, prints the result, sets the exit status.
 *
 * @param asItIs whether to open the database without migrating it
 */
export function withDatabase(
  command: Command,
  work: (config: Config, databaseUrl: string, args: string[], options: Options) => Promise<unknown>,
  { asItIs = false } = {},
): Command {
  return command.option('--json', 'print the result as JSON').action(async () => {
    const options = command.opts<Options>();
    const { writeOut } = command.configureOutput();
    try {
      const config = loadConfig();
      const { openDatabase, reachDatabase } = await import('../../db/database.js');
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

/** The same for an action that needs an entity manager. */
export function asOperator(
  command: Command,
  work: (em: EntityManager, args: string[], options: Options, config: Config) => Promise<unknown>,
): Command {
  return withDatabase(command, async (config, databaseUrl, args, options) => {
    const { openOrm } = await import('../../db/orm.js');
    const { readDatabaseClock } = await import('../../db/database-clock.js');
    const orm = await openOrm(databaseUrl, 1);
    try {
      await readDatabaseClock(orm.em.getConnection().getClient() as unknown as Db);
      return await work(orm.em.fork(), args, options, config);
    } finally {
      await orm.close();
    }
  });
}
