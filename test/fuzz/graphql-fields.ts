import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { GraphQLField } from 'graphql';
import { faultsOf } from '../support/records/credits.js';
import { holds } from '../support/records/fuzz.js';
import { bodies } from './bodies.js';
import { basesOf, roleOf } from './graphql-bases.js';
import { argumentsOf, documentOf, recordOf } from './graphql-shape.js';
import type { Ground } from './ground.js';
import { faultOfResult } from './judge-graphql.js';
import { resolved, type Shape } from './shape.js';
import { Tally } from './tally.js';
import { Walk } from './walk.js';

type Field = GraphQLField<unknown, unknown>;
type Kind = 'query' | 'mutation';

/** One test for each of the root fields, and the checks after all of them. */
export function fuzzFields(
  ground: Ground,
  kind: Kind,
  fields: Field[],
  cases: Record<string, number>,
  isAction: (field: string) => boolean = () => false,
): void {
  const tally = new Tally();

  const walk = new Walk(fields, cases, async (field) => {
    const { name } = field;
    const { world, watch } = ground;
    const document = documentOf(kind, field);
    const shape = argumentsOf(field);
    if (isAction(name)) ground.renew();
    const bases = await basesOf(ground, name);
    const role = roleOf(name);
    // A user may create ten tokens a minute, and the earlier fields have used them up.
    await world.sql('delete from counted_actions');
    await world.sql('delete from sign_in_attempts');
    await watch.begin();
    const check = async (variables: Record<string, unknown>) => {
      const answer = await world.graphql(await ground.caller(role), document, variables);
      const taken = !answer.body.errors && answer.status < 300;
      tally.count(name, taken, answer.text);
      const description = `${answer.status} ${name} ${JSON.stringify(variables)?.slice(0, 1_500)}`;
      const owing = ['PAYMENT_FAILED', 'PAYMENT_ACTION_REQUIRED'].includes(answer.body.errors?.[0].extensions?.code);
      if (kind === 'mutation') await watch.record(description, !taken && !owing);
      const fault = faultOfResult([shape, recordOf(field)], variables, answer);
      if (fault) throw new Error(`${description}: ${fault}`);
      if (!taken) return;
      const page = answer.body.data[name]?.pageInfo;
      if (page?.endCursor) ground.add('cursors', page.endCursor);
      if (name.startsWith('create')) await readBack(name, answer.body.data[name]);
    };
    await holds(name, variablesOf(ground, name, shape, bases), check, {
      numRuns: cases[name]!,
      examples: bases.slice(0, 1).map((base) => [base]),
    });
    await watch.end();
  });

  for (const field of fields) {
    it(
      `${kind} ${field.name} accepts each input, or refuses it with a reason`,
      () => walk.through(field),
      walk.patience(field),
    );
  }

  /** The new record can be read. */
  async function readBack(name: string, made: { id?: string; __typename: string }): Promise<void> {
    const singular = name.slice('create'.length).replace(/^./, (letter) => letter.toLowerCase());
    if (!made.id || !readable.has(singular)) return;
    const { body } = await ground.world.graphql(
      await ground.caller('owner'),
      `query ($id: ID!) { ${singular}(id: $id) { id } }`,
      { id: made.id },
    );
    expect(body).toMatchObject({ data: { [singular]: { id: made.id } } });
    expect(body.errors).toBeUndefined();
    ground.add(kindOf(singular), made.id);
    await ground.watch.record('read back', false);
  }

  it(
    'sent every field enough cases, of which enough were accepted',
    async () => {
      await walk.throughAll();
      tally.expectSpread(fields.map(({ name }) => name));
    },
    walk.patience(),
  );

  it(
    'leaves the rows of others unchanged, and a ledger that adds up',
    async () => {
      await walk.throughAll();
      expect(await ground.foreign.changed()).toEqual([]);
      expect(await faultsOf(ground.world)).toEqual([]);
    },
    walk.patience(),
  );
}

const readable = new Set(
  'organization division contact project party jobsite projectNote receivedNotice notice waiver waiverRequest escalation sov payApplication documentOrder fulfillmentRequest webhook providerCredential shipperCredential'.split(
    ' ',
  ),
);

/** `payApplication` belongs to `pay-applications`. */
function kindOf(name: string): string {
  const kebab = name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
  return `${kebab.replace(/y$/, 'ie')}s`;
}

/** Variables for the arguments of that shape; if there is an input, it is the body. */
function variablesOf(
  ground: Ground,
  field: string,
  shape: Shape,
  bases: Array<Record<string, unknown>>,
): fc.Arbitrary<Record<string, unknown>> {
  const { ids } = ground;
  const kind = kindOf(field.replace(/^[a-z]+(?=[A-Z])/, ''));
  const pick = (name: string, at: number) =>
    (name === 'id' && (ground.of(kind, at) ?? ground.of(kindOf(field), at))) || ground.pick(name, at);
  const input = shape.properties!.input;
  if (!input) return bodies(shape, bases, pick, ids) as fc.Arbitrary<Record<string, unknown>>;
  const bodied = bases.map((base) => base.input as Record<string, unknown>);
  return bodies(resolved(input), bodied, pick, ids).map((body) => ({ input: body }));
}
