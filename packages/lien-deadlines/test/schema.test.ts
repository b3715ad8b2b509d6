import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as formats from 'ajv-formats';
import { noFacts } from '../src/facts.js';
import { factsOf } from './facts.fixture.js';

// biome-ignore lint/suspicious/noExplicitAny: a test breaks what it reads
type Json = any;
const folder = join(import.meta.dirname, '..');
const read = (file: string): Json => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const schema = read('dist/rules.schema.json');

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
(formats.default as unknown as (on: Ajv2020) => void)(ajv);
const validate = ajv.addSchema(schema, 'rules').getSchema('rules')!;
const validateVectors = ajv.getSchema('rules#/$defs/vectors')!;

/** What is wrong with a part of the rules; empty when it is as the schema says. */
function faults(value: unknown, part = ''): string[] {
  const check = part ? ajv.getSchema(`rules#/$defs/${part}`)! : validate;
  check(value);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const entriesIn = (value: Json): [string, Json][] => (value && typeof value === 'object' ? Object.entries(value) : []);
const keysIn = (value: Json): string[] => entriesIn(value).flatMap(([key, each]) => [key, ...keysIn(each)]);
const propertiesIn = (part: Json): string[] =>
  entriesIn(part).flatMap(([key, each]) => [...(key === 'properties' ? Object.keys(each) : []), ...propertiesIn(each)]);

describe('the JSON Schema', () => {
  it('accepts the rules', () => {
    expect(faults(read('dist/rules.json'))).toEqual([]);
  });

  it.each(globSync('vectors/*.json', { cwd: folder }).sort())('accepts %s', (file) => {
    validateVectors(read(file));
    expect(validateVectors.errors ?? []).toEqual([]);
  });

  it('names every fact, and no other', () => {
    expect(Object.keys(schema.$defs.facts.properties).sort()).toEqual(Object.keys(noFacts('CA', 'laborer')).sort());
    validateVectors([{ why: 'all', source: '1', kind: 'lien_suit', facts: factsOf(), expect: { date: null } }]);
    expect(validateVectors.errors ?? []).toEqual([]);
  });

  it('describes no property that the rules do not have', () => {
    const used = new Set(keysIn(read('dist/rules.json')));
    const { vectors: _, facts: __, course: ___, ...ofRules } = schema.$defs;
    const described = propertiesIn([schema.properties, ofRules]);
    const kinds = Object.keys(schema.$defs.course.properties);
    expect(described.length).toBeGreaterThan(50);
    // The day from which a state's roll rule holds may be missing.
    expect(new Set(described.filter((name) => !used.has(name) && !kinds.includes(name) && name !== 'from'))).toEqual(
      new Set(),
    );
  });

  const rule = () => ({
    tiers: ['subcontractor'],
    period: { kind: 'days', from: 'last_furnishing', count: 90 },
    source: 'Code 1-1',
    checked: { on: '2026-11-22', read: 'the statute' },
  });

  it.each<[string, (rule: Json) => void]>([
    ['no source', (rule) => delete rule.source],
    ['no period', (rule) => delete rule.period],
    ['no mark of a check', (rule) => delete rule.checked],
    ['an unknown tier', (rule) => (rule.tiers = ['plumber'])],
    ['no tier', (rule) => (rule.tiers = [])],
    ['an unknown property', (rule) => (rule.deadline = 90)],
    ['a misspelled option', (rule) => (rule.lookBackDays = 20)],
    ['a negative count', (rule) => (rule.period.count = -1)],
    ['half a day', (rule) => (rule.period.count = 1.5)],
    ['a count as text', (rule) => (rule.period.count = '90')],
    ['a date that no fact gives', (rule) => (rule.period.from = 'permit')],
    ['an unknown kind of period', (rule) => (rule.period.kind = 'weeks')],
    ['a period of two kinds', (rule) => (rule.period.monthsAfter = 2)],
    ['the earliest of one', (rule) => (rule.period = { kind: 'earliest', of: [rule.period] })],
    [
      'a day of the month that no month has',
      (rule) =>
        (rule.period = { kind: 'day_of_month', from: 'last_furnishing', day: 32, monthsAfter: 1, eachMonth: false }),
    ],
    ['a check on no date', (rule) => (rule.checked.on = '2026-13-01')],
    ['an unknown circumstance', (rule) => (rule.when = [{ fact: 'weather', is: true }])],
    ['a circumstance without its value', (rule) => (rule.when = [{ fact: 'residential' }])],
    ['no circumstance', (rule) => (rule.provided = [])],
    ['an effective date without a bound', (rule) => (rule.effective = { by: 'original_contract' })],
    ['a period for a right that does not exist', (rule) => (rule.noRight = 'There is no lien.')],
    ['an unknown roll', (rule) => (rule.roll = { days: 'fridays', scope: 'all', source: 'Code 1-2' })],
  ])('refuses a rule with %s', (_, breaks) => {
    expect(faults(rule(), 'rule')).toEqual([]);
    const broken = rule();
    breaks(broken);
    expect(faults(broken, 'rule')).not.toEqual([]);
  });

  it('refuses a file with an unknown kind, with a state that has no public work, and without federal rules', () => {
    const { federal, states } = read('dist/rules.json');
    const [first, ...others] = states;
    const { public: _, ...half } = first;
    expect(faults({ states })).toContainEqual(expect.stringContaining("'federal'"));
    expect(faults({ federal, states: [half, ...others] })).toContainEqual(expect.stringContaining("'public'"));
    expect(faults({ federal: { ...federal, lien: [rule()] }, states })).not.toEqual([]);
  });

  it.each<[string, object]>([
    ['an expected date that is none', { expect: { date: '2026-02-30' } }],
    ['an unknown expectation', { expect: { due: '2026-02-20' } }],
    ['nothing to expect', { expect: {} }],
    ['an unknown fact', { facts: { weather: 'fair' } }],
    ['an unknown kind', { kind: 'lien' }],
  ])('refuses a vector with %s', (_, change) => {
    const vector = { why: 'why', source: '1', kind: 'lien_suit', facts: {}, expect: { date: '2026-02-20' } };
    expect(validateVectors([vector])).toBe(true);
    expect(validateVectors([{ ...vector, ...change }])).toBe(false);
  });
});
