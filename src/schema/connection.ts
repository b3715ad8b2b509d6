import { ArgsType, type ClassType, Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { enums } from './enums.js';

@ObjectType({ description: 'The position of a page in its list.', simpleResolvers: true })
class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are more records after the page.' }) hasNextPage!: boolean;
  @Field(() => Boolean, { description: 'Whether there are more records before the page.' }) hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true, description: 'The cursor of the page’s first record.' }) startCursor!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The cursor of the page’s last record.' }) endCursor!:
    | string
    | null;
}

export interface Connection<Row> {
  nodes: Row[];
  edges: Array<{ cursor: string; node: Row }>;
  pageInfo: PageInfo;
  totalCount: number;
}

const paging =
  '`first` and `last` are at most 100; the default is 15. `after` and `before` are cursors. `offset` can only be used with `first`.';

/** The Relay connection type of a record type: `DivisionConnection` with `DivisionEdge`. */
export function defineConnection<Row extends object>(
  node: ClassType<Row>,
  name: string,
  pages = paging,
): ClassType<Connection<Row>> {
  @ObjectType(`${name}Edge`, { description: `One ${name} record of a page, with its cursor.`, simpleResolvers: true })
  class Edge {
    @Field(() => String) cursor!: string;
    @Field(() => node) node!: Row;
  }

  @ObjectType(`${name}Connection`, {
    description: `A page of a list of ${name} records. ${pages}`,
    simpleResolvers: true,
  })
  class ConnectionType {
    @Field(() => [node]) nodes!: Row[];
    @Field(() => [Edge]) edges!: Edge[];
    @Field(() => PageInfo) pageInfo!: PageInfo;
    @Field(() => Int, { description: 'The total number of matching records.' }) totalCount!: number;
  }
  return ConnectionType;
}

/** Relay's paging arguments, plus `offset`. Newest first unless ordered otherwise; `first` is at most 100, by default 15. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true }) first?: number | null;
  @Field(() => String, { nullable: true }) after?: string | null;
  @Field(() => Int, { nullable: true }) last?: number | null;
  @Field(() => String, { nullable: true }) before?: string | null;
  @Field(() => Int, { nullable: true }) offset?: number | null;
}

/** The page of a list whose rows have no ids of their own, and so no cursors. */
@ArgsType()
export class RowsArgs {
  @Field(() => Int, { nullable: true, description: 'How many, at most 500; 200 by default.' }) first?: number | null;
  @Field(() => Int, { nullable: true, description: 'How many to pass over.' }) offset?: number | null;
}

export interface Ordering {
  field: string;
  direction?: 'ASC' | 'DESC' | null;
}

/** The ordering input of a list: `{ field: NAME, direction: ASC }`. */
export function defineOrdering(name: string, fields: readonly string[]): ClassType<Ordering> {
  const members = Object.fromEntries(fields.map((field) => [field, field]));
  registerEnumType(members, {
    name: `${name}OrderingField`,
    description: `The fields that a list of ${name} records can be ordered by.`,
  });

  @InputType(`${name}Ordering`, { description: `The order of a list of ${name} records.` })
  class OrderingInput {
    @Field(() => members) field!: string;
    // Nullable, because compiled operations apply no default to a non-null field.
    @Field(() => enums.OrderDirection, { nullable: true, defaultValue: 'DESC' }) direction?: 'ASC' | 'DESC' | null;
  }
  return OrderingInput;
}
