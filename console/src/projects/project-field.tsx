import { X } from 'lucide-react';
import { type InputHTMLAttributes, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { FieldMessages } from '../api/errors';
import { useRead } from '../api/use-read';
import { controlLook, Field } from '../parts/field';
import { useRested } from '../parts/use-rested';
import { ChosenProjectDocument, type ProjectChoiceFragment, ProjectChoicesDocument } from './project-field.documents';
import { ProjectOptions, textOf } from './project-options';

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

/** A combobox, and why its projects could not be read. */
function useProjectControl({ value, onChange, clear = 'Choose another project' }: Props & { clear?: string }) {
  const [isOpen, setOpen] = useState(false);
  /** What is searched; the name of the chosen project is shown while it is null. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const [picked, setPicked] = useState<ProjectChoiceFragment | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
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
  const items = (choices.data?.projects.nodes ?? []).filter(
    (project) => isFresh || textOf(project).toLowerCase().includes(text.toLowerCase()),
  );
  const failures = [isKnown ? null : read.error, isOpen ? choices.error : null].flatMap(
    (error) => error?.message ?? [],
  );
  const show = (is: boolean, at = -1) => {
    setOpen(is);
    setActive(at);
    if (!is) setTyped(null);
  };
  const choose = (project: ProjectChoiceFragment | null) => {
    setPicked(project);
    onChange(project?.id ?? '');
    show(false);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Enter must not send the form with the project that was chosen before.
    if (step !== undefined || (event.key === 'Enter' && isOpen)) event.preventDefault();
    if (step !== undefined) show(true, Math.max(0, Math.min(items.length - 1, active + step)));
    else if (event.key === 'Escape') show(false);
    else if (event.key === 'Enter' && isOpen && items[active]) choose(items[active]);
  };
  const note = items.length === 0 ? 'No active project is found.' : 'There are more: type a part of the name.';
  const control = (attributes: InputHTMLAttributes<HTMLInputElement>) => (
    <div className="relative">
      <input
        ref={input}
        type="text"
        role="combobox"
        autoComplete="off"
        {...attributes}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen && items[active] ? `${list}-${active}` : undefined}
        className={`${controlLook} pr-10`}
        value={typed ?? (chosen ? textOf(chosen) : '')}
        onFocus={({ target }) => target.select()}
        onClick={() => setOpen(true)}
        onBlur={() => show(false)}
        onKeyDown={onKey}
        onChange={({ target }) => {
          if (target.value === '' && value !== '') choose(null);
          setTyped(target.value);
          setOpen(true);
          setActive(target.value === '' ? -1 : 0);
        }}
      />
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
      {isOpen && (
        <ProjectOptions id={list} projects={items} active={active} onChoose={choose}>
          {!isFresh ? 'Searching…' : (items.length === 0 || choices.data?.projects.pageInfo.hasNextPage) && note}
        </ProjectOptions>
      )}
    </div>
  );
  return { failures, control };
}
