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
    const fault = faults.find((one) => one.module === module);
    if (!fault) return loaded;
    const source = loaded.source.toString();
    if (!source.includes(fault.from)) throw new Error(`${module} has no place for ${fault.name}.`);
    return { ...loaded, source: helpers + source.replace(fault.from, () => fault.to) };
  },
});
