/** @sampled tests */
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { changeWords, describeChange } from '../../console/src/api/change-words.js';
import { chooseAction } from '../support/browser/actions.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

/** After these the page itself says what was done, or nothing was done yet. */
const silent = {
  'a form that saves while it is typed, or a sheet': [
    'SavePayApplication',
    'UpdateClaim',
    'UpdateNotice',
    'UpdateWaiver',
  ],
  'a page that says what became of each record': [
    'BulkAssign',
    'BulkGenerate',
    'BulkMoveClaim',
    'BulkMoveNotice',
    'BulkMoveProject',
    'BulkMoveWaiver',
  ],
  'another page that opens': ['OpenReceivedWaiverRequest'],
  'a part of another change': ['BeginPasskey', 'CreateProjectOrganization', 'CreateSetupIntent'],
  'a draft that is shown': ['GeneratePayApplication', 'PreviewDocument'],
  'a secret that is shown once': ['CreateAccessToken', 'CreateWebhook', 'RotateAccessToken', 'RotateWebhookSecret'],
  'a sentence of the page': [
    'FinishPasskey',
    'MoveClock',
    'MoveClockToDelivery',
    'PayForCredits',
    'PayForPlan',
    'PurchaseCredits',
    'RedeliverFailedWebhooks',
    'RedeliverWebhook',
    'ReplayEvent',
    'ResetSandbox',
    'Subscribe',
    'TestWebhook',
    'VerifyProviderCredential',
    'VerifyShipperCredential',
  ],
  'a session that ends': ['EndSession'],
  'a queue whose next task or step follows': [
    'MailroomAttach',
    'MailroomComplete',
    'MailroomDispatch',
    'MailroomDispatchAll',
    'MailroomScan',
    'MailroomTake',
    'MailroomTakeBatch',
    'PartnerAccept',
    'PartnerAttach',
    'PartnerCancel',
    'PartnerFacts',
    'PartnerFail',
    'PartnerFulfill',
    'PartnerMailed',
    'PartnerRecipients',
    'PartnerReject',
  ],
};

describe('what the console says after a change', () => {
  const texts = globSync('console/src/**/*.graphql').map((path) => readFileSync(path, 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/^mutation (\w+)/gm)].map(([, name]) => name!));
  const without = Object.values(silent).flat();

  it('is of operations that it has', () => {
    expect([...Object.keys(changeWords), ...without].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is a sentence for each, or is left out for a reason', () => {
    expect(names.filter((name) => !(name in changeWords) && !without.includes(name))).toEqual([]);
    expect(without.filter((name) => name in changeWords)).toEqual([]);
  });

  it('names the record, what became of it, and its page', () => {
    const say = (name: string, input: object, result: object = {}) =>
      describeChange(`mutation ${name}($input: X!) {}`, { input }, result);
    expect(say('MoveNotice', { status: 'VOID' }, { transitionNotice: { id: 'n' } })).toEqual({
      text: 'The notice is void.',
      record: { folder: '/notices', id: 'n' },
    });
    expect(say('MovePayApplication', { status: 'UNDER_REVIEW' })?.text).toBe('The pay application is under review.');
    expect(say('OrderClaim', {}, { orderEscalation: { orders: [{ id: 'o' }] } })?.record).toEqual({
      folder: '/mail/orders',
      id: 'o',
    });
    expect(say('CommentOnApplication', { verdict: 'REJECTED' })?.text).toBe('Your rejection is sent.');
    expect(say('UpdateProjectNote', { isDone: false })?.text).toBe('The task is to be done again.');
    // A dry run changes nothing, and a form that saves itself says so at its fields.
    expect([say('ImportSchedule', { dryRun: true }), say('UpdateNotice', {})]).toEqual([null, null]);
  });
});

describe('the notes of what was done', () => {
  let caller: Caller;
  let made: GoldenPath;
  beforeAll(async () => {
    caller = await site.world.caller();
    made = await goldenPath(site.world, caller);
  });
  const notes = (page: Page) => page.getByRole('status', { name: 'What was done' });
  const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);
  const open = async (path: string) => {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live${path}`);
    return page;
  };
  const statusOf = async () =>
    (await site.world.sql('select status from projects where id = $1', [made.projectId]))[0]!.status;

  it('take nothing of the focus, lead to the record from another page, and can be dismissed', async () => {
    const page = await open(`/projects/${made.projectId}`);
    await chooseAction(page, 'Archive');
    const note = notes(page).getByText('The project is archived.');
    await note.waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('[role="status"]'))).toBeNull();
    expect(await notes(page).getByRole('link').count()).toBe(0);
    await expectNoAxeFindings(page);
    await pictures(page, 'feedback');
    await page.getByRole('link', { name: 'Notices', exact: true }).click();
    await notes(page).getByRole('link', { name: 'Open it' }).click();
    await page.waitForURL(new RegExp(`/projects/${made.projectId}$`));
    await notes(page).getByRole('button', { name: 'Dismiss' }).click();
    await note.waitFor({ state: 'detached' });
    expect(await hasFocus(page)).toBe(true);
    await chooseAction(page, 'Take out of the archive');
    await notes(page).getByText('The project is saved.').waitFor();
  });

  it('take back a submission and a task that is done', async () => {
    await site.world.sql(`update sovs set status = 'active' where project_id = $1`, [made.projectId]);
    const page = await open(`/billing/pay-applications/${made.payApplicationId}`);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await notes(page).getByRole('button', { name: 'Undo' }).click();
    await notes(page).getByText('It is undone.').waitFor();
    const [application] = await site.world.sql('select status from pay_applications where id = $1', [
      made.payApplicationId,
    ]);
    expect(application!.status).toBe('draft');
    const task = { project_id: made.projectId, is_task: true, text: 'Call the lender' };
    const { id } = await site.world.send(caller, 'POST', '/project-notes', task);
    await page.goto(`/console/${caller.organizationId}/live/projects/${made.projectId}?tab=notes`);
    await page.getByRole('button', { name: 'Done: Call the lender' }).click();
    await notes(page).getByRole('button', { name: 'Undo' }).click();
    await notes(page).getByText('It is undone.').waitFor();
    const [note] = await site.world.sql('select is_done from project_notes where id = $1', [id]);
    expect(note!.is_done).toBe(false);
  });

  it('take a change back, and say so if that is refused', async () => {
    const page = await open(`/projects/${made.projectId}`);
    await chooseAction(page, 'Archive');
    await notes(page).getByRole('button', { name: 'Undo' }).click();
    await notes(page).getByText('It is undone.').waitFor();
    // The button that is gone leaves the focus on the page.
    expect(await hasFocus(page)).toBe(true);
    expect(await statusOf()).toBe('active');
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
    await notes(page).getByRole('button', { name: 'Dismiss' }).click();
    await chooseAction(page, 'Archive');
    await notes(page).getByRole('button', { name: 'Undo' }).waitFor();
    // Another person changed it since: that is not undone.
    await site.world.rest(caller, 'PATCH', `/projects/${made.projectId}`, { number: 'A-1' });
    await notes(page).getByRole('button', { name: 'Undo' }).click();
    await notes(page)
      .getByText('It cannot be undone: Someone else changed this record after you read it. Nothing was done.')
      .waitFor();
    expect(await statusOf()).toBe('archived');
    browser.takeProblems(page);
  });

  it('leave after a while, but not while the pointer or the focus is on them', async () => {
    const page = await open(`/projects/${made.projectId}`);
    await page.clock.install();
    await chooseAction(page, 'Take out of the archive');
    const note = notes(page).getByText('The project is saved.');
    await note.waitFor();
    await note.hover();
    await page.clock.runFor(60_000);
    expect(await note.count()).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(11_000);
    await note.waitFor({ state: 'detached' });
  });
});
