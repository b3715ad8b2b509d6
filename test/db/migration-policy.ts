import type { Migration } from '@mikro-orm/migrations';

/** The migrations of the first release: nothing older runs beside them. */
export const baseline = 17;

/** What is looked for, and what is wrong with it. */
type Rule = [pattern: RegExp, complaint: string];

const name = String.raw`(?:if exists |if not exists |only )*([\w."]+)`;

/** The action that adds a column, with what follows its name. */
const newColumn = (rest: string) =>
  new RegExp(
    String.raw`\badd (column )?(if not exists )?(?!constraint|check|foreign|unique|primary|exclude)\S+ ${rest}`,
  );

/** Of any statement. */
const everywhere: Rule[] = [
  [/^drop (?!index concurrently if exists)/, 'takes away what the release before may use; contract in a later release'],
  [/^truncate|^lock\b|^vacuum full|^cluster\b|^reindex (?!.*\bconcurrently\b)/, 'holds a table against everybody'],
  [/^alter (type|domain|view|sequence|schema|function) .*\brename\b/, 'renames what the release before uses'],
];

/** Of statements about a table that the release before knows. */
const ofExistingTables: Rule[] = [
  [/\brename\b/, 'renames what the release before uses'],
  [/\bdrop column\b|\bdrop (?!constraint|not null|expression|column)\w+/, 'takes away what the release before may use'],
  [/\balter (column )?\S+ (set data )?type\b/, 'changes a type, which rewrites the table'],
  [/\balter (column )?\S+ set not null\b/, 'refuses rows that the release before writes, and reads the whole table'],
  [
    newColumn(String.raw`(?!.*\bdefault\b).*\bnot null\b`),
    'refuses rows that the release before writes: a new column is nullable or has a default',
  ],
  [
    newColumn(String.raw`.*(\bdefault (?!now\(\))[\w.]*\(|\bgenerated\b|\b(big|small)?serial\b)`),
    'works out a value for each row, which rewrites the table',
  ],
  [newColumn(String.raw`.*\b(unique|primary key)\b`), 'builds an index while the table is held: build it concurrently'],
  [
    /\badd (constraint \S+ )?(check|foreign key)\b(?!.*\bnot valid$)/,
    'reads the whole table while it is held: add it not valid, and validate it in the next migration',
  ],
  [
    /\badd (constraint \S+ )?(unique|primary key|exclude)\b(?!.*\busing index\b)/,
    'builds an index while the table is held: build it concurrently and add it using index',
  ],
];

/** Everything in a migration that cannot run beside the release before it; empty when it may. */
export async function faultsOf(migration: Migration): Promise<string[]> {
  migration.reset();
  await migration.up();
  const queries = migration.getQueries().map((query) => statementsOf(String(query)));
  const statements = queries.flat();
  const created = new Set(statements.flatMap((text) => new RegExp(`^create table ${name}`).exec(text)?.[1] ?? []));
  const faults = statements
    .filter((text, position) => !keepsOldName(text, statements[position + 1]))
    .flatMap((text) => complaintsOf(text, created).map((complaint) => `"${text.slice(0, 80)}" ${complaint}`));
  return [...faults, ...faultsOfConcurrency(migration, queries)];
}

/** A table may be renamed when the next statement makes a view of its old name, through which the release before reads and writes. */
function keepsOldName(text: string, next: string | undefined): boolean {
  const [, from, to] = /^alter table (\w+) rename to (\w+)$/.exec(text) ?? [];
  return from !== undefined && next === `create view ${from} as select * from ${to}`;
}

function complaintsOf(text: string, created: ReadonlySet<string>): string[] {
  const complaintsBy = (rules: Rule[], about: string) =>
    rules.filter(([pattern]) => pattern.test(about)).map(([, complaint]) => complaint);
  /** Whether it does that to a table which was there before. */
  const touches = (does: string) => {
    const [, table] = new RegExp(does).exec(text) ?? [];
    return table !== undefined && !created.has(table);
  };
  const found = complaintsBy(everywhere, text);
  // Each action for itself; commas within parentheses part none.
  if (touches(`^alter table ${name}`)) {
    found.push(...actionsOf(text).flatMap((action) => complaintsBy(ofExistingTables, action)));
  }
  if (touches(String.raw`^create (?:unique )?index (?!concurrently).*? on (?:only )?([\w."]+)`)) {
    found.push('holds the table against writers: build the index concurrently');
  }
  if (touches(`^(?:with .*)?(?:update|delete from) ${name}`)) {
    found.push('changes rows in one go and holds them: a job does so in batches');
  }
  return found;
}

/** An index built concurrently needs a migration without a transaction, which is run again from its beginning when it fails. */
function faultsOfConcurrency(migration: Migration, queries: string[][]): string[] {
  const texts = queries.flat();
  const concurrently = texts.some((text) => /\bconcurrently\b/.test(text));
  if (!concurrently)
    return migration.isTransactional() ? [] : ['has no transaction, and nothing that needs to be without'];
  const faults: string[] = [];
  if (migration.isTransactional()) faults.push('builds an index concurrently: isTransactional() must answer false');
  if (queries.some(({ length }) => length > 1))
    faults.push('without a transaction each statement needs an addSql() of its own');
  texts.forEach((text, position) => {
    const [, index] = /^create (?:unique )?index concurrently (\S+)/.exec(text) ?? [];
    if (index && texts[position - 1] !== `drop index concurrently if exists ${index}`) {
      faults.push(`an interrupted build leaves ${index} behind, broken: drop index concurrently if exists comes first`);
    } else if (
      !index &&
      !/^drop index concurrently if exists \S+$|^alter table \S+ validate constraint \S+$/.test(text)
    ) {
      faults.push(`"${text.slice(0, 80)}" cannot be run twice: it needs a migration of its own`);
    }
  });
  return faults;
}

/** Statements in lower case on one line each, without comments and without what stands in quotes. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/--.*$|\/\*[\s\S]*?\*\//gm, ' ')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '$$$$')
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** `alter table t add a text, drop b` → `add a text`, `drop b`. */
function actionsOf(text: string): string[] {
  const actions = [''];
  let depth = 0;
  for (const letter of text.replace(new RegExp(`^alter table ${name} `), '')) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += letter;
  }
  return actions.map((action) => action.trim());
}
