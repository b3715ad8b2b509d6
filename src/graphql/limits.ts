import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import { AppError } from '../errors/app-error.js';
import { pageSize } from '../loaders/page.js';
import { documentLimits } from './document-rules.js';

/**
 * What a document may hold and come to. The cost is the worst case, every page full, and refuses the absurd before anything runs;
 * what an operation really comes to is bounded as it runs (RequestContext.spend).
 */
export const graphqlLimits = { ...documentLimits, cost: 50_000_000 } as const;

/**
 * What an object of the schema itself costs: introspection reads no database and nothing stops it once it runs, for callers
 * without a token too. The editor's own query, all of the schema, has to fit (test/graphql/limits.test.ts).
 */
const introspectedCost = 200;

/** Told beside the answer, as `extensions.cost`. */
export interface Cost {
  requested: number;
  limit: number;
}

const costs = new WeakMap<DocumentNode, Map<string, number>>();
/** Of a document, and the longest: who sends more than this has them looked at each time. */
const keptCosts = { count: 20, keyLength: 200 };

/** The cost of an operation with its page sizes. Known before it runs; kept per document and page sizes. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  variables: Record<string, unknown>,
): Cost {
  let known = costs.get(document);
  if (!known) costs.set(document, (known = new Map()));
  const declared = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const sizes = declared.map(({ variable }) => {
    const value = variables[variable.name.value];
    return typeof value === 'number' ? value : undefined;
  });
  const key = `${operationName ?? ''}:${sizes.join()}`;
  let requested = known.get(key);
  if (requested === undefined) {
    requested = estimate(schema, document, operationName, variables);
    if (known.size >= keptCosts.count) known.clear();
    if (key.length <= keptCosts.keyLength) known.set(key, requested);
  }
  return { requested, limit: graphqlLimits.cost };
}

export function refuseCostly({ requested, limit }: Cost): void {
  if (requested <= limit) return;
  throw new AppError(
    'GRAPHQL_TOO_COMPLEX',
    `The operation may read ${requested} records; the limit is ${limit}. Ask for smaller pages or fewer levels.`,
  );
}

function estimate(...[schema, query, operationName, variables]: Parameters<typeof costOf>): number {
  const estimators = [records(sizesOf(schema))];
  const maxQueryNodes = documentLimits.fields + 1;
  try {
    return getComplexity({ schema, query, operationName, variables, estimators, maxQueryNodes });
  } catch (error) {
    // The only thing that can fail here is a variable of the wrong type.
    throw new GraphQLError((error as Error).message, { extensions: { code: 'BAD_USER_INPUT' } });
  }
}

/** Objects cost one each, times the pages around them; leaves are free: what a query costs is the records it reads. */
function records(introspected: Record<string, number>): ComplexityEstimator {
  return ({ type, field, args, childComplexity }) => {
    if (isIntrospectionType(type) || field.name.startsWith('__')) {
      const own = isLeaf(field.type) ? 0 : introspectedCost;
      return (introspected[field.name] ?? 1) * (own + childComplexity);
    }
    const own = isLeaf(field.type) ? 0 : 1;
    const isConnection = type.name !== 'PageInfo' && connectionName.test(String(field.type));
    const size = isConnection ? Number(args.first ?? args.last ?? pageSize.default) : 1;
    return own + Math.max(size, 1) * childComplexity;
  };
}
const connectionName = /^\w+Connection!?$/;

const sizes = new WeakMap<GraphQLSchema, Record<string, number>>();

/** How long the lists of introspection are: those of a type or field as they are on average. */
function sizesOf(schema: GraphQLSchema): Record<string, number> {
  let known = sizes.get(schema);
  if (!known) {
    const types = Object.values(schema.getTypeMap());
    const fields = types.flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []));
    const inputFields = types.flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : []));
    const args = fields.flatMap((field) => field.args);
    known = {
      types: types.length,
      fields: Math.ceil(fields.length / types.length),
      inputFields: Math.ceil(inputFields.length / types.length),
      args: Math.ceil(args.length / fields.length),
      directives: schema.getDirectives().length,
    };
    sizes.set(schema, known);
  }
  return known;
}

function isLeaf(type: unknown): boolean {
  let named = type as { ofType?: unknown; getFields?: unknown };
  while (isNonNullType(named as never) || isListType(named as never)) named = named.ofType as typeof named;
  return typeof named.getFields !== 'function';
}
