import { Command } from 'commander';
import { OperatorError } from '../config/operator-error.js';
import { withDatabase } from './command.js';

export function databaseCommands(): Command[] {
  const migrate = withDatabase(
    new Command('migrate').description('Bring the database to the newest schema.'),
    // Every command opens the database through the same door, which migrates it.
    async () => ({ migrated: true }),
  );
  const seed = withDatabase(
    new Command('seed').description('Fill an empty database with the demo organization, and show its tokens.'),
    async (config, databaseUrl) => {
      const { demoTokens } = await import('../seed/demo-tokens.js');
      const tokens = await demoTokens(config, databaseUrl);
      if (!tokens)
        throw new OperatorError('The database is not empty, and the demo tokens were not made from this data folder.');
      return { organizationId: tokens.organizationId, liveToken: tokens.liveToken, sandboxToken: tokens.sandboxToken };
    },
  );
  return [migrate, seed];
}
