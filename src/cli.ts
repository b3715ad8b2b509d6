#!/usr/bin/env node
import './process/cli/log-to-stderr.js';

import { program } from './process/cli/program.js';

await program().parseAsync();
