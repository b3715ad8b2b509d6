import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
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
import { AppError } from '../errors/app-error.js';
import type { Operation } from './compile.js';
import { fragmentsOf } from './document-rules.js';
import { WeighedCache } from './weighed-cache.js';

/**
 * How much of the schema an answer may tell, where the whole schema, with every description, is one. Introspection reads no
 * database and nothing interrupts it: each of these takes about a tenth of a second of the process. The queries of the editor and
 * of code generators ask for the whole schema once.
 */
export const introspectionLimits = { anonymous: 1.25, withToken: 2.5 } as const;

/** Characters of answers that are kept: room for the few queries that tools really send, each asked for by many. */
const capacity = 10_000_000;

const everything = {
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
} as const;

/** Of `"__InputValue"` and `false`, about the longest of their kind. */
const typenameLength = 14;
const wordLength = 5;

type Told = Record<string, unknown>;

/** Introspection: weighed before it runs, run once for all who ask the same, one document at a time. */
export class Introspection {
  readonly #root: Told;
  readonly #types: ReadonlyMap<string, Told>;
  readonly #whole: number;
  readonly #answers = new WeighedCache<ExecutionResult>(capacity);
  /** The text of answers that are kept, by their data. */
  readonly #texts = new WeakMap<object, string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(schema: GraphQLSchema) {
    const { __schema } = introspectionFromSchema(schema, everything);
    this.#root = __schema as unknown as Told;
    this.#types = new Map(__schema.types.map((type) => [type.name, type as unknown as Told]));
    const whole = getIntrospectionQuery(everything);
    this.#whole = this.#weight(parse(whole), undefined, {}, Number.POSITIVE_INFINITY);
  }

  /**
   * The characters that the answer may come to. What directives leave out counts all the same.
   *
   * @throws AppError when they are more than the caller may have
   */
  weigh(
    document: DocumentNode,
    operationName: string | undefined,
    variables: Record<string, unknown>,
    by: keyof typeof introspectionLimits,
  ): number {
    return this.#weight(document, operationName, variables, Math.floor(this.#whole * introspectionLimits[by]));
  }

  #weight(
    document: DocumentNode,
    operationName: string | undefined,
    variables: Record<string, unknown>,
    limit: number,
  ): number {
    const fragments = fragmentsOf(document);
    let weight = 0;
    const add = (characters: number) => {
      weight += characters;
      if (weight <= limit) return;
      throw new AppError(
        'GRAPHQL_TOO_COMPLEX',
        `The response may exceed the limit of ${limit} characters of the schema. Request fewer fields or lists.`,
      );
    };
    const selected = ({ selections }: SelectionSetNode, told: Told): void => {
      for (const node of selections) {
        // Each step costs something, so that the walk ends with the limit.
        add(1);
        if (node.kind === Kind.FRAGMENT_SPREAD) selected(fragments.get(node.name.value)!.selectionSet, told);
        else if (node.kind === Kind.INLINE_FRAGMENT) selected(node.selectionSet, told);
        else {
          const { value: name } = node.name;
          add((node.alias ?? node.name).value.length + 4);
          field(node, name === '__type' ? this.#types.get(nameIn(node, variables) ?? '') : told[name]);
        }
      }
    };
    const field = (node: FieldNode, told: unknown): void => {
      if (Array.isArray(told)) for (const item of told) field(node, item);
      else if (node.name.value === '__typename') add(typenameLength);
      else if (told === null || typeof told !== 'object') add(typeof told === 'string' ? told.length + 2 : wordLength);
      else {
        add(2);
        const { kind, name } = told as { kind?: string; name?: string };
        // A reference to a type by its name stands for all of it.
        const whole = kind && name ? this.#types.get(name) : undefined;
        if (node.selectionSet) selected(node.selectionSet, whole ?? (told as Told));
      }
    };
    const operation = getOperationAST(document, operationName);
    if (operation) selected(operation.selectionSet, { __schema: this.#root });
    return weight;
  }

  /** The answer to a document that asks for introspection alone. */
  async answer(
    operation: Operation,
    document: DocumentNode,
    operationName: string | undefined,
    variables: Record<string, unknown>,
  ): Promise<ExecutionResult> {
    const declared = getOperationAST(document, operationName)?.variableDefinitions ?? [];
    const values = declared.map(({ variable }) => variables[variable.name.value] ?? null);
    const asked = JSON.stringify([operationName ?? '', print(document), values]);
    const key = createHash('sha256').update(asked).digest('base64');
    const known = this.#answers.get(key);
    if (known) return known;
    const run = async () => {
      await nextTurn();
      return this.#answers.get(key) ?? this.#keep(key, await operation.run(undefined as never, variables));
    };
    const mine = this.#last.then(run);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** A result as JSON: what is kept is not written again for each who asks. */
  stringify({ data, ...rest }: { data?: Record<string, unknown> | null }): string {
    const text = data && this.#texts.get(data);
    if (!text) return JSON.stringify({ ...rest, data });
    const others = JSON.stringify(rest);
    return `{"data":${text}${others === '{}' ? '}' : `,${others.slice(1)}`}`;
  }

  #keep(key: string, result: ExecutionResult): ExecutionResult {
    if (!result.data || result.errors) return result;
    const text = JSON.stringify(result.data);
    this.#texts.set(result.data, text);
    this.#answers.add(key, result, key.length + text.length);
    return result;
  }
}

function nameIn(node: FieldNode, variables: Record<string, unknown>): string | undefined {
  const value = node.arguments?.find(({ name }) => name.value === 'name')?.value;
  if (value?.kind === Kind.STRING) return value.value;
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'string' ? given : undefined;
}
