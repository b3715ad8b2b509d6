// Asks the registry for known advisories against the service's dependencies, and fails on those that are high or critical. If
// the registry does not support such requests or does not answer, the build continues with a line that says so.
import { spawnSync } from 'node:child_process';

const stopping = ['high', 'critical'];
const unreachable = /^request to .* failed|\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT)\b/;

/**
 * Evaluates the output of `npm audit --json`.
 *
 * @param {string} text
 * @returns {{ status: 0 | 1, lines: string[] }} the exit status, and the lines to print
 */
export function judge(text) {
  let report;
  try {
    report = JSON.parse(text);
  } catch {
    return { status: 1, lines: ['npm audit gave no answer that can be read.'] };
  }
  if (report?.auditReportVersion === 2 && typeof report.vulnerabilities === 'object') return weigh(report);
  const message = typeof report?.message === 'string' ? report.message : '';
  // A registry answers 400 to an invalid lock file: that is a fault on this side.
  if ((Number.isInteger(report?.statusCode) && report.statusCode !== 400) || unreachable.test(message)) {
    return {
      status: 0,
      lines: [`The registry does not say which advisories there are, so none were looked at: ${message}`],
    };
  }
  return { status: 1, lines: [`npm audit gave no answer that is known: ${text.trim().slice(0, 500)}`] };
}

function weigh({ vulnerabilities, metadata }) {
  const found = Object.values(vulnerabilities).filter(({ severity }) => stopping.includes(severity));
  if (found.length === 0) {
    return {
      status: 0,
      lines: [`No advisory that is high or critical against ${metadata?.dependencies?.prod ?? 'the'} packages.`],
    };
  }
  const lines = found.map(({ name, range, severity, via, fixAvailable }) => {
    const why = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} (${one.url})`));
    const fix = typeof fixAvailable === 'object' ? `; ${fixAvailable.name} ${fixAvailable.version} fixes it` : '';
    return `${severity}: ${name} ${range}: ${why.join('; ')}${fix}`;
  });
  return { status: 1, lines };
}

if (process.argv[1] === import.meta.filename) {
  const asked = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=30000'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { status, lines } = judge(asked.stdout ?? '');
  for (const line of lines) console.log(line);
  process.exitCode = status;
}
