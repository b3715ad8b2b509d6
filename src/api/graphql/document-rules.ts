import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLError,
  type GraphQLSchema,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  SingleFieldSubscriptionsRule,
  type ValidationContext,
  validate,
} from 'graphql';
import { AppError } from '../../errors/app-error.js';
import { toAppError } from '../../errors/to-app-error.js';

/**
 * Limits of a document. Depth 24 allows the whole chain from the organization to its documents (six lists deep, written with
 * `edges { node }`) and back up. `fields` counts fields as they are compiled, with every fragment expanded at each spread:
 * fragments that spread each other several times grow exponentially, which the token limit does not prevent.
 */
export const documentLimits = {
  depth: 24,
  aliases: 50,
  directives: 50,
  directivesInPlace: 4,
  nesting: 100,
  repeats: 50,
  fields: 10_000,
  tokens: 4_000,
  errors: 100,
} as const;

/**
 * Refuses documents over the limits, in addition to the specification's rules, which already refuse circular introspection and
 * circular fragments. Errors are reported, not thrown: Apollo treats an error that a rule throws as a server error.
 */
export function limitRule(context: ValidationContext) {
  return {
    Document(document: DocumentNode): void {
      const sizes = measureSize(document);
      for (const limited of Object.keys(sentences) as Limited[]) {
        const [size, limit] = [sizes[limited], documentLimits[limited]];
        if (size <= limit) continue;
        context.reportError(new AppError('GRAPHQL_TOO_COMPLEX', sentences[limited](size, limit)));
      }
    },
  };
}

const sentences = {
  repeats: (size: number, limit: number) => `A selection requests the same field ${size} times; the limit is ${limit}.`,
  directivesInPlace: (size: number, limit: number) =>
    `A field or definition has ${size} directives; the limit is ${limit}.`,
  fields: (_: number, limit: number) =>
    `With its fragments expanded, the document has more fields than the limit of ${limit}.`,
  depth: (size: number, limit: number) => `Query depth limit of ${limit} exceeded, found ${size}.`,
  aliases: (size: number, limit: number) => `Aliases limit of ${limit} exceeded, found ${size}.`,
  directives: (size: number, limit: number) => `Directives limit of ${limit} exceeded, found ${size}.`,
};
type Limited = keyof typeof sentences;

/** What a part of a document has with its fragments expanded at each spread. */
interface Counts {
  fields: number;
  /** Levels of fields and inline fragments. A spread and its fragment are a level each. */
  depth: number;
  aliases: number;
  directives: number;
}

type Part = OperationDefinitionNode | FragmentDefinitionNode | FieldNode | FragmentSpreadNode | InlineFragmentNode;

/**
 * The size of a document: the fields of all of its operations together; the depth, the aliases and the directives of the operation
 * that has the most; how often one selection requests the same field, and how many directives one place has, at most. Each part of
 * the document is visited once, so this takes no longer than parsing it.
 */
export function measureSize(document: DocumentNode): Record<Limited, number> {
  const size = { repeats: 0, directivesInPlace: 0, fields: 0, depth: 0, aliases: 0, directives: 0 };
  const fragments = indexFragments(document);
  const sizes = new Map<FragmentDefinitionNode, Counts>();

  const directivesAt = ({ directives }: Pick<Part, 'directives'>): number => {
    const count = directives?.length ?? 0;
    size.directivesInPlace = Math.max(size.directivesInPlace, count);
    return count;
  };
  const countFragment = (fragment: FragmentDefinitionNode | undefined): Counts => {
    if (!fragment) return nothing;
    const counts = sizes.get(fragment);
    if (counts) return counts;
    // Another rule refuses circular fragments.
    sizes.set(fragment, nothing);
    const size = count(fragment);
    sizes.set(fragment, size);
    return size;
  };
  const count = (part: Part): Counts => {
    const isOperation = part.kind === Kind.OPERATION_DEFINITION;
    const sum = {
      fields: isOperation || part.kind === Kind.FRAGMENT_DEFINITION ? 0 : 1,
      depth: 0,
      aliases: part.kind === Kind.FIELD && part.alias ? 1 : 0,
      directives: directivesAt(part),
    };
    const add = (below: Counts): void => {
      sum.fields += below.fields;
      sum.depth = Math.max(sum.depth, below.depth);
      sum.aliases += below.aliases;
      sum.directives += below.directives;
    };
    if (part.kind === Kind.FRAGMENT_SPREAD) add(countFragment(fragments.get(part.name.value)));
    else if (part.selectionSet) {
      const times = new Map<string, number>();
      for (const selection of part.selectionSet.selections) {
        add(count(selection));
        if (selection.kind !== Kind.FIELD) continue;
        const key = (selection.alias ?? selection.name).value;
        times.set(key, (times.get(key) ?? 0) + 1);
      }
      size.repeats = Math.max(size.repeats, ...times.values());
    }
    return isOperation ? sum : { ...sum, depth: sum.depth + 1 };
  };

  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) countFragment(definition);
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    definition.variableDefinitions?.forEach(directivesAt);
    const { fields, depth, aliases, directives } = count(definition);
    size.fields += fields;
    size.depth = Math.max(size.depth, depth);
    size.aliases = Math.max(size.aliases, aliases);
    size.directives = Math.max(size.directives, directives);
  }
  return size;
}
const nothing: Counts = { fields: 0, depth: 0, aliases: 0, directives: 0 };

export function indexFragments({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  return new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
}

/**
 * Refuses a condition with a variable on the root field of a subscription. The specification allows no such condition, and a rule of
 * graphql-js 16 fails at it, because variables have no values when a document is validated.
 *
 * @throws AppError
 */
export function rejectConditions(schema: GraphQLSchema, document: DocumentNode): void {
  const subscribes = document.definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.SUBSCRIPTION,
  );
  if (!subscribes) return;
  try {
    validate(schema, document, [SingleFieldSubscriptionsRule]);
  } catch {
    throw new AppError('GRAPHQL_VALIDATION_FAILED', 'The root field of a subscription cannot depend on a variable.');
  }
}

/** The same for a text that has not been parsed. An error in its syntax is reported later. */
export function rejectConditionsIn(schema: GraphQLSchema, text: string): void {
  if (!text.includes('subscription') || !text.includes('@')) return;
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: documentLimits.tokens });
  } catch {
    return;
  }
  rejectConditions(schema, document);
}

/** If any validation error is an exceeded limit, returns only the exceeded limits. */
export function limitsFirst<E extends GraphQLError>(errors: readonly E[]): readonly E[] {
  const limits = errors.filter((error) => toAppError(error)?.code === 'GRAPHQL_TOO_COMPLEX');
  return limits.length > 0 ? limits : errors;
}
