import { Console } from 'node:console';

// Standard output carries only a command's result, so library logs go to standard error. This must be the first import:
// libraries keep the console that exists when they are loaded.
globalThis.console = new Console(process.stderr, process.stderr);
