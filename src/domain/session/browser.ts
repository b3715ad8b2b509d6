/** The first that a browser's description of itself matches, and its version: others name those before them too. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/(?:Version\/(\d+).*)?Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** `Chrome on Windows`, or the description itself where it is another program's. */
export function nameBrowser(userAgent: string): string {
  const { name, system } = recognized(userAgent);
  return name ? `${name}${system}` : userAgent;
}

/** `Chrome 153 on Windows`, or the description itself where it is another program's. */
export function browserWithVersion(userAgent: string): string {
  const { name, version, system } = recognized(userAgent);
  return name ? `${name}${version && ` ${version}`}${system}` : userAgent;
}

function recognized(userAgent: string) {
  const [pattern, name] = browsers.find(([each]) => each.test(userAgent)) ?? [];
  const [, system] = systems.find(([each]) => each.test(userAgent)) ?? [];
  const [, version = ''] = pattern?.exec(userAgent) ?? [];
  return { name, version, system: system ? ` on ${system}` : '' };
}
