import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  SingleFieldSubscriptionsRule,
  type ValidationContext,
  type ValidationRule,
  validate,
} from 'graphql';
import { AppError } from '../errors/app-error.js';
import { toAppError } from '../errors/to-app-error.js';

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

// Reported, not thrown: Apollo treats an error that a rule throws as a server error.
const armor = {
  exposeLimits: true,
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(tooComplex(message.replace('Syntax Error: ', ''))),
  ],
};

/** Applied in addition to the specification's rules, which already reject circular introspection and circular fragments. */
export const limitRules: ValidationRule[] = [
  sizeRule,
  maxDepthRule({ n: documentLimits.depth, ignoreIntrospection: false, ...armor }),
  // An empty allow list: the package's default lets `__typename` floods through.
  maxAliasesRule({ n: documentLimits.aliases, allowList: [], ...armor }),
  maxDirectivesRule({ n: documentLimits.directives, ...armor }),
] as unknown as ValidationRule[];

/** Limits repeated fields, directives in one place, and the number of fields with all fragments expanded. */
function sizeRule(context: ValidationContext) {
  return {
    Document(document: DocumentNode): void {
      const { most, directives, fields } = sizeOf(document);
      if (most > documentLimits.repeats) {
        context.reportError(
          tooComplex(`A selection requests the same field ${most} times; the limit is ${documentLimits.repeats}.`),
        );
      }
      if (directives > documentLimits.directivesInPlace) {
        context.reportError(
          tooComplex(
            `A field or definition has ${directives} directives; the limit is ${documentLimits.directivesInPlace}.`,
          ),
        );
      }
      if (fields > documentLimits.fields) {
        context.reportError(
          tooComplex(
            `With its fragments expanded, the document has more fields than the limit of ${documentLimits.fields}.`,
          ),
        );
      }
    },
  };
}

interface Size {
  /** How often one selection set requests the same field, at most. */
  most: number;
  /** How many directives one place has, at most. */
  directives: number;
  /** The number of fields with all fragments expanded. */
  fields: number;
}

/** Visits each selection set once, so this takes no longer than parsing the document. */
export function sizeOf(document: DocumentNode): Size {
  let most = 0;
  let directives = 0;
  const look = (node: { directives?: readonly DirectiveNode[] }) => {
    directives = Math.max(directives, node.directives?.length ?? 0);
  };
  const fragments = fragmentsOf(document);
  const known = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const size = known.get(name);
    if (size !== undefined) return size;
    // Another rule refuses circular fragments.
    known.set(name, 0);
    const fragment = fragments.get(name);
    const found = fragment ? count(fragment.selectionSet, new Map()) : 0;
    known.set(name, found);
    return found;
  };
  const count = ({ selections }: SelectionSetNode, counts: Map<string, number>): number => {
    let fields = 0;
    for (const node of selections) {
      look(node);
      fields += 1;
      if (node.kind === Kind.FRAGMENT_SPREAD) fields += ofFragment(node.name.value);
      else if (node.kind === Kind.INLINE_FRAGMENT) fields += count(node.selectionSet, counts);
      else {
        const key = (node.alias ?? node.name).value;
        const times = (counts.get(key) ?? 0) + 1;
        counts.set(key, times);
        most = Math.max(most, times);
        if (node.selectionSet) fields += count(node.selectionSet, new Map());
      }
    }
    return fields;
  };
  let fields = 0;
  for (const node of document.definitions) {
    look(node);
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    node.variableDefinitions?.forEach(look);
    fields += count(node.selectionSet, new Map());
  }
  return { most, directives, fields };
}

export function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
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
export function refuseConditions(schema: GraphQLSchema, document: DocumentNode): void {
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
export function refuseConditionsIn(schema: GraphQLSchema, text: string): void {
  if (!text.includes('subscription') || !text.includes('@')) return;
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: documentLimits.tokens });
  } catch {
    return;
  }
  refuseConditions(schema, document);
}

/** If any validation error is an exceeded limit, returns only the exceeded limits. */
export function limitsFirst<E extends GraphQLError>(errors: readonly E[]): readonly E[] {
  const limits = errors.filter((error) => toAppError(error)?.code === 'GRAPHQL_TOO_COMPLEX');
  return limits.length > 0 ? limits : errors;
}

function tooComplex(sentence: string): AppError {
  return new AppError('GRAPHQL_TOO_COMPLEX', sentence);
}
