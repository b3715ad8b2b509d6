import type { RequestContext } from '../../context/request-context.js';
import { ProjectNote } from '../../entities/project-note.js';
import { projectNotes } from '../../reads/loaders/project-note.loader.js';
import type { AttachNoteFileInput, RemoveNoteFileInput } from '../../schema/project-note.js';
import { attachRecordFile, removeFilesOfRecords, removeRecordFile } from '../record-files/index.js';

const note = { subject: 'project_note', noun: 'note', entity: ProjectNote, table: projectNotes } as const;

export function attachNoteFile(ctx: RequestContext, input: AttachNoteFileInput): Promise<ProjectNote> {
  return attachRecordFile(ctx, note, input);
}

export function removeNoteFile(ctx: RequestContext, input: RemoveNoteFileInput): Promise<ProjectNote> {
  return removeRecordFile(ctx, note, input);
}

export function removeNoteFiles(ctx: RequestContext, ids: readonly string[]): Promise<void> {
  return removeFilesOfRecords(ctx, note.subject, ids);
}
