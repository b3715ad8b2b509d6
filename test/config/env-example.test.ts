import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { renderEnvExample } from '../../src/config/env-example.js';
import { settings } from '../../src/config/settings.js';

describe('.env.example', () => {
  it('matches the settings', () => {
    const committed = readFileSync('.env.example', 'utf8');
    if (committed !== renderEnvExample()) throw new Error('.env.example is stale. Run: npm run generate');
  });

  it('lists every variable once, commented out, under its description', () => {
    const text = renderEnvExample();
    for (const { name, description } of Object.values(settings)) {
      expect(text.match(new RegExp(`^#${name}=`, 'gm'))).toHaveLength(1);
      expect(text.replaceAll('\n# ', ' ')).toContain(description);
    }
  });
});
