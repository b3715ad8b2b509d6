import { dirname } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { circlesBetween, expectNone, type Source, sourcesBelow } from './sources.js';

const remedy =
  'Folders import each other, so neither can be read without the other. Move what both need into the lower one, or into a third:';

/** The folder below another that a file is in. A file directly in the other is on its own. */
function folderBelow(folder: string): (path: string) => string | undefined {
  return (path) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined);
}

const service = sourcesBelow('src');

/** Every folder of the service that has folders, at any depth. `layers.test.ts` holds those of `src` itself. */
const parents = new Set(service.map(({ path }) => dirname(dirname(path))).filter((folder) => /^src\/./.test(folder)));

describe('the folders of the service', () => {
  it.each([...parents].sort())('do not import each other in a circle in %s', (folder) => {
    expectNone(circlesBetween(service, folderBelow(folder)).filter(isOfFolders), remedy);
  });
});

/** Whether a circle has a folder. Those of files alone are for the next test. */
function isOfFolders(circle: string): boolean {
  const [groups = ''] = circle.split('\n');
  return groups.split(' → ').some((group) => !group.endsWith('.ts'));
}

/** Where files name each other's types, because each is a part of one thing that the others are built from. */
const woven = {
  'src/context/': 'the request is made of parts that take the request',
  'src/reads/compiled/': 'a selection is compiled by its fields, which have selections',
  'src/pdf/appended/': 'what is copied names how, and the copier follows it',
};

describe('the files of the service', () => {
  const circles = circlesBetween(service, (path) => path);

  it('do not name the types of each other in a circle', () => {
    const others = circles.filter((circle) => !Object.keys(woven).some((folder) => circle.startsWith(folder)));
    expectNone(others, 'Files import each other. Put what both need into the lower one, or into a third:');
  });

  it.each(Object.keys(woven))('still do in %s, which the list of exceptions names', (folder) => {
    expect(circles.filter((circle) => circle.startsWith(folder))).not.toEqual([]);
  });
});

describe('the console', () => {
  const sources = sourcesBelow('console/src');

  it('has no circle of folders', () => {
    expectNone(circlesBetween(sources, folderBelow('console/src')), remedy);
  });

  it('has no circle of files', () => {
    expectNone(
      circlesBetween(sources, (path) => path),
      "Files import each other. Put the type of a record in a file of its own, which its page and the page's parts import:",
    );
  });
});

describe('the search for circles', () => {
  const source = (path: string, ...imports: string[]): Source => ({
    path,
    text: '',
    imports: imports.map((imported) => ({ path: imported, typeOnly: true })),
  });

  it('prints the shortest circle, with the import of each step', () => {
    const sources = [
      source('layer/order/place.ts', 'layer/document/generate.ts'),
      source('layer/document/generate.ts', 'layer/notice/index.ts', 'layer/document/words.ts'),
      source('layer/notice/index.ts', 'layer/order/open.ts'),
      source('layer/order/open.ts', 'other/table.ts'),
    ];
    expect(circlesBetween(sources, folderBelow('layer'))).toEqual([
      [
        'document → notice → order → document',
        '      layer/document/generate.ts imports layer/notice/index.ts',
        '      layer/notice/index.ts imports layer/order/open.ts',
        '      layer/order/place.ts imports layer/document/generate.ts',
      ].join('\n'),
    ]);
  });

  it('finds none where every import leads down', () => {
    const sources = [
      source('layer/order/place.ts', 'layer/document/generate.ts', 'layer/notice/index.ts'),
      source('layer/document/generate.ts', 'layer/notice/index.ts'),
      source('layer/notice/index.ts', 'layer/handlers.ts'),
    ];
    expect(circlesBetween(sources, folderBelow('layer'))).toEqual([]);
  });
});
