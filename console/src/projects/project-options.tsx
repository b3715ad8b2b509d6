import { type ReactNode, useEffect } from 'react';
import type { ProjectChoiceFragment } from './project-field.documents';

export const textOf = ({ name, state }: ProjectChoiceFragment) => `${name}${state ? `, ${state}` : ''}`;

interface Props {
  id: string;
  projects: readonly ProjectChoiceFragment[];
  /** The place of the option that Enter takes. */
  active: number;
  onChoose: (project: ProjectChoiceFragment) => void;
  /** A note below the options. */
  children: ReactNode;
}

/** The list of a `ProjectField`, which keeps the focus and handles the keys. */
export function ProjectOptions({ id, projects, active, onChoose, children }: Props) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list leaves the focus in the field
    <div
      className="absolute z-40 mt-1 w-full rounded-md border border-line bg-sheet p-1.5 shadow-lg"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label="Projects" className="max-h-72 overflow-y-auto">
        {projects.map((project, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={project.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={`cursor-pointer rounded px-2.5 py-1.5 ${index === active ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
            onClick={() => onChoose(project)}
          >
            {textOf(project)}
          </div>
        ))}
      </div>
      <p role="status" className="px-2.5 py-1 text-sm text-muted">
        {children}
      </p>
    </div>
  );
}
