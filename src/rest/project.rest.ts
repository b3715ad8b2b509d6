import { collection, type Route } from '../api/rest/route.js';
import {
  CreateProjectDocument,
  DeleteProjectDocument,
  ListProjectDeadlinesDocument,
  ListProjectsDocument,
  ShowProjectDocument,
  UpdateProjectDocument,
  UpsertProjectDocument,
} from './generated/operations.js';

export const projectRoutes: Route[] = [
  ...collection({
    path: '/projects',
    tag: 'Projects',
    noun: 'project',
    list: ListProjectsDocument,
    show: ShowProjectDocument,
    create: CreateProjectDocument,
    update: UpdateProjectDocument,
    upsert: UpsertProjectDocument,
    remove: DeleteProjectDocument,
  }),
  {
    method: 'GET',
    path: '/projects/{uuid}/deadlines',
    operation: ListProjectDeadlinesDocument,
    answer: 'all',
    tag: 'Projects',
    summary: 'List the deadlines of the claimant on a project',
  },
];
