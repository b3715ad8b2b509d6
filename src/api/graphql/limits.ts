import { type DocumentNode, GraphQLError, type GraphQLSchema, getOperationAST, isIntrospectionType } from 'graphql';
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity';
import { AppError } from '../../errors/app-error.js';
import { pageSize } from '../../reads/loaders/page.js';
import { documentLimits } from './document-rules.js';

/**
 * Limits of a document. The cost is the worst case, with every page full, and refuses excessive documents before anything runs;
 * the records that an operation actually reads are limited as it runs (RecordBudget).
 */
export const graphqlLimits = { ...documentLimits, cost: 500_000_000 } as const;

/** Returned with the response, as `extensions.cost`. */
export interface Cost {
  requested: number;
  limit: number;
}

const costs = new WeakMap<DocumentNode, Map<string, number>>();
/** The cached costs for one document, and the longest cache key; beyond these, costs are computed each time. */
const keptCosts = { count: 20, keyLength: 200 };

/** The cost of an operation, computed before it runs and cached by document, page sizes and conditions. */
export function getCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  variables: Record<string, unknown>,
): Cost {
  let cost = costs.get(document);
  if (!cost) costs.set(document, (cost = new Map()));
  const declared = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const key = `${operationName ?? ''}:${declared.map(({ variable }) => sizeIn(variables[variable.name.value])).join()}`;
  let requested = cost.get(key);
  if (requested === undefined) {
    requested = estimate(schema, document, operationName, variables);
    if (cost.size >= keptCosts.count) cost.clear();
    if (key.length <= keptCosts.keyLength) cost.set(key, requested);
  }
  return { requested, limit: graphqlLimits.cost };
}

/** What the cost depends on: a variable that is not sent has its default, which null has not, and one value for a list is a list. */
function sizeIn(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return `[${value.length}]`;
  return value === null || typeof value === 'number' || typeof value === 'boolean' ? String(value) : 'value';
}

export function rejectCostly({ requested, limit }: Cost): void {
  if (requested <= limit) return;
  throw new AppError(
    'GRAPHQL_TOO_COMPLEX',
    `The operation may return ${requested} records and values; the limit is ${limit}. Request smaller pages or fewer levels.`,
  );
}

function estimate(...[schema, query, operationName, variables]: Parameters<typeof getCost>): number {
  const estimators = [values];
  const maxQueryNodes = documentLimits.fields + 1;
  try {
    return getComplexity({ schema, query, operationName, variables, estimators, maxQueryNodes });
  } catch (error) {
    // Only a variable of the wrong type can fail here.
    throw new GraphQLError((error as Error).message, { extensions: { code: 'BAD_USER_INPUT' } });
  }
}

/**
 * Every object and every value costs one, multiplied by the sizes of the enclosing pages. Introspection has its own limit
 * (introspection.ts).
 */
const values: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  if (isIntrospectionType(type) || (field.name.startsWith('__') && field.name !== '__typename')) return 0;
  // The root field `nodes` returns one record for each id.
  if (Array.isArray(args.ids) && listOfNodes.test(String(field.type))) return 1 + args.ids.length * childComplexity;
  const isConnection = type.name !== 'PageInfo' && connectionName.test(String(field.type));
  const size = isConnection ? Number(args.first ?? args.last ?? pageSize.default) : 1;
  return 1 + Math.max(size, 1) * childComplexity;
};
const connectionName = /^\w+Connection!?$/;
const listOfNodes = /^\[Node\]!$/;
