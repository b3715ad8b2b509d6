import { closedForms } from '@domain/waiver/closed-forms.js';
import { Button } from '../parts/button';
import { listWords } from './excepted-dialog';
import { type ListName, listTitles } from './excepted-fields';
import type { Waiver } from './waiver';

/** The items of a list, one below the other. */
export function Excepted({ waiver, name }: { waiver: Waiver; name: ListName }) {
  return (
    <ul>
      {listWords(waiver, name).map(({ key, words }) => (
        <li key={key}>{words}</li>
      ))}
    </ul>
  );
}

/** The lists of a draft, each with the way to edit it. A form that may not be changed has no place for them. */
export function ExceptedLists({ waiver, onEdit }: { waiver: Waiver; onEdit: (name: ListName) => void }) {
  const isClosed = waiver.legalForm !== null && closedForms.includes(waiver.state);
  const names = (Object.keys(listTitles) as ListName[]).filter((name) => !isClosed || waiver[name].length > 0);
  return names.map((name) => (
    <div key={name} className="mb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-medium">{listTitles[name]}</h3>
        <Button
          look="quiet"
          name={name}
          className="!px-1.5 !text-accent"
          aria-label={`Edit: ${listTitles[name]}`}
          onClick={() => onEdit(name)}
        >
          Edit
        </Button>
      </div>
      {waiver[name].length > 0 ? <Excepted waiver={waiver} name={name} /> : <p className="text-sm text-muted">None</p>}
    </div>
  ));
}
