/** The record that a row refers to. */
export interface One {
  /** The record's type. */
  type: string;
  /** The field of the row with the record's id. */
  by: string;
  /** The values of a row that refers to a record of this type. Any other row refers to none. */
  when: Readonly<Record<string, unknown>>;
  description?: string | undefined;
}

/** The records that refer to a row. */
export interface Many {
  /** The records' type. */
  type: string;
  /** The field of the records with the value of `key`. */
  on: string;
  /** The field of the row. */
  key: string;
  /** What the list is filtered by unless its own filter says otherwise. */
  filter: Readonly<Record<string, unknown>>;
  description?: string | undefined;
}

/** The relations of a type, by the field that returns them. */
export interface Relations {
  one: Readonly<Record<string, One>>;
  many: Readonly<Record<string, Many>>;
}

/**
 * How relations are declared: `project: 'Project'` is the record whose id is in `projectId`, and the list `notices: 'Notice'` of a
 * Project has the records whose `projectId` is its id. Anything else is declared with its fields.
 */
export interface DeclaredRelations<Row> {
  one?: Record<string, string | { type: string; by?: keyof Row & string; when?: Partial<Row>; description?: string }>;
  many?: Record<
    string,
    | string
    | { type: string; on?: string; key?: keyof Row & string; filter?: Record<string, unknown>; description?: string }
  >;
}

/** The relations of a type with every field named. */
export function toRelations<Row>(type: string, { one = {}, many = {} }: DeclaredRelations<Row>): Relations {
  const ones = Object.entries(one).map(([field, declared]): [string, One] => {
    return [field, { by: `${field}Id`, when: {}, ...typed(declared) }];
  });
  const idField = `${type.charAt(0).toLowerCase()}${type.slice(1)}Id`;
  const lists = Object.entries(many).map(([field, declared]): [string, Many] => {
    return [field, { on: idField, key: 'id', filter: {}, ...typed(declared) }];
  });
  return { one: Object.fromEntries(ones), many: Object.fromEntries(lists) };
}

function typed<Declared extends object>(declared: string | Declared): { type: string } | Declared {
  return typeof declared === 'string' ? { type: declared } : declared;
}

/** The columns that relations need of a row, in addition to the ids that every row has. */
export function columnsOfRelations({ one, many }: Relations): Record<string, readonly string[]> {
  const ones = Object.entries(one).map(([field, { by, when }]) => [field, [by, ...Object.keys(when)]] as const);
  const lists = Object.entries(many).map(([field, { key }]) => [field, [key]] as const);
  return Object.fromEntries([...ones, ...lists]);
}
