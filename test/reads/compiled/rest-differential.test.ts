/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as graphql from 'graphql';
import { type GraphQLInputType, Kind, type OperationDefinitionNode } from 'graphql';
import { planRoute, type RoutePlan } from '../../../src/api/rest/plan.js';
import type { RequestContext } from '../../../src/context/request-context.js';
import { WrittenResult } from '../../../src/reads/compiled/written.js';
import { routes } from '../../../src/rest/index.js';
import { Random } from '../../../tools/bench/torture/random.js';
import { goldenPath } from '../../support/records/golden-path.js';
import { schema } from '../../support/records/schema.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';
import { idsOf } from './ids.js';
import { type Known, variablesFor } from './queries.js';
import { contextOf } from './reading.js';

const cases = Math.max(Number(process.env.READ_CASES ?? 1_000) / 100, 4);
const seed = process.env.READ_SEED ?? '20260101';

/** The queries of REST with random filters, pages and parameters: as they are compiled, and as the resolvers answer them. */
describe('a query of REST', () => {
  const world = shareWorld();
  let caller: Caller;
  let stranger: Caller;
  let known: Known;

  beforeAll(async () => {
    caller = await world.caller();
    stranger = await world.caller();
    const paths = [await goldenPath(world, caller), await goldenPath(world, caller), await goldenPath(world, stranger)];
    for (const path of [`/contacts/${paths[1]!.contactId}`, `/parties/${paths[1]!.contractorPartyId}`]) {
      expect((await world.rest(caller, 'DELETE', path)).status).toBe(200);
    }
    known = { ids: idsOf(paths), nodeTypes: [], cursors: ['none'] };
  }, 60_000);

  /** What changes with the time. */
  const changing = new Set(['/sandbox', '/support/health']);
  const plans = routes
    .filter(({ path }) => !changing.has(path))
    .filter(({ method, answer }) => method === 'GET' && answer !== 'csv' && answer !== 'download')
    .map((route) => planRoute(schema, route))
    .filter(({ operation }) => operation.kind === 'query');

  function valuesFor({ document }: RoutePlan, random: Random): Record<string, unknown> {
    const operation = document.definitions.find(
      (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
    )!;
    const [root] = operation.selectionSet.selections;
    const field = schema.getQueryType()!.getFields()[root?.kind === Kind.FIELD ? root.name.value : '']!;
    const definitions = (operation.variableDefinitions ?? []).map(({ variable, type }) => ({
      name: variable.name.value,
      type: graphql.typeFromAST(schema, type as never) as GraphQLInputType,
    }));
    return variablesFor(definitions, field as never, random, known);
  }

  async function answers(
    { operation, field }: RoutePlan,
    context: () => RequestContext,
    variables: Record<string, unknown>,
  ) {
    const compiled = await operation.answer(context(), variables);
    const executed = await operation.run(context(), variables);
    const { data } = compiled;
    return {
      text: [
        data instanceof WrittenResult ? data.roots.get(field)!.text : JSON.stringify(data?.[field]),
        JSON.stringify(executed.data?.[field]),
      ],
      errors: [compiled, executed].map(({ errors }) => errors?.[0]?.message),
    };
  }

  it.each(plans.map((plan) => [`${plan.route.method} ${plan.route.path}`, plan] as const))('%s', async (name, plan) => {
    const contexts = [
      () => contextOf(world, caller),
      () => contextOf(world, stranger),
      () => contextOf(world, caller, { livemode: false }),
      () => contextOf(world, caller, { abilities: ['role:staff', 'role:partner'] }),
    ];
    for (let index = 0; index < cases; index += 1) {
      const random = new Random(`${seed}/${name}/${index}`);
      const variables = valuesFor(plan, random);
      const context = random.chance(0.6) ? contexts[0]! : random.oneOf(contexts);
      const { text, errors } = await answers(plan, context, variables);
      expect({ variables, text: text[0], error: errors[0] }).toEqual({ variables, text: text[1], error: errors[1] });
    }
  });
});
