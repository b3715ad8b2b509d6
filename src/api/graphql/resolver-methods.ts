import type { GraphQLInputObjectType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { Violations } from '../../errors/app-error.js';
import { noArguments, type ResolverMethod } from '../../reads/compiled/method.js';
import { describing } from '../../reads/loaders/described.js';
import { checkInput } from '../../schema/validation/check-input.js';

type Metadata = ReturnType<typeof getMetadataStorage>;
type Params = NonNullable<Metadata['queries'][number]['params']>;
type InputTypes = ReadonlyMap<unknown, GraphQLInputObjectType>;
type Method = (this: unknown, ...values: unknown[]) => unknown;

/** The value of an input type with its rules applied. @throws AppError with all violations */
export function checkedInput(type: GraphQLInputObjectType, value: unknown): unknown {
  const violations = new Violations();
  const checked = checkInput(type, value, 'coerced', '', violations);
  violations.throwIfAny();
  return checked;
}

/** Puts the resolver method behind each field of a query into the field's extensions, for the compiler of reads. */
export function attachMethods(schema: GraphQLSchema, inputTypes: InputTypes): void {
  const { queries, fieldResolvers, objectTypes } = getMetadataStorage();
  const instances = new Map<unknown, Record<string, Method>>();
  const attach = (type: unknown, { schemaName, methodName, target, params }: Metadata['queries'][number]) => {
    const field = (type as GraphQLObjectType | undefined)?.getFields()[schemaName];
    let instance = instances.get(target);
    if (!instance) instances.set(target, (instance = new (target as unknown as new () => Record<string, Method>)()));
    const method = toMethod(instance, methodName, params ?? [], inputTypes);
    if (field && method) field.extensions = { ...field.extensions, method };
  };
  for (const query of queries) attach(schema.getQueryType(), query);
  for (const resolver of fieldResolvers) {
    const type = resolver.getObjectType?.() as NewableFunction | undefined;
    // The types that extend it have its fields.
    const having = objectTypes.filter(({ target }) => type && (target === type || target.prototype instanceof type));
    for (const { name } of having) attach(schema.getType(name), resolver as never);
  }
}

/** Undefined for a method with parameters that only the executor can provide. */
function toMethod(
  instance: Record<string, Method>,
  name: string,
  params: Params,
  inputTypes: InputTypes,
): ResolverMethod | undefined {
  const ordered = [...params].sort((a, b) => a.index - b.index);
  const converters = ordered.map((param) => converterFor(param, inputTypes));
  if (converters.some((convert) => convert === undefined)) return undefined;
  const kinds = ordered.map(({ kind }) => kind);
  const takesArguments = kinds.some((kind) => kind === 'arg' || kind === 'args');
  const method = instance[name]!;
  return {
    describes: kinds.includes('info'),
    prepare: (args) => (takesArguments ? converters.map((convert) => convert!(args)) : noArguments),
    call(row, ctx, prepared) {
      const values = kinds.map((kind, index) => {
        if (kind === 'root') return row;
        if (kind === 'context') return ctx;
        return kind === 'info' ? describing : prepared[index];
      });
      return method.apply(instance, values);
    },
  };
}

type Convert = (args: Record<string, unknown>) => unknown;

function converterFor(param: Params[number], inputTypes: InputTypes): Convert | undefined {
  if (param.kind === 'info') return () => undefined;
  if (param.kind === 'root' || param.kind === 'context') return param.propertyName ? undefined : () => undefined;
  if (param.kind === 'arg') {
    if (param.typeOptions.array) return ({ [param.name]: value }) => value;
    const input = inputTypes.get(param.getType());
    return ({ [param.name]: value }) =>
      input && value && typeof value === 'object' ? { ...value, ...(checkedInput(input, value) as object) } : value;
  }
  if (param.kind !== 'args') return undefined;
  const target = param.getType();
  const { fields } = getMetadataStorage().argumentTypes.find((type) => type.target === target) ?? {};
  if (!fields) return undefined;
  const input = inputTypes.get(target);
  return (args) => {
    const values = Object.fromEntries(fields.map(({ name }) => [name, args[name]]));
    return input ? Object.assign(values, checkedInput(input, values)) : values;
  };
}
