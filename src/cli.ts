#!/usr/bin/env node
import './cli/log-to-stderr.js';

import { program } from './cli/program.js';

await program().parseAsync();
