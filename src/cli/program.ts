import { Command } from 'commander';
import { version } from '../generated/version.js';
import { creditsCommand, invoiceLimitCommand, priceCommand } from './credits.js';
import { databaseCommands } from './database.js';
import { memberCommand } from './member.js';
import { recoveryCommands } from './recovery.js';
import { secretsCommand } from './secrets.js';
import { tokenCommand } from './token.js';

/** All commands, for one line of the operator's. */
export function program(): Command {
  const cps = new Command('cps')
    .description(
      "The operator's commands. They work on DATABASE_URL, or else on the embedded database of DATA_DIR, beside a running server or without one.",
    )
    .version(version)
    .showHelpAfterError('(--help shows the options)');
  for (const command of [
    tokenCommand(),
    memberCommand(),
    creditsCommand(),
    priceCommand(),
    invoiceLimitCommand(),
    secretsCommand(),
    ...databaseCommands(),
    ...recoveryCommands(),
  ])
    cps.addCommand(command);
  return cps;
}
