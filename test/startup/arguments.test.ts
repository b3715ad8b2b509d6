/** @sampled tests */
import { readdir } from 'node:fs/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { newDataFolder, removeDataFolders } from './data-folder.js';
import { runProgram } from './service-process.js';

afterAll(removeDataFolders);

async function runWith(file: string, ...args: string[]) {
  const dataDir = await newDataFolder();
  const service = runProgram(file, args, { DATA_DIR: dataDir, PORT: '0' });
  const status = await service.exited;
  return { status, stdout: service.stdout(), stderr: service.stderr(), files: await readdir(dataDir).catch(() => []) };
}

describe.each(['dist/main.js', 'dist/worker.js'])('the arguments of %s', (file) => {
  it.each(['--help', '-h'])('print the usage for %s, and start nothing', async (help) => {
    const { status, stdout, stderr, files } = await runWith(file, help);
    expect([status, stderr, files]).toEqual([0, '', []]);
    expect(stdout).toMatch(`Usage: node ${file}\n`);
    expect(stdout).toContain('.env.example');
  });

  it.each([['--port=5000'], ['--role', 'web'], ['serve'], ['']])(
    'are refused, and start nothing: "%s"',
    async (...args) => {
      const { status, stdout, stderr, files } = await runWith(file, ...args);
      expect([status, stdout, files]).toEqual([2, '', []]);
      expect(stderr).toMatch(`The argument ${JSON.stringify(args[0])} is unknown.\n\nUsage: node ${file}\n`);
    },
  );
});
