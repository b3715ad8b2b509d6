import { describe, expect, it } from '@jest/globals';
import { circlesBetween, expectNone, type Source, sourcesBelow } from './sources.js';

const remedy =
  'Folders import each other, so neither can be read without the other. Move what both need into the lower one, or into a third:';

/** The folder below a layer that a file is in. A file directly in the layer is on its own. */
function folderBelow(layer: string): (path: string) => string | undefined {
  return (path) => (path.startsWith(`${layer}/`) ? path.slice(layer.length + 1).split('/')[0] : undefined);
}

describe.each(['src/services', 'src/domain', 'src/pdf', 'src/providers'])('the folders of %s', (layer) => {
  it('do not import each other in a circle', () => {
    expectNone(circlesBetween(sourcesBelow(layer), folderBelow(layer)), remedy);
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
