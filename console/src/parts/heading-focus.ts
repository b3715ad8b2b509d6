import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The page that was shown last. */
let shown: string | undefined;
/** Whether the person came from another page of the console: the first page leaves the focus at its beginning. */
let hasMoved = false;

/** Gives the focus to the heading of a page that was just opened, so that it is read aloud, unless a part of the page has it. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    hasMoved ||= shown !== undefined && shown !== pathname;
    shown = pathname;
    const hasFocus = document.getElementById('page')?.contains(document.activeElement);
    if (hasMoved && !hasFocus) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
