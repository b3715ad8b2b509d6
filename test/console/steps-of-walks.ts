import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { billing } from '../support/records/billing.js';
import { bodies, type GoldenPath, generate } from '../support/records/golden-path.js';
import { signLien } from '../support/records/signed-lien.js';
import type { Caller, World } from '../support/worlds/world.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** A step of a walk that makes something, with a form or a dialog of its own. */
export interface Step {
  /** The operation that the step sends. */
  operation: string;
  /** What there is one more of after it: rows in SQL, of the account $1. */
  made: string;
  /** Makes the record of the step, and returns its id. */
  prepare?: (world: World, caller: Caller, made: GoldenPath) => Promise<string>;
  begin: (page: Page, on: string, made: GoldenPath, record: string) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Something that was typed is still there. */
  isKept: (page: Page) => Promise<void>;
  isDone: (page: Page) => Promise<void>;
}

export const steps: Record<string, Step> = {
  'a notice': {
    operation: 'CreateNotice',
    made: 'notices where account_id = $1',
    async begin(page, on, { projectId }) {
      await page.goto(`${on}/notices/new?project=${projectId}&type=PRELIMINARY`);
      await button(page, 'Choose another project').waitFor();
      await page.getByLabel('Amount').fill('41000');
    },
    press: (page) => button(page, 'Create the notice').click(),
    isKept: async (page) => expect(await page.getByLabel('Amount').inputValue()).toBe('41000'),
    isDone: (page) => page.getByRole('figure').first().waitFor(),
  },
  'its mail': {
    operation: 'OrderNotice',
    made: 'document_orders where account_id = $1',
    async begin(page, on, { noticeId }) {
      await page.goto(`${on}/notices/${noticeId}`);
      await button(page, 'Mail it').click();
      await dialog(page).getByLabel('Golden State Builders Inc, San Francisco, CA').uncheck();
      // The price is read again: without it there is nothing to press, and a session that ends first takes it away.
      await dialog(page).locator('button[type="submit"]:enabled', { hasText: 'Mail it for' }).waitFor();
    },
    press: (page) =>
      dialog(page)
        .getByRole('button', { name: /^Mail it for/ })
        .click(),
    isKept: async (page) =>
      expect(await dialog(page).getByLabel('Golden State Builders Inc, San Francisco, CA').isChecked()).toBe(false),
    isDone: (page) => page.getByRole('row').filter({ hasText: 'Sunset Tower Holdings LLC' }).waitFor(),
  },
  'a claim': {
    operation: 'CreateClaim',
    made: 'escalations where account_id = $1',
    async begin(page, on, { projectId }) {
      await page.goto(`${on}/claims/new?project=${projectId}&type=LAWSUIT`);
      await button(page, 'Choose another project').waitFor();
      await page.getByLabel('Amount').fill('51250');
    },
    press: (page) => button(page, 'Create the claim').click(),
    isKept: async (page) => expect(await page.getByLabel('Amount').inputValue()).toBe('51250'),
    isDone: (page) => page.getByRole('heading', { name: 'Lawsuit' }).waitFor(),
  },
  'a waiver': {
    operation: 'CreateWaiver',
    made: 'waivers where account_id = $1',
    async begin(page, on, { projectId }) {
      await page.goto(`${on}/waivers/new?project=${projectId}&type=CONDITIONAL_PROGRESS`);
      await button(page, 'Choose another project').waitFor();
      await page.getByLabel('Amount').fill('12000');
      await page.getByLabel('Through date (required)').fill('2026-01-31');
      await page.getByLabel('Who pays').fill('Golden State Builders Inc');
    },
    press: (page) => button(page, 'Create the waiver').click(),
    isKept: async (page) => expect(await page.getByLabel('Who pays').inputValue()).toBe('Golden State Builders Inc'),
    isDone: (page) => page.getByRole('figure').getByText('$12,000.00').waitFor(),
  },
  'a signature': {
    operation: 'SignWaiver',
    made: 'waivers where signed_at is not null and account_id = $1',
    async begin(page, on, { waiverId }) {
      await page.goto(`${on}/waivers/${waiverId}`);
      await button(page, 'Sign').click();
      await page.getByLabel('Your full name (required)').fill('Ana Diaz');
      await page.getByLabel(/I agree to sign/).check();
    },
    press: (page) => dialog(page).getByRole('button', { name: 'Sign' }).click(),
    isKept: async (page) => expect(await page.getByLabel('Your full name (required)').inputValue()).toBe('Ana Diaz'),
    isDone: (page) => page.getByText(/by Ana Diaz/).waitFor(),
  },
  'a schedule from a spreadsheet': {
    operation: 'ImportSchedule',
    made: 'sovs where account_id = $1',
    async begin(page, on, { projectId }) {
      await page.goto(`${on}/billing/schedules/import?project=${projectId}`);
      const buffer = Buffer.from('Item,Description of work,Scheduled value\r\n1,Pumping,125000.00\r\n');
      await page.getByLabel('CSV file').setInputFiles({ name: 'tower.csv', mimeType: 'text/csv', buffer });
      await button(page, 'Import 1 line').waitFor();
    },
    press: (page) => button(page, 'Import 1 line').click(),
    isKept: (page) => button(page, 'Import 1 line').waitFor(),
    isDone: (page) => page.getByRole('heading', { name: 'tower', exact: true }).waitFor(),
  },
  'a final document': {
    operation: 'GenerateDocument',
    made: "documents where account_id = $1 and documentable_type = 'notice' and not is_preview",
    begin: (page, on, { noticeId }) => toPage(page, `${on}/notices/${noticeId}`, /^Generate for/),
    // Its button is gone when the page learns by an event that it is done.
    press: (page) => Promise.race([button(page, /^Generate for/).click(), isGenerated(page)]),
    isKept: (page) => button(page, /^Generate for/).waitFor(),
    isDone: isGenerated,
  },
  'the submission of a pay application': {
    operation: 'MovePayApplication',
    made: "pay_applications where account_id = $1 and status = 'submitted'",
    prepare: (world, caller) => applicationAfter(world, caller),
    async begin(page, on, _, id) {
      await toPage(page, `${on}/billing/pay-applications/${id}`, 'Submit');
      await button(page, 'Submit').click();
    },
    press: (page) => inDialog(page, 'Submit').click(),
    isKept: (page) => inDialog(page, 'Submit').waitFor(),
    isDone: (page) => page.getByText('Submitted', { exact: true }).waitFor(),
  },
  'a certificate': {
    operation: 'MovePayApplication',
    made: 'pay_applications where account_id = $1 and certified_amount = 800',
    prepare: (world, caller) => applicationAfter(world, caller, 'submitted', 'under_review'),
    async begin(page, on, _, id) {
      await toPage(page, `${on}/billing/pay-applications/${id}`, 'Certify');
      await button(page, 'Certify').click();
      await dialog(page).getByLabel('Certified amount').fill('800.00');
    },
    press: (page) => inDialog(page, 'Certify').click(),
    isKept: async (page) => expect(await dialog(page).getByLabel('Certified amount').inputValue()).toBe('800.00'),
    isDone: (page) => page.getByText('Approved', { exact: true }).waitFor(),
  },
  'a payment': {
    operation: 'RecordPayment',
    made: 'pay_application_payments where account_id = $1',
    prepare: (world, caller) => applicationAfter(world, caller, 'submitted', 'under_review', 'approved'),
    async begin(page, on, _, id) {
      await toPage(page, `${on}/billing/pay-applications/${id}`, 'Record a payment');
      await button(page, 'Record a payment').click();
      await dialog(page).getByLabel('Reference').fill('Check 10422');
    },
    press: (page) => inDialog(page, 'Record the payment').click(),
    isKept: async (page) => expect(await dialog(page).getByLabel('Reference').inputValue()).toBe('Check 10422'),
    isDone: (page) => page.getByRole('cell', { name: 'Check 10422' }).waitFor(),
  },
  'the recording of a lien': {
    operation: 'MoveNotice',
    made: "notices where account_id = $1 and status = 'recorded' and recorded_on = '2026-03-04'",
    prepare: lienAfterService,
    async begin(page, on, _, id) {
      await toPage(page, `${on}/notices/${id}`, 'Mark as recorded');
      await button(page, 'Mark as recorded').click();
      await dialog(page).getByLabel('Recorded on (required)').fill('2026-03-04');
      await dialog(page).getByLabel('Recording number').fill('2026-000118');
    },
    press: (page) => inDialog(page, 'Mark as recorded').click(),
    isKept: async (page) => expect(await dialog(page).getByLabel('Recording number').inputValue()).toBe('2026-000118'),
    isDone: (page) => dialog(page).waitFor({ state: 'detached' }),
  },
  'an invitation': {
    operation: 'InviteMember',
    made: 'member_invitations where organization_id = $1',
    async begin(page, on) {
      await toPage(page, `${on}/account/people`, 'Invite a person');
      await button(page, 'Invite a person').click();
      await dialog(page).getByLabel('E-mail').fill('ines@bay.example');
    },
    press: (page) => inDialog(page, 'Send invitation').click(),
    isKept: async (page) => expect(await dialog(page).getByLabel('E-mail').inputValue()).toBe('ines@bay.example'),
    isDone: (page) => page.getByRole('cell', { name: 'ines@bay.example', exact: true }).waitFor(),
  },
};

/** Waits until the status of the notice is that of one with its document. */
function isGenerated(page: Page): Promise<void> {
  return page.getByText('Generated', { exact: true }).waitFor();
}

/** Opens a page, and waits for the button that the step begins with. */
async function toPage(page: Page, address: string, name: string | RegExp): Promise<void> {
  await page.goto(address);
  await button(page, name).waitFor();
}

/** A pay application of $1,000 after these transitions; a draft without any. */
async function applicationAfter(world: World, caller: Caller, ...statuses: string[]): Promise<string> {
  const job = await billing(world, caller, ['10000']);
  const lines = [job.entry('1', { work_completed_this_period: 1000 })];
  const { id } = await job.made(job.create({ period_to: '2026-01-31', lines }));
  await job.advance(id, ...statuses);
  return id;
}

/** A lien that is signed, and that the owner has. */
async function lienAfterService(world: World, caller: Caller, { projectId }: GoldenPath): Promise<string> {
  const { id } = await world.send(caller, 'POST', '/notices', {
    ...bodies.notice,
    type: 'lien',
    last_furnishing_date: '2026-01-25',
    project_id: projectId,
    organization_id: caller.organizationId,
    metadata: { signatory_name: 'Ana Diaz', signatory_title: 'President' },
  });
  await generate(world, caller, id);
  await signLien(world, caller, id);
  await world.sql("update notices set status = 'served', served_at = now() where id = $1", [id]);
  return id;
}
