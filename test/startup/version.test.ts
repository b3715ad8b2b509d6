import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { description } from '../support/records/openapi.js';
import { shareWorld } from '../support/worlds/world.js';
import { runHere } from './commands.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

describe('the version of the build', () => {
  const world = shareWorld();

  it('is the same in the packages, at /healthz and from cps --version', async () => {
    const { statusCode, body } = await world.app.server.inject('/healthz');
    expect([statusCode, JSON.parse(body)]).toEqual([200, { status: 'ok', version }]);
    expect(await runHere(['--version'], {})).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
    expect(JSON.parse(readFileSync('clients/rest/package.json', 'utf8')).version).toBe(version);
    // The guide names the file that npm packs from the client.
    expect(readFileSync('docs/integrators/rest.md', 'utf8')).toContain(`npm install cps-rest-client-${version}.tgz`);
  });

  it('is not the version of the API', () => {
    expect(description.info.version).toBe('1.0.0');
  });
});
