/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { readPdf } from '../pdf/pdf-text.js';
import { chooseAction } from '../support/browser/actions.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { chooseProject } from '../support/browser/project-field.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { Waiving } from '../support/records/waiving.js';
import { shareSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = shareSite();
const browser = openBrowser();

describe('the pages of waivers', () => {
  let caller: Caller;
  let made: GoldenPath;

  beforeAll(async () => {
    caller = await site.world.caller();
    made = await goldenPath(site.world, caller);
  });

  async function open(path: string, width = 1280): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller, width });
    await page.goto(`/console/${caller.organizationId}/live${path}`);
    return page;
  }
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const words = (page: Page, text: string) => page.getByRole('figure').getByText(text);
  const newWaiver = async (more: object = {}) => {
    const body = { ...bodies.waiver, project_id: made.projectId, organization_id: caller.organizationId, ...more };
    return (await site.world.rest(caller, 'POST', '/waivers', body)).body.data.id as string;
  };

  it('creates one from a pay application, explains its form, and shows its page while it is filled in', async () => {
    const page = await open('/waivers');
    await page.getByRole('link', { name: 'New waiver' }).click();
    await chooseProject(page, 'Sunset Tower, CA');
    const source = page.getByLabel('What it is for');
    await source.selectOption({ label: 'Pay application no. 1, through 03/31/2026, not paid yet' });
    expect(await page.getByLabel('Through date (required)').inputValue()).toBe('2026-03-31');
    expect(await page.getByLabel('Not yet: conditional').isChecked()).toBe(true);
    await page.getByLabel('A progress payment').check();
    await page.getByLabel('Amount').fill('a lot');
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-new');
    await button(page, 'Create the waiver').click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Amount').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Amount').fill('27000');
    await page.getByLabel('Who pays').fill('Golden State Builders Inc');
    await button(page, 'Create the waiver').click();
    await page.getByText('Conditional Waiver and Release on Progress Payment').first().waitFor();
    await page.getByText(/Cal\. Civ\. Code § 8132\. Its words are not changed/).waitFor();
    await words(page, '$27,000.00').waitFor();
    await page.getByLabel('Who is paid').fill('Bay Concrete Pumping');
    await page.getByText('Everything that the form asks for is on record.').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-draft');
    browser.takeProblems(page);
  });

  it('keeps a text as it is typed, accepts an amount with commas once, and asks before its document is taken back', async () => {
    const id = await newWaiver();
    const page = await open(`/waivers/${id}`);
    await page.getByLabel('Who is paid').fill('Smith, Jones & 1,000 Oaks LLC');
    await page.getByLabel('Amount').fill('$27,000');
    await words(page, '$27,000.00').waitFor();
    await page.getByText('Saved as you type').waitFor();
    expect(await page.getByLabel('Amount').inputValue()).toBe('$27,000');
    expect(await page.getByText('Someone else changed').count()).toBe(0);
    const [stored] = await site.world.sql('select check_payee from waivers where id = $1', [id]);
    expect(stored).toEqual({ check_payee: 'Smith, Jones & 1,000 Oaks LLC' });
    await button(page, /^Generate for/).click();
    await button(page, 'Edit').click();
    await page
      .getByRole('dialog')
      .getByText(/will be out of date/)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Edit it' }).click();
    await page.getByLabel('Who is paid').waitFor();
  });

  it('fills in what is expected for an application that is not paid yet', async () => {
    const address = `/waivers/new?project=${made.projectId}&application=${made.payApplicationId}&type=CONDITIONAL_PROGRESS`;
    const page = await open(address);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=throughDate]')?.value);
    expect(await page.getByLabel('Through date (required)').inputValue()).toBe('2026-03-31');
    expect(await page.getByLabel('Not yet: conditional').isChecked()).toBe(true);
    expect(await page.getByLabel('What it is for').inputValue()).toBe(made.payApplicationId);
  });

  it('is of the type that its link names, whatever was paid, and otherwise of the type that the chosen payment has', async () => {
    // The application is paid, so the others are not changed by it.
    const payee = await site.world.caller();
    const paid = await goldenPath(site.world, payee);
    const path = `/pay-applications/${paid.payApplicationId}`;
    const { body } = await site.world.rest(payee, 'GET', `/sovs/${paid.sovId}`);
    const lines = [{ sov_line_id: body.data.lines[0].id, work_completed_this_period: '10000.00' }];
    expect((await site.world.rest(payee, 'PATCH', path, { lines })).status).toBe(200);
    for (const step of [
      { status: 'submitted' },
      { status: 'under_review' },
      { status: 'approved', certified_amount: '9000.00' },
    ]) {
      expect((await site.world.rest(payee, 'POST', `${path}/transition`, step)).status).toBe(200);
    }
    const payment = { amount: '9000.00', paid_on: '2026-04-10' };
    expect((await site.world.rest(payee, 'POST', `${path}/payments`, payment)).status).toBe(201);
    const page = await browser.openPage(site, { signedInAs: payee });
    const address = `/console/${payee.organizationId}/live/waivers/new?project=${paid.projectId}`;
    await page.goto(`${address}&application=${paid.payApplicationId}&type=CONDITIONAL_PROGRESS`);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=throughDate]')?.value);
    expect(await page.getByLabel('Not yet: conditional').isChecked()).toBe(true);
    const source = page.getByLabel('What it is for');
    const option = source.locator('option').filter({ hasText: 'Payment of $9,000.00' });
    await source.selectOption((await option.getAttribute('value'))!);
    expect(await page.getByLabel('Not yet: conditional').isChecked()).toBe(true);
    await page.goto(address);
    await option.waitFor({ state: 'attached' });
    await source.selectOption((await option.getAttribute('value'))!);
    expect(await page.getByLabel('Yes: unconditional').isChecked()).toBe(true);
    // What the payment filled in is there again with what the person chose.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('What you typed here earlier is filled in.').waitFor();
    await option.waitFor({ state: 'attached' });
    expect(await page.getByLabel('Yes: unconditional').isChecked()).toBe(true);
    expect(await page.getByLabel('Amount').inputValue()).toBe('9000.00');
    expect(await source.inputValue()).toBe(await option.getAttribute('value'));
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByText('What you typed here earlier is filled in.').waitFor({ state: 'detached' });
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await page.getByLabel('Amount').inputValue()).toBe('');
  });

  it('has no kind that a person or a link did not choose, and asks for it', async () => {
    const page = await open(`/waivers/new?project=${made.projectId}`);
    await button(page, 'Choose another project').waitFor();
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await page.getByLabel('Amount').fill('27000');
    await page.getByLabel('Through date (required)').fill('2026-03-31');
    await button(page, 'Create the waiver').click();
    await page.getByText('Choose whether the payment is there. It decides when the waiver takes effect.').waitFor();
    await page.getByLabel('Not yet: conditional').check();
    await page.getByText('Choose whether the payment is there.').waitFor({ state: 'detached' });
    await page.getByText('Choose which payment it is.').waitFor();
    await expectNoAxeFindings(page);
    await page.getByLabel('A progress payment').check();
    await button(page, 'Create the waiver').click();
    await page.waitForURL(/\/waivers\/[0-9a-f-]{36}$/);
  });

  it('has what its link fills in, also after what was typed beside it is restored or started over', async () => {
    const address = `/waivers/new?project=${made.projectId}&application=${made.payApplicationId}&type=CONDITIONAL_PROGRESS`;
    const page = await open(address);
    page.on('dialog', (dialog) => void dialog.accept());
    const source = page.getByLabel('What it is for');
    const filledIn = async () => {
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=throughDate]')?.value);
      await source.waitFor();
      expect(await source.inputValue()).toBe(made.payApplicationId);
    };
    await filledIn();
    await page.getByLabel('Who pays').fill('Someone else');
    await page.reload();
    await filledIn();
    expect(await page.getByLabel('Who pays').inputValue()).toBe('Someone else');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByText('What you typed here earlier is filled in.').waitFor({ state: 'detached' });
    await filledIn();
    expect(await page.getByLabel('Who pays').inputValue()).not.toBe('Someone else');
  });

  it('is marked as sent for signature, which the page and the list say in the same words', async () => {
    const page = await open(`/waivers/${await newWaiver()}`);
    await button(page, /^Generate for/).click();
    await chooseAction(page, 'Mark as sent for signature');
    await page.getByText('Sent for signature', { exact: true }).waitFor();
    await page.goto(page.url().replace(/waivers\/.*/, 'waivers?status=SENT'));
    await page
      .getByRole('cell', { name: /Sent for signature/ })
      .first()
      .waitFor();
    expect(await page.getByText('To sign', { exact: true }).count()).toBe(0);
  });

  it('is mailed once it is signed to the parties that are chosen, and not while it is held', async () => {
    const waiving = new Waiving(site.world, caller, made);
    const signed = async (body: object = {}) => {
      const id = await waiving.made(body);
      for (const answer of [await waiving.generate(id), await waiving.sign(id)])
        expect(answer.status).toBeLessThan(300);
      return id;
    };
    const held = await open(`/waivers/${await signed({ type: 'unconditional_progress' })}`);
    await button(held, 'Release it').waitFor();
    expect(await held.getByText('Mail it', { exact: true }).count()).toBe(0);
    const id = await signed();
    const page = await open(`/waivers/${id}`);
    await button(page, 'Mail it').click();
    const dialog = page.getByRole('dialog', { name: 'Mail the waiver' });
    const boxes = dialog.getByRole('checkbox');
    await boxes.first().waitFor();
    for (const box of (await boxes.all()).slice(1)) await box.uncheck();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-mail');
    await dialog.getByRole('button', { name: /^Mail it for/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Mail' }).getByRole('table', { name: 'Orders' }).waitFor();
    const orders = await site.world.sql(
      'select order_type, mail_class from document_orders where documentable_id = $1',
      [id],
    );
    expect(orders).toEqual([{ order_type: 'mail', mail_class: 'certified' }]);
  });

  it('signs with a drawn name on a phone, and takes effect when the payment is recorded', async () => {
    const page = await open(`/waivers/${await newWaiver()}`, 390);
    await button(page, /^Generate for/).click();
    await button(page, 'Sign').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your full name (required)').fill('Ana Diaz');
    await dialog.getByLabel('Draw it').check();
    await dialog.getByLabel(/I agree to sign/).check();
    await dialog.getByRole('button', { name: 'Sign' }).click();
    await dialog.getByText('Draw your signature in the field above.').waitFor();
    const pad = (await dialog.getByLabel('Draw your signature here').boundingBox())!;
    expect(pad.width).toBeGreaterThan(250);
    await page.mouse.move(pad.x + 30, pad.y + pad.height / 2);
    await page.mouse.down();
    for (const [x, y] of [
      [80, -20],
      [120, 25],
      [200, -10],
    ] as const) {
      await page.mouse.move(pad.x + x, pad.y + pad.height / 2 + y, { steps: 4 });
    }
    await page.mouse.up();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-sign');
    await dialog.getByRole('button', { name: 'Sign' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/by Ana Diaz/).waitFor();
    await page.getByText('Drawn', { exact: true }).waitFor();
    await button(page, 'Record the payment').click();
    await page.getByLabel('Payment received on (required)').fill('2026-01-15');
    await page.getByRole('dialog').getByRole('button', { name: 'Record the payment' }).click();
    await page.getByText('Effective', { exact: true }).waitFor();
    browser.takeProblems(page);
  });

  it('holds an unconditional waiver that is signed with a typed name, by keyboard, until it is released', async () => {
    const page = await open(`/waivers/${await newWaiver({ type: 'unconditional_progress' })}`);
    await button(page, /^Generate for/).click();
    await button(page, 'Sign').waitFor();
    // Signing replaces the document that the page shows, so the page has read it before.
    await page.locator('section[aria-label="Pages"][aria-busy="false"] figure').first().waitFor();
    await button(page, 'Sign').press('Enter');
    await page.getByLabel('Your full name (required)').fill('Ana Diaz');
    await page.getByLabel(/I agree to sign/).press('Space');
    await page.keyboard.press('Enter');
    await page.getByText('It is signed and held here.').waitFor();
    await pictures(page, 'waiver-held');
    await button(page, 'Release it').click();
    await page.getByLabel('Payment received on (required)').fill('2026-01-15');
    await page.getByRole('dialog').getByRole('button', { name: 'Release it' }).click();
    await page.getByText('Released', { exact: true }).first().waitFor();
  });

  it('asks for what only the form of the state has a blank for, and prints it', async () => {
    const id = await newWaiver({ state: 'WY' });
    const page = await open(`/waivers/${id}`);
    await page.getByLabel('Still due after this payment').fill('1,500');
    await page.getByLabel('Retainage that is not waived').fill('250');
    await page.getByLabel('Disputed, and not waived').fill('75');
    await page.getByText(/The work is in CA, .*: the waiver is on the form of WY\./).waitFor();
    await page.getByRole('figure').getByText('$1,500.00').waitFor();
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-blanks');
    await site.world.rest(caller, 'PUT', `/waivers/${id}`, { state: 'MI' });
    await page.getByLabel('The waivers so far cover all that is due').selectOption({ label: 'No' });
    await page.getByText('Saved as you type').waitFor();
    const [stored] = await site.world.sql(
      'select remaining_due, disputed_amount, covers_all_due from waivers where id = $1',
      [id],
    );
    expect(stored).toEqual({ remaining_due: '1500.00', disputed_amount: '75.00', covers_all_due: false });
  });

  it('enters exceptions and earlier unpaid waivers, says at the field what is wrong, and prints both', async () => {
    const waiving = new Waiving(site.world, caller, made);
    const earlier = await waiving.made({ through_date: '2025-08-31', amount: '8150.00' });
    await waiving.made({ through_date: '2025-07-31', amount: '7150.00' });
    expect((await waiving.generate(earlier)).status).toBe(201);
    expect((await waiving.sign(earlier)).status).toBe(200);
    const page = await open('/waivers/new?type=CONDITIONAL_PROGRESS');
    await chooseProject(page, 'Sunset Tower, CA');
    await page.getByLabel('Through date (required)').fill('2025-10-31');
    await page.getByLabel('Amount', { exact: true }).fill('9000');
    const group = (name: string) => page.getByRole('group', { name, exact: true });
    const wrong = async (name: string, label: string, message: RegExp) => {
      const field = group(name).getByLabel(label);
      await page.waitForFunction((input) => input?.getAttribute('aria-invalid'), await field.elementHandle());
      const note = (await field.getAttribute('aria-describedby'))!;
      expect(await page.locator(`[id="${note}"]`).textContent()).toMatch(message);
    };
    await button(page, 'Add an exception').click();
    await button(page, 'Add an earlier waiver').click();
    await group('earlier waiver 1').getByLabel('Unpaid amount').fill('12,50');
    await button(page, 'Create the waiver').click();
    await wrong('earlier waiver 1', 'Through date', /Fill this in\./);
    await wrong('earlier waiver 1', 'Unpaid amount', /^Enter a number\.$/);
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-exceptions-new');
    await group('earlier waiver 1').getByLabel('Through date').fill('2025-06-30');
    await group('earlier waiver 1').getByLabel('Unpaid amount').fill('$1,250.50');
    await button(page, 'Create the waiver').click();
    await wrong('exception 1', 'What it is', /needs a text that describes it/);
    await group('exception 1').getByLabel('What it is').fill('Crane standby in July');
    await group('exception 1').getByLabel('Amount').fill('1,900');
    // Neither the draft nor a waiver whose payment is confirmed is offered.
    expect(await button(page, /^Add: Through 0[78]/).allTextContents()).toEqual([
      'Add: Through 08/31/2025 · $8,150.00',
    ]);
    await button(page, 'Add: Through 08/31/2025 · $8,150.00').click();
    expect(await group('earlier waiver 2').getByLabel('Unpaid amount').inputValue()).toBe('8150.00');
    expect(await button(page, /^Add: Through 0[78]/).count()).toBe(0);
    await button(page, 'Create the waiver').click();
    await page.getByText('Other · $1,900.00 · Crane standby in July').waitFor();
    await page.getByText('Through 08/31/2025 · $8,150.00').waitFor();
    const id = page.url().split('/').at(-1)!;

    await button(page, 'Edit: Exceptions').click();
    await button(page, 'Add an exception').click();
    await group('exception 2').getByLabel('Kind').selectOption({ label: 'Disputed claim' });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await wrong('exception 2', 'Amount', /needs an amount/);
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-exceptions-edit');
    // What another person saves meanwhile is asked about, and not lost without a word.
    const exceptions = [{ kind: 'extras', amount: '40.00' }];
    await site.world.rest(caller, 'PUT', `/waivers/${id}`, { exceptions });
    await page.getByText(/changed “Exceptions” to Extras not paid yet · \$40\.00/).waitFor();
    await button(page, 'Keep mine').click();
    await group('exception 2').getByLabel('Amount').fill('75.25');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('Disputed claim · $75.25').waitFor();
    await button(page, 'Edit: Earlier unpaid waivers').click();
    await button(page, 'Remove earlier waiver 1').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const [stored] = await site.world.sql('select exceptions, prior_waivers from waivers where id = $1', [id]);
    expect(stored).toEqual({
      exceptions: [
        { kind: 'other', date: null, amount: '1900.00', text: 'Crane standby in July' },
        { kind: 'disputed', date: null, amount: '75.25', text: null },
      ],
      prior_waivers: [{ date: '2025-08-31', amount: '8150.00' }],
    });

    await button(page, /^Generate for/).click();
    await button(page, 'Sign').waitFor();
    await pictures(page, 'waiver-exceptions-made');
    await page.getByRole('definition').filter({ hasText: 'Disputed claim · $75.25' }).waitFor();
    await page.getByRole('definition').filter({ hasText: 'Through 08/31/2025 · $8,150.00' }).waitFor();
    const [document] = await site.world.sql<{ id: string }>(
      'select id from documents where documentable_id = $1 and not is_preview',
      [id],
    );
    const pdf = await page.request.get(`/files/${caller.organizationId}/live/documents/${document!.id}/download`);
    const text = (await readPdf(await pdf.body())).texts.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('Date(s) of waiver and release: August 31, 2025');
    expect(text).toContain('Amount(s) of unpaid progress payment(s): $8,150.00');
    expect(text).toContain('Other · $1,900.00 · Crane standby in July');
    expect(text).toContain('Disputed claim · $75.25');
    browser.takeProblems(page);
  });

  it('asks for the lists before a waiver is created where its form takes them', async () => {
    const body = {
      ...bodies.project,
      division_id: made.divisionId,
      name: 'In Missouri',
      state: 'MO',
      use: 'residential',
    };
    const project = (await site.world.rest(caller, 'POST', '/projects', body)).body.data.id;
    const page = await open(`/waivers/new?project=${project}`);
    const lists = page.getByText('Earlier unpaid waivers', { exact: true });
    // Missouri prescribes a form for one kind of waiver, and it may not be changed.
    await page.getByLabel(/^The final payment/).check();
    await page.getByLabel(/^Not yet: conditional/).check();
    await lists.waitFor();
    await page.getByLabel(/^Yes: unconditional/).check();
    await lists.waitFor({ state: 'detached' });
    await page.getByLabel(/^Not yet: conditional/).check();
    await lists.waitFor();
  });

  it('asks for no list on a form that may not be changed, unless the waiver has one to remove', async () => {
    const id = await newWaiver({ state: 'NV' });
    const page = await open(`/waivers/${id}`);
    await page.getByLabel('Amount').waitFor();
    expect(await button(page, /^Edit: /).count()).toBe(0);
    await site.world.rest(caller, 'PUT', `/waivers/${id}`, { prior_waivers: [{ date: '2025-08-31' }] });
    await page.getByText(/has no blank for it and may not be changed/).waitFor();
    await page.getByRole('button', { name: /^Go to the field: The prior waivers/ }).click();
    await page.keyboard.press('Enter');
    await button(page, 'Remove earlier waiver 1').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await button(page, /^Edit: /).waitFor({ state: 'detached' });
    const [stored] = await site.world.sql('select prior_waivers from waivers where id = $1', [id]);
    expect(stored).toEqual({ prior_waivers: [] });
    browser.takeProblems(page);
  });

  it('is signed before a witness or a notary where the form of the state has a line for one', async () => {
    const georgia = await newWaiver({ state: 'GA' });
    const page = await open(`/waivers/${georgia}`);
    const dialog = page.getByRole('dialog');
    const start = async () => {
      await button(page, /^Generate for/).click();
      await button(page, 'Sign').click();
      await dialog.getByLabel('Your full name (required)').fill('Ana Diaz');
      await dialog.getByLabel(/I agree to sign/).check();
    };
    const finish = async () => {
      await dialog.getByRole('button', { name: 'Sign' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(/by Ana Diaz/).waitFor();
    };
    await start();
    await dialog.getByRole('button', { name: 'Sign' }).click();
    await dialog.getByRole('alert').first().waitFor();
    const witness = dialog.getByLabel('Name of the witness (required)');
    expect(await witness.getAttribute('aria-invalid')).toBe('true');
    await witness.fill('Ida Bloom');
    await dialog.getByLabel('Address of the witness').fill('12 Peachtree St, Atlanta, GA 30303');
    await expectNoAxeFindings(page);
    await pictures(page, 'waiver-witness');
    await finish();
    const mississippi = await newWaiver({ state: 'MS', type: 'unconditional_final', through_date: null });
    await page.goto(`/console/${caller.organizationId}/live/waivers/${mississippi}`);
    await start();
    await dialog.getByLabel('Name of the notary (required)').fill('Pat Lindqvist');
    await dialog.getByLabel('County (required)').fill('Hinds');
    await finish();
    const others = await site.world.sql(
      `select witness ->> 'name' as witness, notary ->> 'name' as notary, notary ->> 'state' as state from waivers
       where id = any($1::uuid[]) order by serial`,
      [[georgia, mississippi]],
    );
    expect(others).toEqual([
      { witness: 'Ida Bloom', notary: null, state: null },
      { witness: null, notary: 'Pat Lindqvist', state: 'MS' },
    ]);
    browser.takeProblems(page);
  });

  it('gives a member who only reads no way to create, change or sign one', async () => {
    const id = await newWaiver();
    await site.world.sql(`update memberships set role = 'read_only' where user_id = $1`, [caller.userId]);
    const page = await open(`/waivers/${id}`);
    await page.getByText('$12,500.00').waitFor();
    expect(await button(page, /Generate|Sign|Void|More actions/).count()).toBe(0);
    await page.getByRole('link', { name: 'Waivers', exact: true }).click();
    await page.getByRole('heading', { name: 'Waivers' }).waitFor();
    expect(await page.getByRole('link', { name: 'New waiver' }).count()).toBe(0);
    await site.world.sql(`update memberships set role = 'owner' where user_id = $1`, [caller.userId]);
  });
});
