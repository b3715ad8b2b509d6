import type { Page } from 'playwright-core';

/** The field of a form in which a project is found by its name. */
export const projectField = (page: Page) => page.getByRole('combobox', { name: 'Project (required)' });

export async function chooseProject(page: Page, text: string): Promise<void> {
  await projectField(page).fill(text.split(',')[0]!);
  await page.getByRole('option', { name: text, exact: true }).click();
}
