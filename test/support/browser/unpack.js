// Unpacks the browser of the npm package, its libraries and its fonts into the folder of the first argument. The package unpacks
// into the temporary folder of its process and takes a file that exists for a complete one, so this process has a temporary
// folder of its own, which is renamed when it is complete: a process that is killed here, or a second one at the same time,
// leaves nothing that looks complete.
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [, , target] = process.argv;
await mkdir(dirname(target), { recursive: true });
const staging = await mkdtemp(`${target}-`);
process.env.TMPDIR = staging;
try {
  const entry = import.meta.resolve('@sparticuz/chromium');
  const { inflate } = await import(entry);
  const archives = fileURLToPath(new URL('../bin/', entry));
  for (const archive of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']) await inflate(join(archives, archive));
  // Only these fonts, so that a page has the same widths on every machine.
  const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(target, 'fonts')}</dir><cachedir>${join(target, 'fonts-cache')}</cachedir></fontconfig>
`;
  await writeFile(join(staging, 'fonts.conf'), fonts);
  await rename(staging, target);
} catch (error) {
  await rm(staging, { recursive: true, force: true });
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
