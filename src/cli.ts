#!/usr/bin/env node
import './cli/log-to-stderr.js';

import { Command } from 'commander';
import { creditsCommand, priceCommand } from './cli/credits.js';
import { databaseCommands } from './cli/database.js';
import { memberCommand } from './cli/member.js';
import { secretsCommand } from './cli/secrets.js';
import { tokenCommand } from './cli/token.js';

const program = new Command('cps')
  .description(
    "The operator's commands. They work on DATABASE_URL, or else on the embedded database of DATA_DIR, beside a running server or without one.",
  )
  .showHelpAfterError('(--help shows the options)');
for (const command of [
  tokenCommand(),
  memberCommand(),
  creditsCommand(),
  priceCommand(),
  secretsCommand(),
  ...databaseCommands(),
])
  program.addCommand(command);

await program.parseAsync();
