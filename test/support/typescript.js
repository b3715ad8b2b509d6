// Lets Node run the project's TypeScript as Jest does, with the same compiler and settings: node --import ./test/support/typescript.js file.ts
// (Node's own type stripping knows no decorators.)
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from '../../tools/scripts/swc.mjs';

registerHooks({
  resolve(specifier, context, next) {
    // Relative imports, and the absolute URL that a worker thread is started with.
    if (/^(\.|file:).*\.js$/.test(specifier)) {
      const source = new URL(`${specifier.slice(0, -3)}.ts`, context.parentURL);
      if (!source.pathname.includes('/node_modules/') && existsSync(source)) return next(source.href, context);
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith('.ts') || url.includes('/node_modules/')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...swcOptions,
      sourceMaps: 'inline',
      filename,
      swcrc: false,
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
