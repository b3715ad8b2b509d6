import { registerHooks } from 'node:module';
import { faults, helpers } from './faults.js';

// `node --import` this module: it edits the compiled modules of the service as they are loaded. The programs are bundled; here they are
// loaded from the modules.
registerHooks({
  resolve(specifier, context, nextResolve) {
    return nextResolve(specifier.replace(/\/bundle\/main\.js$/, '/main.js'), context);
  },
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const [, module] = /\/dist\/builds\/[^/]+\/(.+)$/.exec(url) ?? [];
    const ofModule = faults.filter((one) => one.module === module);
    if (ofModule.length === 0) return loaded;
    let source = loaded.source.toString();
    for (const { name, from, to } of ofModule) {
      if (!source.includes(from)) throw new Error(`${module} has no place for ${name}.`);
      source = source.replace(from, () => to);
    }
    return { ...loaded, source: helpers + source };
  },
});
