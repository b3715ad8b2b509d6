import type { Migration } from '@mikro-orm/migrations';

/** The number of migrations in the first release: no older release runs beside them. */
export const baseline = 20;

/** A pattern to look for, and the problem it causes. */
type Rule = [pattern: RegExp, complaint: string];

const name = String.raw`(?:if exists |if not exists |only )*([\w."]+)`;

/** Matches the action that adds a column, followed by `rest`. */
const newColumn = (rest: string) =>
  new RegExp(
    String.raw`\badd (column )?(if not exists )?(?!constraint|check|foreign|unique|primary|exclude)\S+ ${rest}`,
  );

/** Tables that no request writes: an index that is built on them delays the loop that fills them, and nothing else. */
const writtenBehindAQueue = new Set(['events']);

/**
 * Tables with at most some dozens of rows for each account, which requests read from a cache or write only to manage them. All rows are changed
 * within a second.
 */
const small = new Set(['access_tokens', 'prices']);

/** Rules for every statement. */
const everywhere: Rule[] = [
  [/^drop (?!index concurrently if exists)/, 'drops what the previous release may use; contract in a later release'],
  [
    /^truncate|^lock\b|^vacuum full|^cluster\b|^reindex (?!.*\bconcurrently\b)/,
    'locks a table against all other sessions',
  ],
  [/^alter (type|domain|view|sequence|schema|function) .*\brename\b/, 'renames what the previous release uses'],
];

/** Rules for statements on a table that the previous release knows. */
const ofExistingTables: Rule[] = [
  [/\brename\b/, 'renames what the previous release uses'],
  [/\bdrop column\b|\bdrop (?!constraint|not null|expression|column)\w+/, 'drops what the previous release may use'],
  [/\balter (column )?\S+ (set data )?type\b/, 'changes a type, which rewrites the table'],
  [/\balter (column )?\S+ set not null\b/, 'refuses rows that the previous release writes, and reads the whole table'],
  [
    newColumn(String.raw`(?!.*\bdefault\b).*\bnot null\b`),
    'refuses rows that the previous release writes: a new column is nullable or has a default',
  ],
  [
    newColumn(String.raw`.*(\bdefault (?!now\(\))[\w.]*\(|\bgenerated\b|\b(big|small)?serial\b)`),
    'computes a value for each row, which rewrites the table',
  ],
  [
    newColumn(String.raw`.*\b(unique|primary key)\b`),
    'builds an index while the table is locked: build it concurrently',
  ],
  [
    /\badd (constraint \S+ )?(check|foreign key)\b(?!.*\bnot valid$)/,
    'reads the whole table while it is locked: add it not valid, and validate it in the next migration',
  ],
  [
    /\badd (constraint \S+ )?(unique|primary key|exclude)\b(?!.*\busing index\b)/,
    'builds an index while the table is locked: build it concurrently and add it using index',
  ],
];

/** Everything in a migration that cannot run beside the previous release. Empty when the migration is allowed. */
export async function faultsOf(migration: Migration): Promise<string[]> {
  migration.reset();
  await migration.up();
  const queries = migration.getQueries().map((query) => statementsOf(String(query)));
  const statements = queries.flat();
  const created = new Set(statements.flatMap((text) => new RegExp(`^create table ${name}`).exec(text)?.[1] ?? []));
  const added = new Set(statements.flatMap(constraintsAddedBy));
  const faults = statements
    .filter((text, position) => !keepsOldName(text, statements[position + 1]))
    .flatMap((text) => complaintsOf(text, created, added).map((complaint) => `"${text.slice(0, 80)}" ${complaint}`));
  return [...faults, ...faultsOfConcurrency(migration, queries)];
}

/**
 * A table may be renamed if the next statement creates a view with its old name: the previous release reads and writes
 * through it.
 */
function keepsOldName(text: string, next: string | undefined): boolean {
  const [, from, to] = /^alter table (\w+) rename to (\w+)$/.exec(text) ?? [];
  return from !== undefined && next === `create view ${from} as select * from ${to}`;
}

/** The names of the constraints that a statement adds to a table. */
function constraintsAddedBy(text: string): string[] {
  if (!text.startsWith('alter table ')) return [];
  return actionsOf(text).flatMap((action) => /^add constraint (\S+)/.exec(action)?.[1] ?? []);
}

function complaintsOf(text: string, created: ReadonlySet<string>, added: ReadonlySet<string>): string[] {
  const complaintsBy = (rules: Rule[], about: string) =>
    rules.filter(([pattern]) => pattern.test(about)).map(([, complaint]) => complaint);
  /** Whether the statement does that to a table that existed before this migration. */
  const touches = (does: string, allowed: ReadonlySet<string> = new Set()) => {
    const [, table] = new RegExp(does).exec(text) ?? [];
    return table !== undefined && !created.has(table) && !allowed.has(table);
  };
  const found = complaintsBy(everywhere, text);
  // Checks each action separately. Commas within parentheses do not separate actions.
  if (touches(`^alter table ${name}`)) {
    const actions = actionsOf(text);
    found.push(...actions.flatMap((action) => complaintsBy(ofExistingTables, action)));
    if (actions.some((action) => added.has(/^validate constraint (\S+)/.exec(action)?.[1] ?? ''))) {
      found.push('reads the whole table while adding the constraint locks it: validate it in the next migration');
    }
  }
  if (touches(String.raw`^create (?:unique )?index (?!concurrently).*? on (?:only )?([\w."]+)`, writtenBehindAQueue)) {
    found.push('locks the table against writers: build the index concurrently');
  }
  if (touches(`^(?:with .*)?(?:update|delete from) ${name}`, small)) {
    found.push('changes all rows at once and locks them: do it in a job, in batches');
  }
  return found;
}

/**
 * An index built concurrently needs a migration without a transaction, which is run again from the start if it fails. So does a procedure
 * that changes rows in batches, each of which it commits.
 */
function faultsOfConcurrency(migration: Migration, queries: string[][]): string[] {
  const texts = queries.flat();
  const concurrently = texts.some((text) => /\bconcurrently\b/.test(text));
  const called = texts.some((text) => /^call /.test(text));
  if (!concurrently && !called) {
    return migration.isTransactional() ? [] : ['has no transaction, although nothing requires that'];
  }
  const faults: string[] = [];
  if (migration.isTransactional()) {
    faults.push('builds an index concurrently or calls a procedure: isTransactional() must return false');
  }
  if (queries.some(({ length }) => length > 1))
    faults.push('without a transaction each statement needs its own addSql()');
  texts.forEach((text, position) => {
    const [, index] = /^create (?:unique )?index concurrently (\S+)/.exec(text) ?? [];
    if (index && texts[position - 1] !== `drop index concurrently if exists ${index}`) {
      faults.push(
        `an interrupted build leaves ${index} behind, invalid: drop it first with drop index concurrently if exists`,
      );
    } else if (!index && !repeatable.test(text)) {
      faults.push(`"${text.slice(0, 80)}" cannot be run twice: it needs its own migration`);
    }
  });
  return faults;
}

/** Statements that can be run again after they ran, or in part. */
const repeatable =
  /^drop index concurrently if exists \S+$|^alter table \S+ validate constraint \S+$|^create or replace procedure |^call \w+\(\)$/;

/** Lower-case statements, one line each, without comments and quoted text. */
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
