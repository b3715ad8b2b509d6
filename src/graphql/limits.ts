import { createRequire } from 'node:module';
import type { maxAliasesRule as MaxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import type { maxDepthRule as MaxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import type { maxDirectivesRule as MaxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import { AppError } from '../errors/app-error.js';
import { pageSize } from '../loaders/page.js';

// The packages' ES builds lack file endings that Node asks for; their CommonJS builds are sound.
const require = createRequire(import.meta.url);
const { maxAliasesRule } = require('@escape.tech/graphql-armor-max-aliases') as {
  maxAliasesRule: typeof MaxAliasesRule;
};
const { maxDepthRule } = require('@escape.tech/graphql-armor-max-depth') as { maxDepthRule: typeof MaxDepthRule };
const { maxDirectivesRule } = require('@escape.tech/graphql-armor-max-directives') as {
  maxDirectivesRule: typeof MaxDirectivesRule;
};

/**
 * What a document may hold. The cost is the worst case, every page full, and refuses the absurd before anything runs; what an
 * operation really comes to is bounded as it runs (RequestContext.spend). Depth 24 lets through the whole chain from the
 * organization to its documents, six lists deep, written with `edges { node }`, and the way back up.
 */
export const graphqlLimits = { depth: 24, aliases: 50, directives: 50, tokens: 4_000, cost: 50_000_000 } as const;

// Reported, not thrown: what a rule throws, Apollo takes for a fault of the server's own.
const armor = {
  exposeLimits: true,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new AppError('GRAPHQL_TOO_COMPLEX', message.replace('Syntax Error: ', ''))),
  ],
};

export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: graphqlLimits.depth, ignoreIntrospection: true, ...armor }),
  // An empty allow list: the package's default lets `__typename` floods through.
  maxAliasesRule({ n: graphqlLimits.aliases, allowList: [], ...armor }),
  maxDirectivesRule({ n: graphqlLimits.directives, ...armor }),
] as unknown as ValidationRule[];

/** Objects cost one each, times the pages around them; leaves are free: what a query costs is the records it reads. */
const records: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const own = isLeaf(field.type) ? 0 : 1;
  const isConnection = type.name !== 'PageInfo' && connectionName.test(String(field.type));
  const size = isConnection ? Number(args.first ?? args.last ?? pageSize.default) : 1;
  return own + Math.max(size, 1) * childComplexity;
};
const connectionName = /^\w+Connection!?$/;

const costs = new WeakMap<DocumentNode, Map<string, number>>();

/** The cost of an operation with its page sizes. Known before it runs; kept per document and page sizes. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  variables: Record<string, unknown>,
): number {
  let known = costs.get(document);
  if (!known) costs.set(document, (known = new Map()));
  const sizes = Object.entries(variables).filter(([, value]) => typeof value === 'number');
  const key = `${operationName ?? ''}:${JSON.stringify(sizes)}`;
  let cost = known.get(key);
  if (cost === undefined) {
    cost = estimate(schema, document, operationName, variables);
    if (known.size > 200) known.clear();
    known.set(key, cost);
  }
  return cost;
}

function estimate(...[schema, query, operationName, variables]: Parameters<typeof costOf>): number {
  try {
    return getComplexity({ schema, query, operationName, variables, estimators: [records] });
  } catch (error) {
    // The only thing that can fail here is a variable of the wrong type.
    throw new GraphQLError((error as Error).message, { extensions: { code: 'BAD_USER_INPUT' } });
  }
}

export function refuseCostly(...[schema, document, operationName, variables]: Parameters<typeof costOf>): void {
  const cost = costOf(schema, document, operationName, variables);
  if (cost <= graphqlLimits.cost) return;
  throw new GraphQLError(
    `The operation may read ${cost} records; the limit is ${graphqlLimits.cost}. Ask for smaller pages or fewer levels.`,
    { extensions: { code: 'GRAPHQL_TOO_COMPLEX' } },
  );
}

function isLeaf(type: unknown): boolean {
  let named = type as { ofType?: unknown; getFields?: unknown };
  while (isNonNullType(named as never) || isListType(named as never)) named = named.ofType as typeof named;
  return typeof named.getFields !== 'function';
}
