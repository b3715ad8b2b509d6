import { collection, type Route } from '../api/rest/route.js';
import {
  CreateProjectNoteDocument,
  DeleteProjectNoteDocument,
  ListProjectNotesDocument,
  ShowProjectNoteDocument,
  UpdateProjectNoteDocument,
} from './generated/operations.js';

export const projectNoteRoutes: Route[] = [
  ...collection({
    path: '/project-notes',
    tag: 'Project notes',
    noun: 'project note',
    list: ListProjectNotesDocument,
    show: ShowProjectNoteDocument,
    create: CreateProjectNoteDocument,
    update: UpdateProjectNoteDocument,
    remove: DeleteProjectNoteDocument,
  }),
];
