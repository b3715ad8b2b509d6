import { Fragment } from 'react';

/** The name of an event. A phone breaks it behind a dot or an underscore, not within a word. */
export function EventCode({ name }: { name: string }) {
  return (
    <code className="md:whitespace-nowrap">
      {name.split(/(?<=[._])/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never move
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
