import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';

/** What a person does on the pages of a context. */
export interface Acts {
  /** Presses of buttons, links and entries of menus, also with the Enter key. */
  clicks: number;
  /** Fields that are typed into or chosen, each once. */
  fields: number;
}

/** Counts what is done on all pages that the context opens from now on. */
export async function countActs(context: BrowserContext): Promise<Acts> {
  const acts: Acts = { clicks: 0, fields: 0 };
  await context.exposeBinding('noteAct', (_, kind: keyof Acts) => {
    acts[kind] += 1;
  });
  await context.addInitScript(() => {
    const note = (kind: string) => (globalThis as unknown as { noteAct(kind: string): void }).noteAct(kind);
    const filled = new WeakSet<EventTarget>();
    const isOfField = (target: EventTarget | null) =>
      (target as Element | null)?.closest?.('input, select, textarea, label, [role="option"], [role="gridcell"]') !==
      null;
    addEventListener('pointerdown', ({ target }) => isOfField(target) || note('clicks'), true);
    addEventListener(
      'keydown',
      ({ key, target }) => {
        if (
          key === 'Enter' &&
          !(target as Element).matches('textarea, [role="combobox"], [role="grid"], [role="grid"] *')
        )
          note('clicks');
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (target === null || filled.has(target)) return;
        filled.add(target);
        note('fields');
      },
      true,
    );
  });
  return acts;
}

/** Fails where a walk takes more than the page about the console says, and prints what it takes. */
export function expectAtMost(walk: string, { clicks, fields }: Acts): void {
  process.stdout.write(`${walk}: ${clicks} clicks, ${fields} fields\n`);
  const row = readFileSync('docs/console.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${walk} |`));
  const [most, mostFields] = row!.split('|').slice(2, 4).map(Number) as [number, number];
  expect({ walk, clicks, fields }).toEqual({
    walk,
    clicks: Math.min(clicks, most),
    fields: Math.min(fields, mostFields),
  });
}
