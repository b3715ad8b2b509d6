import { courseRecords } from '../api/course-records';
import { toRecordFilter } from '../parts/record-filter';
import type { SearchOf } from '../routes/pages';
import { ProjectCourseDocument, type ProjectOrdering, ProjectsDocument, type ProjectsQuery } from './reads.documents';

/** What the pages of projects read first. The routes know it, too, so that it is read while the code of the page is loaded (loads.ts). */

/** A project with its deadlines. */
export function courseRead(id: string) {
  return [ProjectCourseDocument, { id }, { follows: [...courseRecords, 'division'] }] as const;
}

type Filters = Omit<SearchOf<'/projects'>, 'order'>;
type Filter = NonNullable<Parameters<NonNullable<typeof ProjectsDocument.__apiType>>[0]['filter']>;

/** The filter of the list from what its address has. */
export function toProjectFilter({ search, status, sector, rights, ...records }: Filters) {
  return {
    ...toRecordFilter(records),
    ...(search && { search }),
    ...(status && { status: status as Filter['status'] }),
    ...(sector && { sector: sector as Filter['sector'] }),
    ...(rights && { lienRights: rights as Filter['lienRights'] }),
  };
}

/** The list of projects. Its own order is that of the latest change. */
export function projectsRead(filters: Filters, orderBy: ProjectOrdering = { field: 'UPDATED_AT', direction: 'DESC' }) {
  return [
    ProjectsDocument,
    { filter: toProjectFilter(filters), orderBy },
    ({ projects }: ProjectsQuery) => projects,
    { follows: [...courseRecords, 'pay_application', 'project_note'] },
  ] as const;
}
