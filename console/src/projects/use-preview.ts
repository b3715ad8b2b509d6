import { useRead } from '../api/use-read';
import { useRested } from '../parts/use-rested';
import { type NewProjectValues, toPreview } from './new-project-values';
import { ProjectPreviewDocument, type ProjectPreviewInput } from './project.documents';

/** Without one of them no law is known. Each has a place in the form. */
const needed = [
  { name: 'state', text: 'the state of the jobsite', step: 1 },
  { name: 'sector', text: 'the sector', step: 1 },
  { name: 'claimantRole', text: 'your role', step: 2 },
] as const;

/** What the service says of the project as it is typed, by the rules that it then has for the project that is created. */
export function usePreview(values: NewProjectValues) {
  const typed = JSON.stringify(toPreview(values));
  const rested = useRested(typed);
  const lacking = needed.filter(({ name }) => (name === 'state' ? values.jobsite.state : values.facts[name]) === '');
  const isReady = lacking.length === 0;
  const read = useRead(
    ProjectPreviewDocument,
    { input: JSON.parse(rested) as ProjectPreviewInput },
    // What was typed a moment ago may have lacked one of them.
    { enabled: isReady && hasNeeded(rested), follows: [], keepsPrevious: true },
  );
  return {
    lacking,
    preview: isReady ? read.data?.projectPreview : undefined,
    deadlines: (isReady && read.data?.projectPreview.deadlines) || [],
    error: isReady ? read.error : null,
    /** What is shown is of what was typed before. */
    isStale: rested !== typed || read.isPlaceholderData,
  };
}

export type Preview = ReturnType<typeof usePreview>;

function hasNeeded(rested: string): boolean {
  const { project } = JSON.parse(rested) as ProjectPreviewInput;
  return needed.every(({ name }) => project[name] !== undefined);
}
