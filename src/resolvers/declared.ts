import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, type ClassType, Ctx, FieldResolver, getMetadataStorage, Info, Query, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { children, type Filter, list, one, show } from '../reads/loaders/read.js';
import type { Many, One, Relations } from '../reads/loaders/relations.js';
import { type Table, tableOf } from '../reads/loaders/table.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { Free } from '../schema/free.js';
import { ID } from '../schema/scalars.js';

// Fields of resolver classes that follow from the declaration of a table (src/reads/loaders). Their types are found by the names that
// the schema gives them: `Notice`, `NoticeConnection`, `NoticeFilter`, `NoticeOrdering`.

// Those of type-graphql take the name of a method, unlike decorators of a constructor's parameters.
type ParameterDecorator = ReturnType<typeof Ctx>;
type Row = Record<string, string | null | undefined>;

interface RootOptions {
  /** Reading it costs no credits. */
  free?: boolean;
  /** The description of the list. */
  description?: string;
}

/** The two root fields of a record type: its list, such as `notices`, and one record by id, such as `notice`. */
export function RootFields<R>(table: Table<R>, { free, description }: RootOptions = {}): ClassDecorator {
  const records = table as Table;
  return ({ prototype }) => {
    const { list: lists, one: shows } = table.rootFields;
    add(prototype, lists, [...listArguments(table.type), Ctx(), Info()], {
      field: Query(() => typeNamed(`${table.type}Connection`), { description }),
      method: (
        filter: Filter,
        orderBy: Ordering | null,
        page: PageArgs,
        ctx: RequestContext,
        info: GraphQLResolveInfo,
      ) => list(ctx, records, { filter, orderBy, page }, info),
    });
    add(prototype, shows, [Arg('id', () => ID), Ctx(), Info()], {
      field: Query(() => typeNamed(table.type), { nullable: true }),
      method: (id: string, ctx: RequestContext, info: GraphQLResolveInfo) => show(ctx, records, id, info),
    });
    if (free) for (const name of [lists, shows]) Free()(prototype, name, {});
  };
}

/** The fields of a type for the records that it is related to. */
export function RelatedRecords({ one: ones, many }: Relations): ClassDecorator {
  return ({ prototype }) => {
    for (const [name, relation] of Object.entries(ones)) addOne(prototype, name, relation);
    for (const [name, relation] of Object.entries(many)) addMany(prototype, name, relation);
  };
}

function addOne(prototype: object, name: string, { type, by, when, description }: One): void {
  const conditions = Object.entries(when);
  add(prototype, name, [Root(), Ctx(), Info()], {
    field: FieldResolver(() => typeNamed(type), { nullable: true, description }),
    method: (row: Row, ctx: RequestContext, info: GraphQLResolveInfo) => {
      const isReferring = conditions.every(([field, value]) => row[field] === value);
      return one(ctx, tableOf(type), isReferring ? row[by] : null, info);
    },
  });
}

function addMany(prototype: object, name: string, { type, on, key, filter: ownFilter, description }: Many): void {
  const isFiltered = Object.keys(ownFilter).length > 0;
  add(prototype, name, [Root(), ...listArguments(type), Ctx(), Info()], {
    field: FieldResolver(() => typeNamed(`${type}Connection`), { description }),
    method: (
      row: Row,
      filter: Filter,
      orderBy: Ordering | null,
      page: PageArgs,
      ctx: RequestContext,
      info: GraphQLResolveInfo,
    ) => {
      const table = tableOf(type);
      const ownerKey = { column: table.columns[on]!, key: row[key] };
      return children(
        ctx,
        table,
        ownerKey,
        { filter: isFiltered ? { ...ownFilter, ...filter } : filter, orderBy, page },
        info,
      );
    },
  });
}

/** The arguments of every list: `filter`, `orderBy` and those of its page. */
function listArguments(type: string): ParameterDecorator[] {
  return [
    Arg('filter', () => typeNamed(`${type}Filter`), { nullable: true }),
    Arg('orderBy', () => typeNamed(`${type}Ordering`), { nullable: true }),
    Args(() => PageArgs),
  ];
}

/** Adds a method to a resolver class, with the decorators that would be written in the class. */
function add<Values extends unknown[]>(
  prototype: object,
  name: string,
  parameters: readonly ParameterDecorator[],
  { field, method }: { field: MethodDecorator; method: (...values: Values) => unknown },
): void {
  if (name in prototype) throw new Error(`${prototype.constructor.name} has ${name} already: its table declares it.`);
  Object.defineProperty(prototype, name, { value: method });
  // From the last, as the compiler applies them.
  for (const [index, decorate] of [...parameters.entries()].reverse()) decorate(prototype, name, index);
  field(prototype, name, {});
}

function typeNamed(name: string): ClassType {
  const { objectTypes, inputTypes } = getMetadataStorage();
  const type = [...objectTypes, ...inputTypes].find((one) => one.name === name);
  if (!type) throw new Error(`A table names the type ${name}, which no file of src/schema declares.`);
  return type.target as ClassType;
}
