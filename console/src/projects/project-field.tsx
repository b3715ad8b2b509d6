import { X } from 'lucide-react';
import { type InputHTMLAttributes, useRef, useState } from 'react';
import type { FieldMessages } from '../api/errors';
import { useRead } from '../api/use-read';
import { Combobox } from '../parts/combobox';
import { Field } from '../parts/field';
import { sayError } from '../parts/states';
import { useRested } from '../parts/use-rested';
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

const textOf = ({ name, state }: ProjectChoiceFragment) => `${name}${state ? `, ${state}` : ''}`;

/** A combobox, and why its projects could not be read. */
function useProjectControl({ value, onChange, clear = 'Choose another project' }: Props & { clear?: string }) {
  const [isOpen, setOpen] = useState(false);
  /** What is searched; the name of the chosen project is shown while it is null. */
  const [typed, setTyped] = useState<string | null>(null);
  const [picked, setPicked] = useState<ProjectChoiceFragment | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const text = typed?.trim() ?? '';
  const searchText = useRested(text);
  const follows = ['project'];
  const search = { search: searchText || null };
  const choices = useRead(ProjectChoicesDocument, search, { enabled: isOpen, follows, keepsPrevious: true });
  const isKnown = value === '' || picked?.id === value;
  const read = useRead(ChosenProjectDocument, { id: value }, { enabled: !isKnown, follows });
  const chosen = value === '' ? null : isKnown ? picked : (read.data?.project ?? null);
  // Enter takes a project of the list: an older result must not offer one that does not match.
  const isFresh = searchText === text && !choices.isPlaceholderData && !choices.isPending;
  const items = (choices.data?.projects.nodes ?? [])
    .map((project) => ({ key: project.id, text: textOf(project), project }))
    .filter((item) => isFresh || item.text.toLowerCase().includes(text.toLowerCase()));
  const failures = [isKnown ? null : read.error, isOpen ? choices.error : null].flatMap((error) =>
    error ? [sayError(error)] : [],
  );
  const choose = (project: ProjectChoiceFragment | null) => {
    setPicked(project);
    onChange(project?.id ?? '');
  };
  const note = items.length === 0 ? 'No active project is found.' : 'There are more: type a part of the name.';
  const control = (attributes: InputHTMLAttributes<HTMLInputElement>) => (
    <Combobox
      attributes={{ ...attributes, onFocus: ({ target }) => target.select() }}
      input={input}
      className="pr-10"
      label="Projects"
      value={typed ?? (chosen ? textOf(chosen) : '')}
      items={items}
      note={!isFresh ? 'Searching…' : (items.length === 0 || choices.data?.projects.pageInfo.hasNextPage) && note}
      onChoose={({ project }) => choose(project)}
      onType={(newText) => {
        if (newText === '' && value !== '') choose(null);
        setTyped(newText);
      }}
      onOpen={(is) => {
        setOpen(is);
        if (!is) setTyped(null);
      }}
    >
      {chosen && (
        <button
          type="button"
          aria-label={clear}
          className="absolute top-0.5 right-0.5 grid size-8 cursor-pointer place-items-center rounded text-muted hover:text-ink"
          onClick={() => {
            choose(null);
            input.current?.focus();
          }}
        >
          <X className="size-4" aria-hidden />
        </button>
      )}
    </Combobox>
  );
  return { failures, control };
}
