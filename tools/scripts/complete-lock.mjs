// Adds to package-lock.json what npm leaves out when it is written with a registry that does not serve every platform's
// binaries: the optional packages of other platforms. Newer npm refuses to `npm ci` from a lock file without them. Run it after
// `npm install`; a test reports when it is needed.
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** The entries that the lock file lacks, by their key under `packages`. */
export function missingEntries({ packages }) {
  const missing = {};
  for (const [folder, { optionalDependencies = {}, dev, devOptional }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isLocked(packages, folder, name)) continue;
      const words = name.split('/').at(-1).split('-');
      const pick = (known) => words.filter((word) => known.includes(word));
      const libc = words.map((word) => libraries[word]).filter(Boolean);
      missing[`node_modules/${name}`] = {
        version,
        cpu: pick(processors),
        ...(dev && { dev }),
        ...(devOptional && { devOptional }),
        ...(libc.length > 0 && { libc }),
        optional: true,
        os: pick(systems),
      };
    }
  }
  return missing;
}

/** Whether a package in `folder` can resolve the dependency: in its own node_modules or in one above, as Node looks it up. */
function isLocked(packages, folder, name) {
  for (let at = folder; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const packages = Object.entries({ ...lock.packages, ...missingEntries(lock) });
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(
    'package-lock.json',
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`,
  );
}
