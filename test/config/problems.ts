import { randomBytes } from 'node:crypto';
import { ConfigError, loadConfig } from '../../src/config/load-config.js';

/** An encryption key for stored secrets. */
export const key = () => randomBytes(32).toString('base64');

export const databaseUrl = 'postgresql://cps:secret@db.example.com:5432/cps';

/** The problems of an environment, one message each. */
export function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
