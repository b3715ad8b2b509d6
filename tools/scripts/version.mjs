// Writes src/runtime/generated/version.ts from package.json.
import { readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync(
  'src/runtime/generated/version.ts',
  `/** The version of the service, from package.json: run \`npm run generate\`. */\nexport const version = '${version}';\n`,
);
