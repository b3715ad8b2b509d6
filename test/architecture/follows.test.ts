import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLInputObjectType,
  GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { eventResources } from '../../src/domain/event/catalogue.js';
import { expectNone } from './sources.js';

/** What the deadlines of a project follow from, and the rest that the service derives from them. */
const course = ['project', 'party', 'jobsite', 'notice', 'waiver', 'escalation'];
/** The records that a field follows from, in addition to those that are selected below it. */
const derived: Record<string, readonly string[]> = {
  'Project.deadlines': course,
  'Project.nextAct': course,
  'Project.lienRights': course,
  'Project.unpaidAmount': ['pay_application'],
  'Query.noticesToServe': course,
  'Query.noticeGroups': course,
  'Query.openDeadlines': course,
  'Query.openDeadlineCounts': course,
  'Query.openDeadlineDays': course,
  'Query.projectDeadlines': course,
  'Query.lienRightsCounts': [...course, 'pay_application'],
  'Query.money': [...course, 'pay_application'],
  'Query.receivables': [...course, 'pay_application'],
  'Query.billedApplications': [...course, 'pay_application'],
  'Query.retainedApplications': [...course, 'pay_application'],
  'Query.recordingOffices': ['document_order'],
  'Query.claimableProjects': [...course, 'pay_application'],
  'Notice.deadlineRule': course,
  'Notice.deadlineDate': course,
  'Notice.servedLate': course,
  'Escalation.suggestedDeadlines': course,
};

/** The records that decide what a filter of a list lets through, other than those of the list. */
const filtering: Record<string, Record<string, readonly string[]>> = {
  ProjectFilter: { lienRights: [...course, 'pay_application'], taskAssigneeId: ['project_note'] },
  ProjectNoteFilter: { state: ['project'] },
  NoticeFilter: { search: ['project'], taskAssigneeId: ['project_note'] },
  WaiverFilter: { search: ['project'], taskAssigneeId: ['project_note'] },
  EscalationFilter: { search: ['project'], taskAssigneeId: ['project_note'] },
  PayApplicationFilter: { search: ['project'], state: ['project'], taskAssigneeId: ['project_note'] },
  SovFilter: { divisionId: ['project'], state: ['project'], taskAssigneeId: ['project_note'] },
  DocumentOrderFilter: {
    divisionId: ['project'],
    state: ['project'],
    search: ['project'],
    taskAssigneeId: ['project_note'],
  },
  WaiverRequestFilter: { search: ['project'], divisionId: ['project'], taskAssigneeId: ['project_note'] },
  FulfillmentRequestFilter: { divisionId: ['project'], state: ['project'], taskAssigneeId: ['project_note'] },
};

/** The filters of src/reads/loaders/of-project.ts, with the records that decide. */
const filtersOfProject = {
  isOfDivision: 'project',
  isInState: 'project',
  matchesWithProject: 'project',
  hasTaskFor: 'project_note',
};

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'), { assumeValid: true });
const resources = new Map<string, string>(Object.entries(eventResources).map(([name, { type }]) => [type, name]));
const definitions = globSync('console/src/**/*.graphql').flatMap(
  (path) => parse(readFileSync(path, 'utf8')).definitions,
);
const fragments = new Map(
  definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === 'FragmentDefinition')
    .map((one) => [one.name.value, one]),
);
const operations = new Map(
  definitions
    .filter((one): one is OperationDefinitionNode => one.kind === 'OperationDefinition')
    .map((one) => [`${one.name!.value}Document`, one]),
);

/** The types of the records whose fields an operation selects, beside their ids. */
function selectedTypes(operation: OperationDefinitionNode): Set<string> {
  const types = new Set<string>();
  const visit = (parent: GraphQLObjectType, { selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === 'FragmentSpread') visit(parent, fragments.get(selection.name.value)!.selectionSet);
      else if (selection.kind === 'InlineFragment') {
        const on = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent;
        if (isObjectType(on)) visit(on, selection.selectionSet);
        else visit(parent, selection.selectionSet);
      } else {
        const name = selection.name.value;
        for (const type of derived[`${parent.name}.${name}`] ?? []) types.add(type);
        const field = isObjectType(parent) ? parent.getFields()[name] : undefined;
        for (const type of filteredTypes(field, selection)) types.add(type);
        const type = field && getNamedType(field.type);
        const nodes = isObjectType(type) ? type.getFields().nodes : undefined;
        const resource = resources.get(parent.name);
        // A record does not change with the lists of others that belong to it.
        if (resource && !nodes && name !== 'id' && name !== '__typename') types.add(resource);
        if (!type || !selection.selectionSet || !isCompositeType(type)) continue;
        // A list shows a record that is new, also if it shows no more of it than that it is there.
        const listed = nodes && resources.get(getNamedType(nodes.type).name);
        if (listed) types.add(listed);
        if (isObjectType(type)) visit(type, selection.selectionSet);
        else visit(new GraphQLObjectType({ name: type.name, fields: {} }), selection.selectionSet);
      }
    }
  };
  visit(schema.getQueryType()!, operation.selectionSet);
  // What follows from a project changes with each of its facts.
  types.delete('project_deadline');
  return types;
}

/** What decides through the filter of a field: a filter that is a variable can have each of its fields. */
function filteredTypes(field: GraphQLField<unknown, unknown> | undefined, { arguments: values }: FieldNode): string[] {
  const type = field?.args.find(({ name }) => name === 'filter')?.type;
  const value = values?.find(({ name }) => name.value === 'filter')?.value;
  const byField = type && filtering[getNamedType(type).name];
  if (!byField || !value) return [];
  const names = value.kind === 'ObjectValue' ? value.fields.map(({ name }) => name.value) : Object.keys(byField);
  return names.flatMap((name) => byField[name] ?? []);
}

const files = new Map(globSync('console/src/**/*.{ts,tsx}').map((path) => [path, readFileSync(path, 'utf8')]));
const lists = new Map<string, string>();
for (const [path, text] of files) {
  for (const [, name, list] of text.matchAll(/\bconst (\w+)(?:: [^=]+)? = \[([^\]]*)\]/g))
    lists.set(`${path} ${name}`, list!);
  for (const [, name, list] of text.matchAll(/\bexport const (\w+)(?:: [^=]+)? = \[([^\]]*)\]/g))
    lists.set(name!, list!);
}

/** The texts of a list, with those of the lists in it. */
function expand(path: string, list: string): string[] {
  return list.split(',').flatMap((item) => {
    const entry = item.trim();
    if (entry === '') return [];
    if (!entry.startsWith('...')) return [entry.replaceAll(/['"]/g, '')];
    return expand(path, listNamed(path, entry.slice(3)));
  });
}

function listNamed(path: string, name: string): string {
  const list = lists.get(`${path} ${name}`) ?? lists.get(name);
  if (list === undefined) throw new Error(`${path}: no list ${name}`);
  return list;
}

/** The text of the arguments of a call that begins at a place. */
function argumentsAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0; end += 1) depth += { '(': 1, ')': -1 }[text[end]!] ?? 0;
  return text.slice(start, end - 1);
}

const reads = [...files].flatMap(([path, text]) =>
  [...text.matchAll(/\b(useRead|useReadRows|useReadPages|toReadQuery)\(/g)].flatMap((match) => {
    const given = argumentsAt(text, match.index + match[0].length);
    const document = given.match(/\b\w+Document\b/)?.[0];
    if (!document) return [];
    const inline =
      given.match(/\bfollows: \[([^\]]*)\]/) ?? (match[1] === 'toReadQuery' && given.match(/,\s*\[([^\]]*)\],?\s*$/));
    const named = given.match(/\bfollows(?:: (\w+))?\s*[,}]/);
    const list = inline ? inline[1]! : named ? listNamed(path, named[1] ?? 'follows') : null;
    if (!inline && !named && /\bfollow/.test(given))
      throw new Error(`${path}: give ${document} its list as \`follows\``);
    return [{ path, document, follows: list === null ? null : expand(path, list) }];
  }),
);

describe('a read of the console', () => {
  it('runs again after a change of any record that it shows', () => {
    // Without a list, or with an empty one, it runs again after each change of its page.
    const limited = reads.filter(({ follows }) => follows !== null && follows.length > 0);
    expect(limited.length).toBeGreaterThan(40);
    const wrong = limited.flatMap(({ path, document, follows }) => {
      const lacking = [...selectedTypes(operations.get(document)!)].filter((type) => !follows!.includes(type));
      return lacking.length > 0 ? [`${path} ${document}: ${lacking.join(', ')}`] : [];
    });
    expectNone(wrong, 'A read does not follow a record that its operation selects. Add the types to its `follows`:');
  });

  it('knows each filter that reads another table than that of its list', () => {
    const tables = globSync('src/reads/loaders/*.loader.ts').flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const type = text.match(/\n {2}type: '(\w+)'/)?.[1];
      const filters = text.match(/\n {2}filters: \{\n([\s\S]*?)\n {2}\},/)?.[1] ?? '';
      const shared = Object.entries(filtersOfProject).flatMap(([name, resource]) =>
        [...filters.matchAll(new RegExp(`(\\w+): ${name}\\b`, 'g'))].map(
          ([, field]) => `${type}Filter.${field}: ${resource}`,
        ),
      );
      return [...shared, ...[...filters.matchAll(/\bfrom (\w+)s\b/g)].map(([, name]) => `${type}Filter: ${name}`)];
    });
    const decided = Object.entries(filtering).flatMap(([name, fields]) =>
      Object.entries(fields).flatMap(([field, resources]) =>
        resources.map((resource) => `${name}.${field}: ${resource}`),
      ),
    );
    expect(decided.filter((one) => !one.startsWith('ProjectFilter.lienRights')).sort()).toEqual(tables.sort());
    for (const [name, fields] of Object.entries(filtering)) {
      const type = schema.getType(name) as GraphQLInputObjectType;
      expect(Object.keys(type.getFields())).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });
});
