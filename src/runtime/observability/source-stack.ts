import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** `file:///…/bundle/app-3F2A.js:120:7` */
const placeInBundle = /(file:\/\/\/[^\s():]+\/bundle\/[\w.-]+\.js):(\d+):(\d+)/g;

/** More places than the errors of a process have. */
const capacity = 1_000;
const resolvedPlaces = new Map<string, string>();

/**
 * A stack with the lines of the sources in place of those of the bundle. Node could do this for every error, but it would keep
 * the maps of all files in memory: here a map is read when an error names a new place, and only the place is kept for good.
 */
export function sourceStack(stack: string): string {
  return stack.replace(placeInBundle, (place, url: string, line: string, column: string) => {
    const resolvedPlace = resolvedPlaces.get(place);
    if (resolvedPlace) return resolvedPlace;
    const origin = loadMap(url)?.findOrigin(Number(line), Number(column));
    const source =
      origin && 'fileName' in origin
        ? `${new URL(origin.fileName, url).href}:${origin.lineNumber}:${origin.columnNumber}`
        : place;
    if (resolvedPlaces.size < capacity) resolvedPlaces.set(place, source);
    return source;
  });
}

/** To read the map of the service takes 0.2 s of a core, so errors in quick succession share it until memory is collected. */
const read = new Map<string, WeakRef<SourceMap>>();

/** Undefined where an operator has removed the maps. */
function loadMap(url: string): SourceMap | undefined {
  const cachedMap = read.get(url)?.deref();
  if (cachedMap) return cachedMap;
  const file = `${fileURLToPath(url)}.map`;
  if (!existsSync(file)) return undefined;
  const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  read.set(url, new WeakRef(map));
  return map;
}
