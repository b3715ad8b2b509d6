import { useState } from 'react';
import { Dialog } from '../parts/dialog';
import { isKeyOn, setKeyOn } from './keys';

const groups: ReadonlyArray<[title: string, keys: ReadonlyArray<[keys: string, does: string]>]> = [
  [
    'Everywhere',
    [
      ['Ctrl K or ⌘ K', 'Search records, pages and actions'],
      ['?', 'Show the keys'],
      ['Esc', 'Close what is open'],
      ['Tab, Shift Tab', 'Go to the next or the previous control'],
    ],
  ],
  [
    'In a list of choices',
    [
      ['↑ ↓', 'Choose'],
      ['Enter', 'Open or take what is chosen'],
    ],
  ],
  [
    'On the heading of a column',
    [['Enter or Space', 'Order the table by it, then the other way around, then not at all']],
  ],
  [
    'In the sheet of a pay application',
    [
      ['↑ ↓ ← →, Tab, Enter', 'Move'],
      ['F2', 'Edit the cell'],
      ['Delete', 'Empty the cells that are chosen'],
      ['Ctrl A', 'Choose every cell'],
      ['Ctrl C, Ctrl X, Ctrl V', 'Copy, cut, paste'],
      ['Ctrl Z, Ctrl Y', 'Undo, redo'],
    ],
  ],
];

/** The keys of the console. */
export default function KeysSheet({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(isKeyOn);
  return (
    <Dialog title="Keys" onClose={onClose}>
      {groups.map(([title, keys]) => (
        <section key={title} className="mb-4">
          <h3 className="mb-1 font-semibold">{title}</h3>
          <dl>
            {keys.map(([pressed, does]) => (
              <div key={pressed} className="grid gap-x-4 border-t border-line py-1.5 sm:grid-cols-[11rem_1fr]">
                <dt className="text-muted">{pressed}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-(--accent)"
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked);
            setKeyOn(target.checked);
          }}
        />
        ? opens this sheet in this browser
      </label>
    </Dialog>
  );
}
