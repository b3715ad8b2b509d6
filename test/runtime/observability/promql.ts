/** A metric that an expression reads, with its label matchers. */
export interface Selector {
  metric: string;
  matchers: Array<{ label: string; value: string }>;
}

/** The selectors of a PromQL expression, and the labels that it groups by. */
export function namesIn(expression: string): { selectors: Selector[]; grouped: string[] } {
  const selectors = [...expression.matchAll(/([a-zA-Z_:][\w:]*)\{([^}]*)\}|\b(cps_\w+|up)\b/g)].map(
    ([, selected, inside = '', bare]) => ({
      metric: (selected ?? bare)!,
      matchers: [...inside.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"([^"]*)"/g)].map(([, label, value]) => ({
        label: label!,
        value: value!,
      })),
    }),
  );
  const grouped = [...expression.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)].flatMap(([, list]) =>
    list!.split(',').map((label) => label.trim()),
  );
  return { selectors, grouped };
}

/** The series of a scrape by name, with their labels and values. The parts of a histogram are separate series. */
export function seriesIn(scrape: string): Map<string, Map<string, Set<string>>> {
  const series = new Map<string, Map<string, Set<string>>>();
  for (const [, name, inside = ''] of scrape.matchAll(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/gm)) {
    let labels = series.get(name!);
    if (!labels) series.set(name!, (labels = new Map()));
    for (const [, label, value] of inside.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)) {
      if (!labels.has(label!)) labels.set(label!, new Set());
      labels.get(label!)!.add(value!);
    }
  }
  return series;
}
