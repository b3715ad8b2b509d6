import { type ReactNode, useRef } from 'react';
import { CopyButton } from './secret';

/** A value or a text of JSON with one entry a line; a text that is no JSON stays as it is. */
export function prettyJson(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value, null, 2);
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
}

/** A text of a program, such as a body in JSON, in a frame that scrolls, with a button that copies it. */
export function Code({ label, text, note }: { label: string; text: string; note?: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  const select = () => frame.current && window.getSelection()?.selectAllChildren(frame.current);
  return (
    <div className="mb-4">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{label}</h3>
        <CopyButton text={text} name={label} onRefused={select} />
      </div>
      <section
        ref={frame}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[32rem] overflow-auto rounded-md border border-line bg-sheet p-3"
      >
        <pre className="font-mono text-sm">
          <code>{colored(text)}</code>
        </pre>
      </section>
      {note !== undefined && <p className="mt-1 text-sm text-muted">{note}</p>}
    </div>
  );
}

/** The names of a JSON object in the color of links, so that the eye finds them. Long texts stay plain. */
function colored(text: string): ReactNode {
  if (!/^[[{]/.test(text) || text.length > 50_000) return text;
  return text.split(/^(\s*"(?:[^"\\]|\\.)*")(?=: )/m).map((piece, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <span key={place} className="text-accent">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
