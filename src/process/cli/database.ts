import { Command } from 'commander';
import { OperatorError } from '../../config/operator-error.js';
import { withDatabase } from './command.js';

export function databaseCommands(): Command[] {
  const migrate = withDatabase(
    new Command('migrate').description('Migrate the database to the newest schema.'),
    // Opening the database migrates it, for every command.
    async () => ({ migrated: true }),
  );
  const seed = withDatabase(
    new Command('seed').description('Fill an empty database with the demo organization, and print its tokens.'),
    async (config, databaseUrl) => {
      const { demoTokens } = await import('../seed/demo-tokens.js');
      const tokens = await demoTokens(config, databaseUrl);
      if (!tokens)
        throw new OperatorError(
          'The database is not empty, and its demo tokens were not created from this data folder.',
        );
      return { organizationId: tokens.organizationId, liveToken: tokens.liveToken, sandboxToken: tokens.sandboxToken };
    },
  );
  return [migrate, seed];
}
