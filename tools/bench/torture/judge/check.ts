/** One condition that must hold at the end, and what violates it. */
export interface Check {
  what: string;
  /** How many were checked. */
  count: number;
  wrong: string[];
}

/** A check of many things; each is correct or returns what is wrong with it. */
export function checkEach<Thing>(
  what: string,
  things: Iterable<Thing>,
  fault: (thing: Thing) => string | undefined | false,
): Check {
  const all = [...things];
  const wrong = all.map(fault).filter((one): one is string => typeof one === 'string');
  return { what, count: all.length, wrong };
}

/** Groups things by a key. */
export function grouped<Thing>(things: Iterable<Thing>, key: (thing: Thing) => string): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const name = key(thing);
    const group = groups.get(name);
    if (group) group.push(thing);
    else groups.set(name, [thing]);
  }
  return groups;
}
