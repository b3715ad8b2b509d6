import { formatDayInFull } from '../../domain/email/day.js';
import type { Cell, PageUrl } from './content.js';
import type { RecordEmailData } from './data.js';
import { projectCell } from './deadline-templates.js';
import { reportOne, type Template } from './report-line.js';

type NoteTemplate = 'note_mention' | 'task_assigned';

/** The e-mails about what a colleague wrote on a project. */
export const noteTemplates: { [T in NoteTemplate]: Template<RecordEmailData[T]> } = {
  note_mention: {
    report: ({ by, projectId, project, text }, page) =>
      reportOne(projectId, project, `${by} mentioned you`, notesCell(projectId, page), text),
    write: ({ by, projectId, project, text }, page) => ({
      subject: `${by} mentioned you: ${project}`,
      lead: `${by} mentioned you in a note on a project.`,
      facts: [
        ['Project', projectCell(project, projectId, page)],
        ['Note', text],
      ],
      action: { label: 'Read the notes', url: page(toNotes(projectId)) },
      closing: [],
    }),
    several: {
      subject: (count) => `${count} notes mention you`,
      lead: 'Colleagues mentioned you in these notes.',
      list: '/projects',
    },
  },
  task_assigned: {
    report: ({ by, projectId, project, text }, page) =>
      reportOne(projectId, project, `Task from ${by}`, notesCell(projectId, page), text),
    write: ({ by, projectId, project, text, dueOn }, page) => ({
      subject: `A task for you: ${project}`,
      lead: `${by} assigned you a task on a project.`,
      facts: [
        ['Project', projectCell(project, projectId, page)],
        ['Task', text],
        ...(dueOn ? [['Due', formatDayInFull(dueOn)] as const] : []),
      ],
      action: { label: 'See the task', url: page(toNotes(projectId)) },
      closing: [],
    }),
    several: {
      subject: (count) => `${count} tasks for you`,
      lead: 'Colleagues assigned you these tasks.',
      list: '/today',
    },
  },
};

function toNotes(projectId: string): string {
  return `/projects/${projectId}?tab=notes`;
}

function notesCell(projectId: string, page: PageUrl): Cell {
  return { text: 'Notes and tasks', url: page(toNotes(projectId)) };
}
