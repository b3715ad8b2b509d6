// Writes .env.example from the settings of the last build.
import { writeFileSync } from 'node:fs';
import { renderEnvExample } from '../../dist/current/config/env-example.js';

writeFileSync('.env.example', renderEnvExample());
