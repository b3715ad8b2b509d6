import type { connect } from '@zag-js/menu';
import { normalizeProps } from '@zag-js/preact';

/** The attributes that the library gives for Preact. The console's elements have the types of React. */
export const asAttributes = normalizeProps as unknown as Parameters<typeof connect>[1];

/**
 * Shows a list or a tooltip above everything else, also above a dialog and what scrolls, from the place where it is in the page: who hears
 * the page finds it after what opens it.
 */
export const topLayer = {
  popover: 'manual' as const,
  ref: (element: HTMLElement | null) => element?.showPopover(),
  'data-screen-only': true,
  className:
    'right-auto bottom-auto overflow-visible bg-transparent text-left text-base font-normal whitespace-normal text-ink',
};

/** Near what opens it, or on its other side where there is no room. */
export const besideIt = { strategy: 'fixed' as const, gutter: 4, fitViewport: true };
