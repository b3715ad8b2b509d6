import { Console } from 'node:console';

// Standard output carries only a command's result; what libraries log goes to standard error. This must be the
// first import: libraries keep the console that they find when they are loaded.
globalThis.console = new Console(process.stderr, process.stderr);
