import { OperatorError } from './operator-error.js';

/** The oldest Node that all packages of the service run on. */
const OLDEST = [22, 19] as const;

/** @throws OperatorError on an older Node: some packages would fail only after the database has started, and leave it running. */
export function expectNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new OperatorError(
    `The service needs Node ${OLDEST.join('.')} or newer, and this is Node ${version}. ` +
      'Run npm start, or node_modules/.bin/node dist/main.js: both use the Node that comes with the packages.',
  );
}
