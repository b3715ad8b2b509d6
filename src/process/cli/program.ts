import { Command } from 'commander';
import { version } from '../../runtime/generated/version.js';
import { creditsCommand, invoiceLimitCommand, priceCommand } from './credits.js';
import { databaseCommands } from './database.js';
import { formsCommand } from './forms.js';
import { memberCommand } from './member.js';
import { recordingOfficesCommand } from './recording-offices.js';
import { recoveryCommands } from './recovery.js';
import { secretsCommand } from './secrets.js';
import { signInCommand } from './sign-in.js';
import { tokenCommand } from './token.js';

/** All commands of the operator's CLI. */
export function program(): Command {
  const cps = new Command('cps')
    .description(
      'Commands for operators. They use DATABASE_URL or, if it is not set, the embedded database of DATA_DIR. The service may be running.',
    )
    .version(version)
    .showHelpAfterError('(--help shows the options)');
  for (const command of [
    tokenCommand(),
    memberCommand(),
    signInCommand(),
    creditsCommand(),
    priceCommand(),
    invoiceLimitCommand(),
    formsCommand(),
    recordingOfficesCommand(),
    secretsCommand(),
    ...databaseCommands(),
    ...recoveryCommands(),
  ])
    cps.addCommand(command);
  return cps;
}
