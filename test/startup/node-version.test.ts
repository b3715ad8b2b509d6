import { readdir } from 'node:fs/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { expectNode } from '../../src/config/node-version.js';
import { newDataFolder, removeDataFolders } from './data-folder.js';
import { runProgram } from './service-process.js';

afterAll(removeDataFolders);

/** Loaded before the program, so that Node reports this version. */
const NODE_20 = "Object.defineProperty(process.versions,'node',{value:'20.20.2'})";

describe('the version of Node', () => {
  it.each(['20.20.2', '22.18.0', '18.19.0'])('refuses Node %s, and names the command that works', (version) => {
    expect(() => expectNode(version)).toThrow(`and this is Node ${version}. Run npm start`);
  });

  it.each(['22.19.0', '24.21.0', '25.0.0'])('accepts Node %s', (version) => {
    expect(() => expectNode(version)).not.toThrow();
  });

  it.each(['dist/main.js', 'dist/worker.js'])('is checked by %s before a database is created', async (file) => {
    const dataDir = await newDataFolder();
    const option = `--import=data:text/javascript,${encodeURIComponent(NODE_20)}`;
    const service = runProgram(file, [], { DATA_DIR: dataDir, PORT: '0', NODE_OPTIONS: option });
    expect(await service.exited).toBe(1);
    expect(service.stderr()).toMatch(/^The service needs Node 22\.19 or newer, and this is Node 20\.20\.2\./);
    expect(await readdir(dataDir).catch(() => [])).toEqual([]);
  });
});
