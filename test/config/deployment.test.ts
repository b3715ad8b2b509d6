import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { loadConfig } from '../../src/config/load-config.js';
import { settings } from '../../src/config/settings.js';
import { banner } from '../../src/process/banner.js';

const known = new Set(Object.values(settings).map(({ name }) => name));
const text = (path: string) => readFileSync(path, 'utf8');
const packaged = JSON.parse(text('package.json')) as {
  engines: { node: string };
  dependencies: Record<string, string>;
};

/** Parses `A=1 B=2`, on one line or several. */
function variablesOf(lines: string): Record<string, string> {
  return Object.fromEntries([...lines.matchAll(/([A-Z][A-Z0-9_]*)=(\S*)/g)].map(([, name, value]) => [name!, value!]));
}

/** Problems that the service would report at start; the examples contain no keys, so one is added. */
function problemsOf(env: Record<string, string>): string {
  try {
    loadConfig({ ...env, ENCRYPTION_KEYS: Buffer.alloc(32).toString('base64') });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const secrets = variablesOf(text('deploy/cps.env.example').replace(/^#.*$/gm, ''));

describe('the image', () => {
  const lines = text('Dockerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const all = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  it('uses the Node version that the service requires', () => {
    const major = packaged.dependencies.node!.split('.')[0];
    for (const from of all('FROM')) expect(from).toMatch(new RegExp(`^node:${major}-slim\\b`));
  });

  it('copies only files that exist and that .dockerignore lets through', () => {
    const allowed = text('.dockerignore')
      .match(/^!.*$/gm)!
      .map((line) => line.slice(1));
    const copied = all('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(' ').slice(0, -1));
    expect(copied.length).toBeGreaterThan(4);
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    expect(copied.sort()).toEqual(allowed.sort());
  });

  it('runs as an unprivileged user in exec form, stops on SIGTERM, and checks its health with /readyz', () => {
    expect(all('USER')).toEqual(['node']);
    expect(all('STOPSIGNAL')).toEqual(['SIGTERM']);
    const [command] = all('CMD').map((line) => JSON.parse(line) as string[]);
    expect(command).toEqual(['node', builtFrom('src/main.ts')]);
    const health = JSON.parse(all('HEALTHCHECK')[0]!.replace(/^.*?CMD /, '')) as string[];
    expect(health.slice(0, 2)).toEqual(['node', '-e']);
    expect(health[2]).toContain('/readyz');
    expect(() => new Function(health[2]!)).not.toThrow();
  });

  it('contains the program that the service names at start', () => {
    const config = loadConfig({
      ...secrets,
      NODE_ENV: 'production',
      ENCRYPTION_KEYS: Buffer.alloc(32).toString('base64'),
    });
    expect(banner(config, 'http://127.0.0.1:4000', undefined)).toContain(
      ` node ${builtFrom('src/cli.ts')} token create --help`,
    );
  });

  it('sets only settings of the service, to valid values', () => {
    const env = Object.assign({}, ...all('ENV').map(variablesOf)) as Record<string, string>;
    expect(Object.keys(env).filter((name) => !known.has(name))).toEqual([]);
    expect(problemsOf({ ...secrets, ...env })).toBe('');
  });
});

describe('the compose file', () => {
  interface Service {
    image: string;
    build?: string;
    command?: string[];
    environment?: Record<string, string>;
    env_file?: string;
    volumes?: string[];
    depends_on?: Record<string, { condition: string }>;
    networks: string[] | Record<string, { ipv4_address: string }>;
    stop_grace_period?: string;
  }
  const compose = parse(text('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const own = Object.entries(compose.services).filter(([, { build }]) => build);

  it('runs PostgreSQL 18, a migration that ends before the rest starts, two web processes, two workers and a proxy', () => {
    expect(Object.keys(compose.services)).toEqual([
      'postgres',
      'migrate',
      'web-1',
      'web-2',
      'worker-1',
      'worker-2',
      'proxy',
    ]);
    expect(compose.services.postgres!.image).toBe('postgres:18');
    for (const [name, { depends_on, environment, stop_grace_period }] of own) {
      expect(Number.parseInt(stop_grace_period!, 10)).toBeGreaterThan(15);
      if (name === 'migrate') continue;
      expect(depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
      expect(environment!.ROLE).toBe(name.split('-')[0]);
    }
  });

  it('names only settings, files, programs, volumes and services that exist', () => {
    for (const [, { environment = {}, command }] of own) {
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
      expect(problemsOf({ ...secrets, NODE_ENV: 'production', ...environment })).toBe('');
      if (command) expect(command.slice(0, 2)).toEqual(['node', builtFrom('src/cli.ts')]);
    }
    for (const { volumes = [], depends_on = {}, env_file } of Object.values(compose.services)) {
      for (const source of volumes.map((volume) => volume.split(':')[0]!)) {
        const there = source.startsWith('./') ? existsSync(source) || ignored(source) : source in compose.volumes;
        expect({ source, there }).toEqual({ source, there: true });
      }
      for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty([name]);
      if (env_file) expect(existsSync(`${env_file}.example`) && ignored(env_file)).toBe(true);
    }
  });

  it('gives the web processes the addresses that the proxy connects to, and the proxy the address that they trust', () => {
    const addressOf = (name: string) =>
      (compose.services[name]!.networks as Record<string, { ipv4_address: string }>).inside;
    const upstreams = [...text('deploy/nginx/upstream.compose.conf').matchAll(/server ([\d.]+):4000/g)].map(
      ([, ip]) => ip,
    );
    expect(['web-1', 'web-2'].map((name) => addressOf(name)!.ipv4_address)).toEqual(upstreams);
    for (const name of ['web-1', 'web-2']) {
      expect(compose.services[name]!.environment!.TRUSTED_PROXIES).toBe(addressOf('proxy')!.ipv4_address);
    }
  });

  it('takes secrets from files whose examples contain settings only, and for PostgreSQL its password only', () => {
    expect(Object.keys(secrets).filter((name) => !known.has(name))).toEqual([]);
    const { POSTGRES_PASSWORD: password, ...others } = variablesOf(
      text(`${compose.services.postgres!.env_file}.example`),
    );
    expect(others).toEqual({});
    expect(new URL(secrets.DATABASE_URL!)).toMatchObject({ hostname: 'postgres', password });
    expect(text('compose.yaml')).not.toContain(password);
  });
});

describe('the systemd units', () => {
  it.each(globSync('deploy/systemd/*.service'))('%s runs a program that exists with settings that exist', (path) => {
    const unit = text(path);
    const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
    const env = variablesOf(value('Environment')!.replace('%i', '4001'));
    expect(Object.keys(env).filter((name) => !known.has(name))).toEqual([]);
    expect(problemsOf({ ...secrets, ...env })).toBe('');
    // Health checks and scrapers find the service on this port.
    expect(env.PORT).toBe('4001');
    const [program, file] = value('ExecStart')!.split(' ');
    expect(program!.endsWith('/node_modules/.bin/node') && 'node' in packaged.dependencies).toBe(true);
    expect([builtFrom('src/main.ts'), builtFrom('src/worker.ts')]).toContain(file);
    expect(Number(value('TimeoutStopSec'))).toBeGreaterThan(15);
    expect([value('Restart'), value('NoNewPrivileges'), value('ProtectSystem')]).toEqual([
      'on-failure',
      'true',
      'strict',
    ]);
  });
});

describe('the nginx configuration', () => {
  const front = text('deploy/nginx/cps.conf');

  it('keeps the operators’ endpoints internal', () => {
    for (const path of ['/readyz', '/healthz', '/metrics']) {
      expect(front).toMatch(new RegExp(`location = ${path} +\\{ return 404; \\}`));
    }
  });

  describe('the rolling restart script', () => {
    const upstream = text('deploy/nginx/upstream.conf');
    const down = (port: number) => upstream.replace(new RegExp(`(:${port} .*);`), '$1 down;');

    /**
     * Runs the script with a restart command that prints which ports nginx leaves out at that time. Returns that
     * output, and the file afterwards.
     */
    function run(before: string): { restarts: string[]; after: string } {
      const folder = mkdtempSync(join(tmpdir(), 'cps-restart-'));
      const path = join(folder, 'upstream.conf');
      writeFileSync(path, before);
      for (const program of ['nginx', 'curl']) writeFileSync(join(folder, program), '#!/bin/sh\n', { mode: 0o755 });
      const restart = join(folder, 'restart');
      writeFileSync(
        `${restart}.sh`,
        `#!/bin/sh\necho "$1" $(grep -oE '[0-9]+ .* down;' ${path} | grep -oE '^[0-9]+')\n`,
      );
      try {
        const env = { PATH: `${folder}:${process.env.PATH}` };
        const script = ['deploy/nginx/rolling-restart.sh', path, `sh ${restart}.sh `];
        const output = execFileSync('bash', script, { env, encoding: 'utf8' });
        return { restarts: output.trim().split('\n'), after: text(path) };
      } finally {
        rmSync(folder, { recursive: true });
      }
    }

    it('takes one process out at a time, and restores the file', () => {
      expect(run(upstream)).toEqual({ restarts: ['4001 4001', '4002 4002'], after: upstream });
    });

    it.each([4001, 4002])('first brings up %d, which an interrupted run has left down', (port) => {
      const { restarts, after } = run(down(port));
      expect(restarts[0]).toBe(`${port} ${port}`);
      expect(restarts.map((line) => line.split(' ').length)).toEqual([2, 2]);
      expect(after).toBe(upstream);
    });
  });

  it('never repeats a request that was sent, forwards the caller’s address, and lets the service judge a body of the usual limit', () => {
    expect(front).toMatch(/^ *proxy_next_upstream +error timeout;$/m);
    expect(front).toMatch(/proxy_set_header X-Forwarded-For +\$remote_addr;/);
    const megabytes = Number(/client_max_body_size +(\d+)m;/.exec(front)![1]);
    expect(megabytes * 1024 * 1024).toBeGreaterThan(loadConfig({}).bodyLimitBytes);
  });
});

/** The program that a source file is compiled to. */
function builtFrom(source: string): string {
  expect(existsSync(source)).toBe(true);
  return source.replace(/^src\/(.*)\.ts$/, 'dist/$1.js');
}

function ignored(path: string): boolean {
  const lines = text('.gitignore').split('\n');
  return lines.some((line) => join(line) === join(path) || join(line) === `${join(path)}/`);
}
