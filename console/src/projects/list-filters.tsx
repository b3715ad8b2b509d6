import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useRead } from '../api/use-read';
import { Button } from '../parts/button';
import { states } from '../parts/choices';
import { DateFilter, SelectFilter } from '../parts/filters';
import type { RecordFilters } from '../parts/record-filter';
import { PersonFilter } from '../shell/person-filter';
import { FilterDivisionsDocument } from './list-filters.documents';
import { ProjectFilter } from './project-field';

interface Props {
  /** Those of the list; the others are undefined. */
  values: Partial<RecordFilters>;
  onChange: (changed: Partial<RecordFilters>) => void;
  /** What the days are: the list is filtered from one to another. */
  day?: string;
}

/** Filters that few need, behind a button. They are shown while one of them is set. */
export function MoreFilters({ values, onChange: report, day = 'Date' }: Props) {
  const { project, division, state, from, until, who } = values;
  const count = [project, division, state, from, until, who].filter(Boolean).length;
  const [isAsked, setAsked] = useState(count > 0);
  const isOpen = isAsked || count > 0;
  const id = useId();
  /** The control that takes the last filter away stays, with the focus. */
  const onChange = (changed: Partial<RecordFilters>) => {
    setAsked(true);
    report(changed);
  };
  const control = (value: string | undefined, shown: (value: string) => ReactNode) =>
    value !== undefined && shown(value);
  return (
    <>
      <Button look="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => setAsked(!isOpen)}>
        <SlidersHorizontal className="size-4" aria-hidden />
        {count > 0 ? `More filters (${count})` : 'More filters'}
      </Button>
      <div id={id} hidden={!isOpen} className="order-last flex basis-full flex-wrap gap-2 [&[hidden]]:hidden">
        {isOpen && (
          <>
            {control(project, (value) => (
              <ProjectFilter value={value} onChange={(chosen) => onChange({ project: chosen })} />
            ))}
            {control(division, (value) => (
              <DivisionFilter value={value} onChange={(chosen) => onChange({ division: chosen })} />
            ))}
            {control(state, (value) => (
              <SelectFilter
                label="State"
                value={value}
                values={states}
                textOf={(code) => code}
                onChange={(chosen) => onChange({ state: chosen })}
              />
            ))}
            {control(who, (value) => (
              <PersonFilter label="Has a task for" value={value} onChange={(person) => onChange({ who: person })} />
            ))}
            {control(from, (value) => (
              <DateFilter label={`${day} from`} value={value} onChange={(date) => onChange({ from: date })} />
            ))}
            {control(until, (value) => (
              <DateFilter label="to" value={value} onChange={(date) => onChange({ until: date })} />
            ))}
          </>
        )}
      </div>
    </>
  );
}

function DivisionFilter({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useRead(FilterDivisionsDocument, {}, { follows: ['division'] });
  const names = new Map(data?.divisions.nodes.map(({ id, name }) => [id, name]));
  return (
    <SelectFilter
      label="Division"
      value={value}
      // One that the address names and that is not there any more is shown all the same.
      values={value && !names.has(value) ? [value, ...names.keys()] : [...names.keys()]}
      textOf={(id) => names.get(id) ?? 'Another division'}
      onChange={onChange}
    />
  );
}
