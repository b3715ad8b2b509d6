/** One thing that must hold at the end, and what speaks against it. */
export interface Check {
  what: string;
  /** How many of them there are. */
  count: number;
  wrong: string[];
}

/** A check of many things, each of which is right or says what is wrong with it. */
export function checkEach<Thing>(
  what: string,
  things: Iterable<Thing>,
  fault: (thing: Thing) => string | undefined | false,
): Check {
  const all = [...things];
  const wrong = all.map(fault).filter((one): one is string => typeof one === 'string');
  return { what, count: all.length, wrong };
}

/** Things by what they have in common. */
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
