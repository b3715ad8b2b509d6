import { SavedViewsDocument } from './saved-filters.documents';

/** The saved filters of a list. */
export function savedViewsRead(list: string) {
  return [SavedViewsDocument, { list }, { follows: ['saved_view'] }] as const;
}
