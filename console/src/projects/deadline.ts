import { inWords } from '../parts/badge';
import type { Project } from './project';

export type Deadline = Project['deadlines'][number];

/** The state’s own name of the document, or else the act. */
export function toDeadlineName({ kind, documentName }: Pick<Deadline, 'kind' | 'documentName'>): string {
  return documentName ? documentName.charAt(0).toUpperCase() + documentName.slice(1) : inWords(kind);
}
