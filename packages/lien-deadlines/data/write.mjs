/** Writes rules.json and rules.schema.json beside the compiled modules of a folder: node data/write.mjs FOLDER. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rulesSchema } from './schema.mjs';

const folder = resolve(process.argv[2]);
const compiled = await import(pathToFileURL(join(folder, 'index.js')).href);
const { federalRules: federal, federalLaw, stateRules: states } = compiled;
const files = {
  'rules.json': { federal, federalHolidays: federalLaw.holidays, states },
  'rules.schema.json': rulesSchema(compiled),
};
for (const [name, content] of Object.entries(files)) {
  writeFileSync(join(folder, name), `${JSON.stringify(content, null, 1)}\n`);
}
