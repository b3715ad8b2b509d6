import { type ReactNode, useEffect, useRef } from 'react';

/** A step of a task. Its first control has the focus when it begins, unless the person types elsewhere, so that the keyboard is enough. */
export function Step({ children }: { children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('input, textarea, select')) return;
    step.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, []);
  return <div ref={step}>{children}</div>;
}
