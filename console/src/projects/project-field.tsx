import { useState } from 'react';
import type { FieldMessages } from '../api/errors';
import { useRead } from '../api/use-read';
import type { Choice } from '../parts/choice-list';
import { Field } from '../parts/field';
import { usePick } from '../parts/pick';
import { sayError } from '../parts/states';
import { ChosenProjectDocument, type ProjectChoiceFragment, ProjectChoicesDocument } from './project-field.documents';

interface Props {
  /** The id of the project, or an empty text. */
  value: string;
  onChange: (id: string) => void;
}

/** Finds one of all active projects by its name. A project that is chosen already is shown in any status. */
export function ProjectField({ errors = [], ...props }: Props & { errors?: FieldMessages | undefined }) {
  const { failures, control } = useProjectControl(props);
  return (
    <Field label="Project" required errors={[...errors, ...failures]}>
      {(attributes) => control({ ...attributes, required: true, placeholder: 'Type a part of its name' })}
    </Field>
  );
}

/** The same among the filters of a list. */
export function ProjectFilter(props: Props) {
  const { failures, control } = useProjectControl({ ...props, clear: 'All projects' });
  return (
    <div className="max-sm:grow sm:w-64">
      {control({ 'aria-label': 'Project', placeholder: 'Project: all' })}
      {failures.length > 0 && <p className="text-sm text-danger">{failures.join(' ')}</p>}
    </div>
  );
}

const follows = ['project'];
const toChoice = ({ id, name, state }: ProjectChoiceFragment): Choice => ({
  key: id,
  text: `${name}${state ? `, ${state}` : ''}`,
});

/** A combobox, and why its projects could not be read. */
function useProjectControl({ value, onChange, clear = 'Choose another project' }: Props & { clear?: string }) {
  const [picked, setPicked] = useState<Choice | null>(null);
  const isKnown = value === '' || picked?.key === value;
  const read = useRead(ChosenProjectDocument, { id: value }, { enabled: !isKnown, follows });
  const stored = read.data ? toChoice(read.data.project) : null;
  const { failures, control } = usePick({
    chosen: value === '' ? null : isKnown ? picked : stored,
    onChoose: (choice) => {
      setPicked(choice);
      onChange(choice?.key ?? '');
    },
    useChoices,
    list: 'Projects',
    none: 'No active project is found.',
    clear,
  });
  return { failures: [...(isKnown || !read.error ? [] : [sayError(read.error)]), ...failures], control };
}

function useChoices(search: string | null, isOpen: boolean) {
  const { data, ...read } = useRead(
    ProjectChoicesDocument,
    { search },
    { enabled: isOpen, follows, keepsPrevious: true },
  );
  const result = data && { items: data.projects.nodes.map(toChoice), hasMore: data.projects.pageInfo.hasNextPage };
  return { ...read, data: result };
}
