import { createRequire } from 'node:module';

interface PlacedBlock {
  y?: number;
  y1?: number;
  h?: number;
  _height?: number;
  getHeight?(): number;
}
interface Item {
  type: string;
  item: PlacedBlock;
}
interface Fragment {
  items: Item[];
  height: number;
}
interface Writer {
  context(): { getCurrentPage(): { pageSize: { height: number } }; pageMargins: { top: number; bottom: number } };
  addFragment(fragment: Fragment, ...rest: unknown[]): unknown;
}

const require = createRequire(import.meta.url);
const { default: writer } = createRequire(require.resolve('pdfmake'))('pdfmake/js/PageElementWriter.js') as {
  default: { prototype: Writer };
};
const { addFragment: add } = writer.prototype;

/** pdfmake loses a block that stays together and is higher than a page. Here it continues on the next page. */
writer.prototype.addFragment = function (fragment, ...rest) {
  const { pageSize } = this.context().getCurrentPage() as { pageSize: { height: number } };
  const { top, bottom } = this.context().pageMargins;
  const height = pageSize.height - top - bottom;
  if (rest[0] || !(fragment.height > height)) return add.call(this, fragment, ...rest);
  return parted(fragment, height)
    .map((part) => add.call(this, part, ...rest))
    .at(-1);
};

function parted({ items, height }: Fragment, most: number): Fragment[] {
  const sorted = items.map((each) => ({ each, y: getTop(each) })).sort((a, b) => a.y - b.y);
  const parts: { from: number; items: Item[] }[] = [{ from: 0, items: [] }];
  for (const { each, y } of sorted) {
    if (y + measureHeight(each) - parts.at(-1)!.from > most) parts.push({ from: y, items: [] });
    const { from, items: lastItems } = parts.at(-1)!;
    move(each, from);
    lastItems.push(each);
  }
  return parts.map(({ from, items: ownItems }, index) => ({
    items: ownItems,
    height: Math.min(most, (parts[index + 1]?.from ?? height) - from),
  }));
}

function getTop({ item: { y, y1 } }: Item): number {
  return y ?? y1 ?? 0;
}

function measureHeight({ item }: Item): number {
  return item.getHeight?.() ?? item._height ?? item.h ?? 0;
}

function move({ item }: Item, up: number): void {
  const moved = item as Record<string, number>;
  for (const key of ['y', 'y1', 'y2']) if (typeof moved[key] === 'number') moved[key] -= up;
}
