import { inWords } from '../parts/badge';
import { FileLink } from '../parts/file-link';
import { formatCount, formatNumber, formatSize } from '../parts/format';
import { RowActions } from '../parts/row-actions';
import type { Column } from '../parts/table';
import { letterAt } from './exhibit-facts';
import type { ListedExhibitFragment } from './exhibits.documents';

/** What the list says of each exhibit. `first` is the letter of the first one; `remove` is undefined where nothing can be removed. */
export function buildColumns(
  exhibits: readonly ListedExhibitFragment[],
  first: string | undefined,
  remove: ((exhibit: ListedExhibitFragment) => void) | undefined,
): Column<ListedExhibitFragment>[] {
  const columns: Column<ListedExhibitFragment>[] = [
    { title: 'Letter', cell: (exhibit) => letterAt(exhibits.indexOf(exhibit), first) },
    {
      title: 'Title',
      cell: ({ id, title, kind, pageCount, fileSize }) => (
        <>
          <FileLink path={`/exhibits/${id}/download`}>{title}</FileLink>
          <span data-screen-only className="block text-sm text-muted">
            {inWords(kind)}
            <span className="md:hidden">
              , {formatCount(pageCount, 'page')}, {formatSize(fileSize)}
            </span>
          </span>
        </>
      ),
    },
    { title: 'Pages', align: 'right', cell: ({ pageCount }) => formatNumber(pageCount), wideOnly: true },
    {
      title: 'Size',
      align: 'right',
      cell: ({ fileSize }) => <span className="whitespace-nowrap">{formatSize(fileSize)}</span>,
      wideOnly: true,
    },
  ];
  const actions: Column<ListedExhibitFragment> = {
    title: 'Actions',
    align: 'right',
    cell: (exhibit) => (
      <RowActions actions={[{ text: 'Remove', of: exhibit.title, danger: true, onClick: () => remove?.(exhibit) }]} />
    ),
  };
  return remove ? [...columns, actions] : columns;
}
