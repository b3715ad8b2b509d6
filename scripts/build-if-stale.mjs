// Builds when a source is newer than the last build. A build beside a running server would rewrite files it may yet load.
import { execSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';

const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const built = changed('dist/cli.js');
const sources = ['package.json', 'tsconfig.json', ...globSync('src/**/*')];

if (sources.some((file) => changed(file) > built)) {
  // Standard output belongs to the command that follows.
  execSync('npm run --silent build', { stdio: ['ignore', process.stderr.fd, 'inherit'] });
}
