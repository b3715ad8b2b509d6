import { useId, useState } from 'react';
import type { FieldMessages } from '../api/errors';
import { inWords } from '../parts/badge';
import { CheckField, controlLook, FieldErrors } from '../parts/field';
import { formatCount } from '../parts/format';
import { eventCatalogue, eventGroups } from './event-names';

/** Chooses the events of an endpoint: all, or some by name. `chosen` is `['*']` for all. */
export function EventPicker({
  chosen,
  onChange,
  errors,
}: {
  chosen: readonly string[];
  onChange: (names: string[]) => void;
  errors: FieldMessages | undefined;
}) {
  const [text, setText] = useState('');
  const id = useId();
  const isAll = chosen.includes('*');
  const toggle = (name: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, name] : chosen.filter((other) => other !== name));
  const groups = eventGroups
    .map(([record, names]) => [record, names.filter((name) => matches(name, text))] as const)
    .filter(([, names]) => names.length > 0);
  return (
    <fieldset className="mb-3" aria-describedby={errors ? `${id}-errors` : undefined}>
      <legend className="mb-1 font-medium">Events</legend>
      <CheckField
        label="All events, also those that later versions add"
        checked={isAll}
        onChange={({ target }) => onChange(target.checked ? ['*'] : [])}
      />
      {!isAll && (
        <>
          <div className="mb-2 flex items-center gap-2">
            <input
              type="search"
              aria-label="Find an event"
              placeholder="Find an event"
              className={controlLook}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <span className="whitespace-nowrap text-muted" role="status">
              {formatCount(chosen.length, 'event')} chosen
            </span>
          </div>
          <div className="max-h-64 overflow-y-auto rounded-md border border-line p-3">
            {groups.map(([record, names]) => (
              <fieldset key={record} className="mb-2">
                <legend className="mb-1 text-sm font-medium text-muted">{inWords(record)}</legend>
                {names.map((name) => (
                  <CheckField
                    key={name}
                    label={name}
                    hint={eventCatalogue[name as keyof typeof eventCatalogue].replaceAll('`', '')}
                    checked={chosen.includes(name)}
                    onChange={({ target }) => toggle(name, target.checked)}
                  />
                ))}
              </fieldset>
            ))}
            {groups.length === 0 && <p className="text-muted">No event has this text.</p>}
          </div>
        </>
      )}
      {errors && <FieldErrors id={`${id}-errors`} errors={errors} className="mt-1" />}
    </fieldset>
  );
}

function matches(name: string, text: string): boolean {
  const searchText = text.trim().toLowerCase();
  return `${name} ${eventCatalogue[name as keyof typeof eventCatalogue]}`.toLowerCase().includes(searchText);
}
