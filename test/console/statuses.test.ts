import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, isEnumType } from 'graphql';
import { ofRecord, toneOfStatus } from '../../console/src/parts/statuses.js';

/** Not of a record: the state of the service, and a class of answers. */
const others = ['HealthStatus'];
const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
const enums = Object.values(schema.getTypeMap())
  .filter(isEnumType)
  .filter(({ name }) => /Status$|ReleaseState$/.test(name) && !others.includes(name));
const valuesOf = (names: readonly { getValues: () => readonly { name: string }[] }[]) =>
  new Set(names.flatMap((type) => type.getValues().map(({ name }) => name)));

describe('the colors of statuses', () => {
  it('cover every status of every record in the schema, and no other word', () => {
    expect(enums.length).toBeGreaterThan(12);
    expect(Object.keys(toneOfStatus).sort()).toEqual([...valuesOf(enums)].sort());
  });

  it('have exceptions for statuses that the record has', () => {
    for (const [record, statuses] of Object.entries(ofRecord)) {
      const type = enums.find(({ name }) => name.toLowerCase() === `${record}status`);
      const known = valuesOf(type ? [type] : []);
      for (const status of Object.keys(statuses))
        expect([record, status, known.has(status)]).toEqual([record, status, true]);
    }
  });

  it('are legible in both schemes: the word has 4.5 to 1, and its dot 3 to 1', () => {
    for (const scheme of readSchemes()) {
      for (const tone of ['accent', 'success', 'warning', 'danger']) {
        const ground = scheme[`${tone}-soft`]!;
        expect(contrast(scheme.ink!, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(scheme[tone]!, ground)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(scheme.ink!, scheme.sunken!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(scheme.muted!, scheme.sunken!)).toBeGreaterThanOrEqual(3);
    }
  });
});

/** The tokens of the light scheme, and of the dark one. */
function readSchemes(): Record<string, string>[] {
  const css = readFileSync('console/src/style.css', 'utf8');
  return [/^:root \{([^}]*)\}/m, /^:root\[data-scheme="dark"\] \{([^}]*)\}/m].map((block) =>
    Object.fromEntries(
      [...block.exec(css)![1]!.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, color]) => [name!, color!]),
    ),
  );
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
