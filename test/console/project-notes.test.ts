/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { bodies } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the notes and tasks of a project', () => {
  let ana: Caller;
  let ben: Caller;
  let projectId: string;
  const console = () => `/console/${ana.organizationId}/live`;

  beforeAll(async () => {
    ana = await site.world.caller();
    ben = await site.world.caller({ organizationId: ana.organizationId });
    await site.world.sql(`update users set name = 'Ana Diaz' where id = $1`, [ana.userId]);
    await site.world.sql(`update users set name = 'Ben Ortiz' where id = $1`, [ben.userId]);
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [ben.userId]);
    const own = { ...bodies.division, organization_id: ana.organizationId };
    const divisionId = (await site.world.send(ana, 'POST', '/divisions', own)).id;
    const project = { ...bodies.project, division_id: divisionId, state: 'CA' };
    projectId = (await site.world.send(ana, 'POST', '/projects', project)).id;
  });

  it('are written with a mention, assigned, done by keyboard, edited and deleted, and are in the history', async () => {
    const page = await browser.openPage(site, { signedInAs: ana });
    await page.goto(`${console()}/projects/${projectId}?tab=notes`);
    await page.getByText('Nothing to do').waitFor();
    await page.getByLabel('Text').fill('Owner promised the check.');
    await page.getByLabel('Mention a member').selectOption({ label: 'Ben Ortiz' });
    expect(await page.getByLabel('Text').inputValue()).toBe('Owner promised the check. @Ben Ortiz ');
    await page.getByRole('button', { name: 'Add the note' }).click();
    const notes = page.getByRole('region', { name: 'Notes', exact: true });
    await notes.getByText('Owner promised the check. @Ben Ortiz').waitFor();
    expect(
      await site.world.sql('select template from emails where account_id = $1 and user_id = $2', [
        ana.organizationId,
        ben.userId,
      ]),
    ).toEqual([{ template: 'note_mention' }]);
    await page.getByLabel('It is a task').check();
    await page.getByRole('button', { name: 'Add the task' }).click();
    await page.getByText('Fill this in.').waitFor();
    await page.getByLabel('Text').fill('Call the lender');
    await page.getByLabel('Who does it').selectOption({ label: 'Ana Diaz' });
    await page.getByLabel('Due').fill('2025-01-10');
    await page.getByRole('button', { name: 'Add the task' }).click();
    const tasks = page.getByRole('region', { name: 'To do' });
    await tasks
      .getByRole('cell', { name: /overdue/ })
      .last()
      .waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'project-notes');
    await tasks.getByRole('button', { name: 'Edit Call the lender' }).click();
    await page.getByRole('dialog').getByLabel('Text').fill('Call the lender again');
    // Another change of the same task meanwhile is taken over, and does not stop this one.
    const [task] = await site.world.sql(
      `select id from project_notes where text = 'Call the lender' and account_id = $1`,
      [ana.organizationId],
    );
    await site.world.rest(ana, 'PATCH', `/project-notes/${task!.id}`, { due_on: '2025-01-09' });
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('dialog [name="dueOn"]')!.value === '2025-01-09',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await tasks.getByText('Call the lender again').waitFor();
    // What the person has to do is on the first page.
    await page.goto(`${console()}/today`);
    await page.getByRole('region', { name: 'My tasks' }).getByRole('link', { name: 'Call the lender again' }).click();
    await tasks.getByRole('button', { name: 'Done: Call the lender again' }).focus();
    await page.keyboard.press('Enter');
    const done = page.getByRole('region', { name: 'Done' });
    await done.getByRole('cell', { name: 'Ana Diaz' }).last().waitFor();
    await page.getByText('Nothing to do').waitFor();
    await notes.getByRole('button', { name: /^Delete Owner/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('No notes').waitFor();
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByText('Note or task deleted').last().waitFor();
    await page.getByText('Text: Call the lender again').waitFor();
    browser.takeProblems(page);
  });

  it('are read by a member who only reads, without a way to change them', async () => {
    await site.world.send(ana, 'POST', '/project-notes', { project_id: projectId, text: 'Gate code 4711' });
    const page = await browser.openPage(site, { signedInAs: ben, width: 320 });
    await page.goto(`${console()}/projects/${projectId}?tab=notes`);
    await page.getByText('Gate code 4711').waitFor();
    expect(await page.getByRole('button', { name: /Done|Edit|Delete|Add/ }).count()).toBe(0);
    await expectNoAxeFindings(page);
  });

  it('have files, which are attached, opened and taken off', async () => {
    await site.world.send(ana, 'POST', '/project-notes', { project_id: projectId, text: 'The invoice is disputed' });
    const page = await browser.openPage(site, { signedInAs: ana });
    await page.goto(`${console()}/projects/${projectId}?tab=notes`);
    const notes = page.getByRole('region', { name: 'Notes', exact: true });
    const dialog = page.getByRole('dialog');
    await notes.getByRole('button', { name: 'Attach The invoice is disputed' }).click();
    await dialog.getByRole('button', { name: 'Attach the file' }).click();
    await dialog.getByText('Choose a file.').waitFor();
    await expectNoAxeFindings(page);
    const buffer = inheritingPdf(['Invoice 118']);
    await dialog
      .getByLabel('File (required)')
      .setInputFiles({ name: 'invoice-118.pdf', mimeType: 'application/pdf', buffer });
    await dialog.getByRole('button', { name: 'Attach the file' }).click();
    await dialog.waitFor({ state: 'detached' });
    const link = notes.getByRole('link', { name: 'invoice-118.pdf' });
    await link.waitFor();
    const address = await link.getAttribute('href');
    expect((await page.request.get(new URL(address!, page.url()).href)).status()).toBe(200);
    await expectNoAxeFindings(page);
    await pictures(page, 'project-note-files');
    await notes.getByRole('button', { name: 'Remove invoice-118.pdf' }).click();
    await dialog.getByRole('button', { name: 'Remove it' }).click();
    await page.getByText('The file is removed.').waitFor();
    await link.waitFor({ state: 'detached' });
    const reader = await browser.openPage(site, { signedInAs: ben });
    await reader.goto(`${console()}/projects/${projectId}?tab=notes`);
    await reader.getByText('The invoice is disputed').waitFor();
    expect(await reader.getByRole('button', { name: /^Attach/ }).count()).toBe(0);
  });

  it('are chosen while the note is written, and a refused one loses neither the text nor the note', async () => {
    const page = await browser.openPage(site, { signedInAs: ana });
    await page.goto(`${console()}/projects/${projectId}?tab=notes`);
    const notes = page.getByRole('region', { name: 'Notes', exact: true });
    const pdf = (name: string, buffer = inheritingPdf([name])) => ({ name, mimeType: 'application/pdf', buffer });
    const files = page.getByLabel('Files', { exact: true });
    await files.setInputFiles([pdf('call-1.pdf'), pdf('broken.pdf', Buffer.from('no document'))]);
    // What is chosen later is added, and can be left out again.
    await files.setInputFiles([pdf('call-2.pdf'), pdf('other.pdf')]);
    await page.getByRole('button', { name: 'Leave out other.pdf' }).click();
    const add = page.getByRole('button', { name: 'Add the note' });
    await add.click();
    await page.getByText('Fill this in.').waitFor();
    const chosen = page.getByRole('list', { name: 'Files chosen' }).getByRole('listitem');
    expect(await chosen.count()).toBe(3);
    expect(
      await site.world.sql(`select id from project_notes where text like 'The lender%' and account_id = $1`, [
        ana.organizationId,
      ]),
    ).toEqual([]);
    await page.getByLabel('Text').fill('The lender called');
    await add.click();
    await page.getByText('The note is saved, without these files.').waitFor();
    await notes.getByRole('link', { name: 'call-1.pdf' }).waitFor();
    expect(await chosen.allTextContents()).toEqual([
      expect.stringContaining('broken.pdf'),
      expect.stringContaining('call-2.pdf'),
    ]);
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(1);
    await expectNoAxeFindings(page);
    await pictures(page, 'project-note-refused-file');
    await page.getByRole('button', { name: 'Leave out broken.pdf' }).click();
    await page.getByRole('button', { name: 'Attach the files' }).click();
    await notes.getByRole('link', { name: 'call-2.pdf' }).waitFor();
    await page.getByLabel('Text').waitFor();
    expect(await page.getByLabel('Text').inputValue()).toBe('');
    expect(
      await site.world.sql('select id from project_notes where text = $1 and account_id = $2', [
        'The lender called',
        ana.organizationId,
      ]),
    ).toHaveLength(1);
    browser.takeProblems(page);
  });
});
