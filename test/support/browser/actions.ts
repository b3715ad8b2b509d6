import type { Page } from 'playwright-core';

/** Does what a page has in the menu of its head, beside its buttons. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page
    .getByRole('menuitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .click();
}
