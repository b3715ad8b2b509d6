import type { Config } from '../config/config.js';
import { getPublicUrl } from '../config/public-url.js';
import type { DemoTokens } from './seed/demo-tokens.js';

/** The text shown when the service is up. `url` is the address that it listens on. */
export function banner(config: Config, url: string, demo?: DemoTokens & { signIn: string }): string {
  if (config.role === 'worker') return `Runs jobs; health at ${url}/healthz`;
  const lines = [
    '',
    // By name: a passkey belongs to no IP address.
    `  Console      ${getPublicUrl({ ...config, port: Number(new URL(url).port) })}/`,
    `  Guides       ${url}/docs`,
    `  GraphQL      ${url}/graphql`,
    `  REST         ${url}/api/v1`,
    `  Description  ${url}/api/openapi.json`,
    `  Health       ${url}/readyz`,
  ];
  if (demo) {
    lines.push(
      '',
      `  Demo token, live     ${demo.liveToken}`,
      `  Demo token, sandbox  ${demo.sandboxToken}`,
      `  Sign in, once        ${demo.signIn}`,
      '',
      '  Try it:',
      `  curl -H "Authorization: Bearer ${demo.sandboxToken}" ${url}/api/v1/organizations`,
    );
  } else {
    // Without development dependencies, npm could not build what it runs.
    const cps = config.nodeEnv === 'production' ? 'node dist/cli.js' : 'npm run --silent cps --';
    lines.push('', `  Create a token with: ${cps} token create --help`);
  }
  return `${lines.join('\n')}\n`;
}
