import {
  CreateProjectDocument,
  DeleteProjectDocument,
  ListProjectsDocument,
  ShowProjectDocument,
  UpdateProjectDocument,
} from '../generated/operations.js';
import { collection, type Route } from './adapter/route.js';

export const projectRoutes: Route[] = [
  ...collection({
    path: '/projects',
    tag: 'Projects',
    noun: 'project',
    list: ListProjectsDocument,
    show: ShowProjectDocument,
    create: CreateProjectDocument,
    update: UpdateProjectDocument,
    remove: DeleteProjectDocument,
  }),
];
