import { collection, type Route } from '../api/rest/route.js';
import {
  AttachNoteFileDocument,
  CreateProjectNoteDocument,
  DeleteProjectNoteDocument,
  DownloadProjectNoteFileDocument,
  ListProjectNotesDocument,
  RemoveNoteFileDocument,
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
  {
    method: 'POST',
    path: '/project-notes/{uuid}/files',
    operation: AttachNoteFileDocument,
    answer: 'record',
    tag: 'Project notes',
    summary: 'Attach a file to a project note',
    large: true,
    file: { field: 'contentBase64', type: 'application/pdf' },
  },
  {
    method: 'DELETE',
    path: '/project-notes/{uuid}/files/{fileId}',
    operation: RemoveNoteFileDocument,
    answer: 'deleted',
    tag: 'Project notes',
    summary: 'Remove a file of a project note',
    message: 'File removed.',
  },
  {
    method: 'GET',
    path: '/project-notes/{uuid}/files/{fileId}/download',
    operation: DownloadProjectNoteFileDocument,
    answer: 'file',
    types: ['application/pdf', 'image/jpeg', 'image/png'],
    tag: 'Project notes',
    summary: 'Download a file of a project note',
  },
];
