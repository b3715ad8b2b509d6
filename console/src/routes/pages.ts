import type { RouteById, RouteIds } from '@tanstack/react-router';
import type { RecordPlace } from './record-place';
import type { tree } from './tree';

type InScope<Path extends string> = `/$organization/$mode${Path}`;
type Types<Path extends string> = RouteById<typeof tree, InScope<Path>>['types'];
export type ParamsOf<Path extends PagePath> = Omit<Types<Path>['allParams'], 'organization' | 'mode'>;

/** The addresses of the pages of an organization and mode, such as `/projects/$id`. */
export type PagePath =
  RouteIds<typeof tree> extends infer Id ? (Id extends InScope<infer Path extends `/${string}`> ? Path : never) : never;

/** What a page has in the query of its address. */
export type SearchOf<Path extends PagePath> = Types<Path>['fullSearchSchema'];

/** Each page with the parameters that its address needs and what its query may have. */
type Links = {
  [Path in PagePath]: { page: Path } & (keyof ParamsOf<Path> extends never
    ? { params?: never }
    : { params: ParamsOf<Path> }) &
    (keyof SearchOf<Path> extends never ? { search?: never } : { search?: SearchOf<Path> });
};

/** Where a link of the console leads, within the organization and mode. */
export type PageLink = Links[PagePath] | { page: PlainPage; params?: never; search?: never };

/** The pages that need nothing more than their address. */
export type PlainPage = { [Path in PagePath]: keyof ParamsOf<Path> extends never ? Path : never }[PagePath];

/** The page of a record of a list. */
export function toRecordPage({ folder, id }: RecordPlace): PageLink {
  return { page: `${folder}/$id`, params: { id } };
}

/** The address of a page within the organization and mode, without its query. */
export function toPath({ page, params }: PageLink): string {
  const values: Record<string, string> = params ?? {};
  return page.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
