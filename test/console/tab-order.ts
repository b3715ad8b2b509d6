import type { CDPSession, Page } from 'playwright-core';

/** Longer lists are of links that are all alike. */
const most = 400;
/** After so many presses the page says whether it is at its end. */
const together = 20;

/**
 * Presses Tab from the top of the page to its end. @returns the interactive elements that never get the focus, and those that
 * do not show it
 */
export async function unreachable(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
    const selector = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="grid"]';
    const radios = new Set<string>();
    const wanted = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, [inert] *'))
        return false;
      // One element of a composite control has the focus; arrow keys move within it.
      if (element.tabIndex < 0)
        return (
          !element.closest(
            '[role="tablist"], [role="grid"], [role="radiogroup"], [role="toolbar"], [role="listbox"]',
          ) && !element.matches('[aria-hidden="true"], [aria-hidden="true"] *')
        );
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        if (radios.has(element.name)) return false;
        radios.add(element.name);
      }
      return true;
    });
    const state = { wanted: new Set<Element>(wanted), faint: new Set<string>(), isOver: false };
    let first: Element | undefined;
    let last: Element | undefined;
    const reached = (element: Element) => {
      // After the last element the first one follows. A page without the focus may also wait for a frame to give it back.
      first ??= element;
      state.isOver ||= element === first && last !== undefined && last !== first;
      last = element;
      state.wanted.delete(element);
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        for (const other of state.wanted) {
          if ((other as HTMLInputElement).name === element.name) state.wanted.delete(other);
        }
      }
    };
    const shown = (element: Element) => {
      // A frame shows the focus on its own elements. The page gets the release of a key whose press moved the focus into it.
      if (element instanceof HTMLIFrameElement) return;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isShown = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      if (!isShown) state.faint.add(element.outerHTML.slice(0, 160));
    };
    // A frame of another origin keeps the keys until the page has its focus back, so the page sees the focus but not the key.
    document.addEventListener('focusin', ({ target }) => reached(target as Element), { capture: true });
    // What the press of a key has shown is known once the key is released.
    const released = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return;
      const element = document.activeElement;
      if (element && element !== document.body) shown(element);
      state.isOver ||= state.wanted.size === 0;
    };
    document.addEventListener('keyup', released, { capture: true });
    Object.assign(window, { tabOrder: state });
  });
  const session = await page.context().newCDPSession(page);
  for (let presses = 0; presses < most; presses += together) {
    await pressTab(session, together);
    const isOver = await page.evaluate(() => (window as unknown as { tabOrder: { isOver: boolean } }).tabOrder.isOver);
    if (isOver) break;
  }
  await session.detach();
  return page.evaluate(() => {
    const { wanted, faint } = (window as unknown as { tabOrder: { wanted: Set<Element>; faint: Set<string> } })
      .tabOrder;
    const isThere = [...wanted].filter((element) => element.isConnected);
    return [
      ...isThere.map((element) => `Tab does not reach ${element.outerHTML.slice(0, 160)}`),
      ...[...faint].map((element) => `The focus does not show on ${element}`),
    ];
  });
}

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** Does not wait for each press: the browser keeps their order, and a press that waits for the last one takes three times as long. */
async function pressTab(session: CDPSession, times: number): Promise<void> {
  const events = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(events.map((type) => session.send('Input.dispatchKeyEvent', { type, ...tab })));
}
