import { useLocation } from '@tanstack/react-router';
import { CircleCheck, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { asApiError } from '../api/errors';
import { dismiss, type Feedback, useFeedback } from '../api/feedback';
import { useScope } from '../api/scope';
import { sayError } from '../parts/states';
import { To } from '../parts/to';
import { toPath } from '../routes/pages';

/** Long enough to read it and to reach its buttons. It stays while the pointer or the focus is on it, or the tab is hidden. */
const shownMs = 10_000;

/** What was done, for a while, at the edge of the page: people hear it, and it takes the focus from nothing. */
export function Toasts() {
  const { organizationId, mode } = useScope();
  const feedback = useFeedback().filter(({ scope }) => scope.organizationId === organizationId && scope.mode === mode);
  return (
    <div
      role="status"
      aria-label="What was done"
      className="toasts pointer-events-none fixed right-4 bottom-4 z-40 flex w-96 max-w-[calc(100vw-2rem)] flex-col gap-2"
      data-screen-only
    >
      {feedback.map((each) => (
        <Toast key={each.key} feedback={each} />
      ))}
    </div>
  );
}

function Toast({ feedback: { key, text, link, undo } }: { feedback: Feedback }) {
  const id = useId();
  const { pathname } = useLocation();
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isUnderPointer || hasFocus;
  const box = useRef<HTMLDivElement>(null);
  /** What had the focus before a button of the note took it. */
  const before = useRef<EventTarget | null>(null);
  const [undone, setUndone] = useState<string>();
  const left = useRef(shownMs);
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      left.current -= 500;
      if (left.current <= 0) dismiss(key);
    }, 500);
    return () => clearInterval(timer);
  }, [isHeld, key]);
  /** A button that goes away gives the focus back. */
  const giveFocusBack = () => {
    const isHere = () => box.current!.contains(document.activeElement);
    if (isHere() && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    // That is gone meanwhile, such as an item of a menu.
    if (isHere()) document.querySelector<HTMLElement>('#page h1')?.focus({ preventScroll: true });
  };
  const takeBack = async () => {
    giveFocusBack();
    setUndone('It is being undone…');
    left.current = shownMs;
    try {
      await undo!();
      setUndone('It is undone.');
    } catch (error) {
      setUndone(`It cannot be undone: ${sayError(asApiError(error))}`);
    }
  };
  const action = 'rounded px-1 font-medium text-accent underline underline-offset-2 hover:no-underline';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only keeps it in sight
    <div
      ref={box}
      className="pointer-events-auto flex items-start gap-2 rounded-md border border-line bg-sheet p-3 shadow-lg"
      onPointerEnter={() => setUnderPointer(true)}
      onPointerLeave={() => setUnderPointer(false)}
      onFocus={({ relatedTarget }) => {
        setFocus(true);
        if (!(relatedTarget instanceof Node && box.current!.contains(relatedTarget))) before.current = relatedTarget;
      }}
      onBlur={() => setFocus(false)}
    >
      <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" aria-hidden />
      <p id={id} className="min-w-0 grow break-words">
        {undone ?? text}
      </p>
      {undo && !undone && (
        <button type="button" className={action} onClick={() => void takeBack()}>
          Undo
        </button>
      )}
      {link && !undone && !pathname.endsWith(toPath(link)) && (
        <To {...link} className={action} aria-describedby={id}>
          Open it
        </To>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        aria-describedby={id}
        className="rounded p-0.5 text-muted hover:bg-sunken"
        onClick={() => {
          giveFocusBack();
          dismiss(key);
        }}
      >
        <X className="size-4" aria-hidden />
      </button>
    </div>
  );
}
