import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ConstValueNode,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLSchema,
  getIntrospectionQuery,
  getOperationAST,
  introspectionFromSchema,
  Kind,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';
import { AppError } from '../../errors/app-error.js';
import type { Operation } from './compile.js';
import { indexFragments } from './document-rules.js';
import { resultText } from './result-text.js';
import { WeighedCache } from './weighed-cache.js';

/**
 * The maximum size of an introspection result, in multiples of the whole schema with every description. Introspection runs
 * synchronously: one whole schema blocks the process for about a tenth of a second. The editor and code generators request
 * the whole schema once.
 */
export const introspectionLimits = { anonymous: 1.25, withToken: 2.5 } as const;

/** The characters of cached results: enough for the few queries that tools send, each used by many clients. */
const capacity = 10_000_000;

const everything = {
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
} as const;

/** The lengths of `"__InputValue"` and `false`, about the longest of their kind. */
const typenameLength = 14;
const wordLength = 5;

type SchemaPart = Record<string, unknown>;

/** The schema as introspection returns it. */
interface Parts {
  root: SchemaPart;
  types: ReadonlyMap<string, SchemaPart>;
}

/** The parts, with the length of the whole. */
interface MeasuredParts {
  parts: Parts;
  whole: number;
}

/** Runs introspection: checks the size first, caches results, and runs one document at a time. */
export class Introspection {
  #known: MeasuredParts | undefined;
  readonly #answers = new WeighedCache<ExecutionResult>(capacity);
  /** The JSON text of cached results, by their data. */
  readonly #texts = new WeakMap<object, string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly schema: GraphQLSchema) {}

  /** Read when the first document asks for the schema, which most processes never see. */
  get #parts(): MeasuredParts {
    return (this.#known ??= measured(this.schema));
  }

  /**
   * The maximum length of the result, in characters. Fields that directives exclude count too.
   *
   * @throws AppError when it exceeds the caller's limit
   */
  weigh(
    document: DocumentNode,
    operationName: string | undefined,
    variables: Record<string, unknown>,
    by: keyof typeof introspectionLimits,
  ): number {
    const { parts, whole } = this.#parts;
    return computeWeight(parts, document, operationName, variables, Math.floor(whole * introspectionLimits[by]));
  }

  /** The result of a document that contains only introspection. */
  async answer(
    operation: Operation,
    document: DocumentNode,
    operationName: string | undefined,
    variables: Record<string, unknown>,
  ): Promise<ExecutionResult> {
    const declared = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    // A variable that is not sent has its default, which null has not.
    const values = declared.map(({ variable: { name } }) =>
      Object.hasOwn(variables, name.value) ? [variables[name.value]] : [],
    );
    const requested = JSON.stringify([operationName ?? '', print(document), values]);
    const key = createHash('sha256').update(requested).digest('base64');
    const cachedResponse = this.#answers.get(key);
    if (cachedResponse) return cachedResponse;
    const run = async () => {
      await nextTurn();
      return this.#answers.get(key) ?? this.#keep(key, await operation.run(undefined as never, variables));
    };
    const mine = this.#last.then(run);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** A result as JSON. The text of a cached result is reused. */
  stringify(result: { data?: Record<string, unknown> | null }): string {
    return resultText(result, result.data ? this.#texts.get(result.data) : undefined);
  }

  #keep(key: string, result: ExecutionResult): ExecutionResult {
    if (!result.data || result.errors) return result;
    const text = JSON.stringify(result.data);
    this.#texts.set(result.data, text);
    this.#answers.add(key, result, key.length + text.length);
    return result;
  }
}

function measured(schema: GraphQLSchema): MeasuredParts {
  const { __schema } = introspectionFromSchema(schema, everything);
  const parts = {
    root: __schema as unknown as SchemaPart,
    types: new Map(__schema.types.map((type) => [type.name, type as unknown as SchemaPart])),
  };
  const whole = parse(getIntrospectionQuery(everything));
  return { parts, whole: computeWeight(parts, whole, undefined, {}, Number.POSITIVE_INFINITY) };
}

/** The maximum length of a result, in characters. @throws AppError when it exceeds the limit */
function computeWeight(
  { root, types }: Parts,
  document: DocumentNode,
  operationName: string | undefined,
  variables: Record<string, unknown>,
  limit: number,
): number {
  const fragments = indexFragments(document);
  const operation = getOperationAST(document, operationName);
  const defaults = new Map(
    operation?.variableDefinitions?.map(({ variable, defaultValue }) => [variable.name.value, defaultValue]),
  );
  let weight = 0;
  const add = (characters: number) => {
    weight += characters;
    if (weight <= limit) return;
    throw new AppError(
      'GRAPHQL_TOO_COMPLEX',
      `The response may exceed the limit of ${limit} characters of the schema. Request fewer fields or lists.`,
    );
  };
  const selected = ({ selections }: SelectionSetNode, value: SchemaPart): void => {
    for (const node of selections) {
      // Each step adds weight, so the walk ends at the limit.
      add(1);
      if (node.kind === Kind.FRAGMENT_SPREAD) selected(fragments.get(node.name.value)!.selectionSet, value);
      else if (node.kind === Kind.INLINE_FRAGMENT) selected(node.selectionSet, value);
      else {
        const { value: name } = node.name;
        add((node.alias ?? node.name).value.length + 4);
        field(node, name === '__type' ? types.get(nameIn(node, variables, defaults) ?? '') : value[name]);
      }
    }
  };
  const field = (node: FieldNode, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) field(node, item);
    else if (node.name.value === '__typename') add(typenameLength);
    else if (value === null || typeof value !== 'object')
      add(typeof value === 'string' ? value.length + 2 : wordLength);
    else {
      add(2);
      const { kind, name } = value as { kind?: string; name?: string };
      // A reference to a type by name resolves to the whole type.
      const whole = kind && name ? types.get(name) : undefined;
      if (node.selectionSet) selected(node.selectionSet, whole ?? (value as SchemaPart));
    }
  };
  if (operation) selected(operation.selectionSet, { __schema: root });
  return weight;
}

function nameIn(
  node: FieldNode,
  variables: Record<string, unknown>,
  defaults: ReadonlyMap<string, ConstValueNode | undefined>,
): string | undefined {
  const value = node.arguments?.find(({ name }) => name.value === 'name')?.value;
  if (value?.kind === Kind.STRING) return value.value;
  if (value?.kind !== Kind.VARIABLE) return undefined;
  const { [value.name.value]: variable } = variables;
  const byDefault = variable === undefined ? defaults.get(value.name.value) : undefined;
  if (byDefault?.kind === Kind.STRING) return byDefault.value;
  return typeof variable === 'string' ? variable : undefined;
}
