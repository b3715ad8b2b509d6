import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';

/** What a person does on the pages of a context. */
export interface Acts {
  /** Presses of buttons, links and entries of menus, also with the Enter key. */
  clicks: number;
  /** Fields that are typed into or chosen, each once. */
  fields: number;
  /** What was pressed, in order: it says which press is one too many. */
  pressed: string[];
}

/** Counts what is done on all pages that the context opens from now on. */
export async function countActs(context: BrowserContext): Promise<Acts> {
  const acts: Acts = { clicks: 0, fields: 0, pressed: [] };
  await context.exposeBinding('noteAct', (_, kind: 'clicks' | 'fields', text: string) => {
    acts[kind] += 1;
    if (kind === 'clicks') acts.pressed.push(text);
  });
  await context.addInitScript(() => {
    const note = (kind: string, target: EventTarget | null) => {
      const text = (target as HTMLElement | null)?.textContent?.slice(0, 40) ?? '';
      (globalThis as unknown as { noteAct(kind: string, text: string): void }).noteAct(kind, text);
    };
    const filled = new WeakSet<EventTarget>();
    const isOfField = (target: EventTarget | null) =>
      (target as Element | null)?.closest?.('input, select, textarea, label, [role="option"], [role="gridcell"]') !==
      null;
    addEventListener('pointerdown', ({ target }) => isOfField(target) || note('clicks', target), true);
    addEventListener(
      'keydown',
      ({ key, target }) => {
        if (
          key === 'Enter' &&
          !(target as Element).matches('textarea, [role="combobox"], [role="grid"], [role="grid"] *')
        )
          note('clicks', target);
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (target === null || filled.has(target)) return;
        filled.add(target);
        note('fields', target);
      },
      true,
    );
  });
  return acts;
}

/** Fails where a walk takes more than the page about the console says, and prints what it takes. */
export function expectAtMost(walk: string, { clicks, fields, pressed }: Acts): void {
  process.stdout.write(`${walk}: ${clicks} clicks, ${fields} fields\n`);
  const row = readFileSync('docs/console.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${walk} |`));
  const [most, mostFields] = row!.split('|').slice(2, 4).map(Number) as [number, number];
  const isOver = clicks > most;
  expect({ walk, clicks, fields, ...(isOver && { pressed }) }).toEqual({
    walk,
    clicks: Math.min(clicks, most),
    fields: Math.min(fields, mostFields),
  });
}
