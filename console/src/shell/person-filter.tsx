import { SelectFilter } from '../parts/filters';
import { usePeople } from './people';

/** Filters a list by a member, such as the one who has a task. */
export function PersonFilter({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (userId: string) => void;
}) {
  const { known, nameOf } = usePeople();
  const ids = known.map(({ userId }) => userId);
  return (
    <SelectFilter
      label={label}
      value={value}
      // One whom the address names and who has left is shown all the same.
      values={value && !ids.includes(value) ? [value, ...ids] : ids}
      textOf={nameOf}
      onChange={onChange}
    />
  );
}
