import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type FieldNode, parse, Source, visit } from 'graphql';
import { expectNone, sourcesBelow } from './sources.js';

/** Lists that are no connections: a page of them is read by the number of rows before it. */
const plainLists = ['openDeadlines', 'noticesToServe'];

/**
 * The lists that operations read the beginning of, without a word on how much there is: neither `totalCount` nor `pageInfo` nor,
 * for a plain list, an `offset`. A comment on the line before says why the rest is not needed.
 */
function cutLists(path: string, text: string): string[] {
  const lines = text.split('\n');
  const cut: string[] = [];
  visit(parse(new Source(text, path)), {
    Field(field) {
      const takes = (name: string) => field.arguments?.some((one) => one.name.value === name);
      if (!takes('first') || lines[field.loc!.startToken.line - 2]?.trim().startsWith('#')) return;
      const isRead = plainLists.includes(field.name.value) || has(field, 'nodes') || has(field, 'edges');
      const isTold = plainLists.includes(field.name.value)
        ? takes('offset')
        : has(field, 'totalCount') || has(field, 'pageInfo');
      if (isRead && !isTold) cut.push(`${path}:${field.loc!.startToken.line}: ${field.name.value}`);
    },
  });
  return cut;
}

const has = ({ selectionSet }: FieldNode, name: string) =>
  selectionSet?.selections.some((one) => one.kind === 'Field' && one.name.value === name) ?? false;

/** What is counted, summed or grouped from `nodes`, apart from whether there are any, and from what `Shown` compares with the total. */
function countsOfNodes(path: string, text: string): string[] {
  return Array.from(text.matchAll(/\.nodes\b/g), ({ index }) => {
    const rest = text.slice(index + '.nodes'.length);
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
    const chain = chainAfter(rest);
    const isCounted = /\.length$/.test(chain) && !/^\s*(?:[<>]=?|[!=]==)\s*0/.test(rest.slice(chain.length));
    const isGrouped = /\.reduce\b/.test(chain) || /\bgroupBy\([^,]*$/.test(before);
    const isShown = /<Shown count=\{[^}]*$/.test(before);
    const line = text.slice(0, index).split('\n').length;
    return (isCounted || isGrouped) && !isShown ? [`${path}:${line}: ${before.trim()}.nodes${chain}`] : [];
  }).flat();
}

/** What follows from a list by properties and calls: ` ?? []).filter(…).length`. */
function chainAfter(text: string): string {
  let at = 0;
  for (;;) {
    const [step] = /^(?:\s*\?\? \[\]\)|\)|!|\s*\??\.\w+)/.exec(text.slice(at)) ?? [];
    if (!step) return text.slice(0, at);
    at += step.length;
    if (text[at] === '(') at = endOfCall(text, at);
    if (/\.length$/.test(step)) return text.slice(0, at);
  }
}

function endOfCall(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

describe('a page of the console', () => {
  it('knows of every list how much of it was read', () => {
    const paths = globSync('console/src/**/*.graphql').sort();
    expect(paths.length).toBeGreaterThan(10);
    expectNone(
      paths.flatMap((path) => cutLists(path, readFileSync(path, 'utf8'))),
      'A list is read up to a number of rows, and what is left out is not known. Read `totalCount` or `pageInfo`, or the whole list with `after: $afterName` (console/src/api/whole-lists.ts), or say in a comment on the line before why the first ones are enough:',
    );
  });

  it('counts no rows that it has read', () => {
    const sources = sourcesBelow('console/src').filter(({ path }) => !path.endsWith('.documents.ts'));
    expect(sources.length).toBeGreaterThan(200);
    expectNone(
      sources.flatMap(({ path, text }) => countsOfNodes(path, text)),
      'A number or a group is made from the rows of a page. Let the service count: `totalCount`, or a query such as `noticeGroups`:',
    );
  });

  it.each([
    ['query { notices(first: 50) { nodes { id } } }', 1],
    ['query { notices(first: 50) { totalCount nodes { id } } }', 0],
    ['query { notices(first: 50) { pageInfo { hasNextPage } nodes { id } } }', 0],
    ['query { notices(first: 1) { totalCount } }', 0],
    ['query {\n  # Only the newest.\n  notices(first: 1) { nodes { id } }\n}', 0],
    ['query { openDeadlines(first: 500) { day } }', 1],
    ['query ($offset: Int) { openDeadlines(first: 50, offset: $offset) { day } }', 0],
  ])('would be refused for its operation: %s', (text, count) => {
    expect(cutLists('x.graphql', text)).toHaveLength(count);
  });

  it.each([
    ['formatCount(notices.nodes.length, "notice")', 1],
    ['formatCount(project.notices.nodes.filter(isOpen).length, "notice")', 1],
    ['formatCount((data?.notices.nodes ?? []).length, "notice")', 1],
    ['Map.groupBy(data.notices.nodes, toUrgency)', 1],
    ['data.waivers.nodes.reduce((sum, one) => sum + one.amount, 0)', 1],
    ['notices.nodes.length > 0 && notices.nodes.map(toRow)', 0],
    ['formatCount(notices.totalCount, "notice")', 0],
    ['<Shown count={sovs.nodes.length} total={sovs.totalCount} />', 0],
  ])('would be refused for what it counts: %s', (text, count) => {
    expect(countsOfNodes('x.tsx', text)).toHaveLength(count);
  });
});
