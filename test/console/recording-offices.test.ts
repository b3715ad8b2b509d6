/** @sampled files */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { importRecordingOffices } from '../../src/services/operator/recording-offices.js';
import { expectNoAxeFindings, openBrowser, pictures } from '../support/browser/browser.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { generatedNotice, placed } from '../support/records/ordering.js';
import { signLien } from '../support/records/signed-lien.js';
import { openSite } from '../support/worlds/site.js';
import type { Caller } from '../support/worlds/world.js';

const site = openSite();
const browser = openBrowser();

const directory = `state,county,kind,name,address_line_1,address_line_2,city,zip,phone,source,checked_on
CA,San Francisco,recorder,San Francisco Recorder,1 Test Plaza,Room 190,San Francisco,94102,415-555-0100,Its website,2026-01-15
CA,San Francisco,court_clerk,Superior Court of San Francisco,400 Test St,,San Francisco,94102,,Its website,2026-01-14`;

describe('the offices that the recording of a lien is offered', () => {
  let caller: Caller;
  let made: GoldenPath;
  let noticeId: string;

  beforeAll(async () => {
    const { world } = site;
    caller = await world.caller();
    made = await goldenPath(world, caller);
    const lien = { type: 'lien', last_furnishing_date: '2026-01-25' };
    const signatory = { signatory_name: 'Ana Diaz', signatory_title: 'President' };
    ({ noticeId } = await generatedNotice(world, caller, made, { ...lien, metadata: signatory }));
    await signLien(world, caller, noticeId);
  });

  const dialog = (page: Page) => page.getByRole('dialog');
  const offices = (page: Page) => dialog(page).getByRole('region', { name: 'Offices of San Francisco County' });
  const field = (page: Page, label: string) => dialog(page).getByLabel(label);
  async function openDialog(): Promise<Page> {
    const page = await browser.openPage(site, { signedInAs: caller });
    await page.goto(`/console/${caller.organizationId}/live/notices/${noticeId}`);
    await page.getByRole('button', { name: 'Have it recorded', exact: true }).click();
    await field(page, 'Office (required)').waitFor();
    return page;
  }

  it('say what is lacking where the county or its office is not known, or towns keep the records', async () => {
    const page = await openDialog();
    await dialog(page).getByText('The directory has no office of San Francisco County yet.').waitFor();
    await site.world.sql('update jobsites set county = null where id = $1', [made.jobsiteId]);
    const unknown = await openDialog();
    await dialog(unknown).getByText('The recorder is that of the county.').waitFor();
    const link = dialog(unknown).getByRole('link', { name: 'Enter the county of the jobsite' });
    expect(await link.getAttribute('href')).toContain(`/projects/${made.projectId}?tab=people`);
    await expectNoAxeFindings(unknown);
    await pictures(unknown, 'recording-offices-unknown');
    await site.world.sql("update jobsites set county = 'San Francisco' where id = $1", [made.jobsiteId]);
    await site.world.sql("update notices set state = 'CT' where id = $1", [noticeId]);
    await dialog(await openDialog())
      .getByText('In this state each town keeps its own records.')
      .waitFor();
    await site.world.sql("update notices set state = 'CA' where id = $1", [noticeId]);
  });

  it('have where they are from and when they were checked or used, and none is filled in', async () => {
    const { world } = site;
    await importRecordingOffices(world.app.infrastructure.orm.em.fork(), Buffer.from(directory), { dryRun: false });
    const other = await generatedNotice(world, caller, made, { type: 'lien' });
    await placed(world, caller, other.documentId, {
      ...{ order_type: 'recording', recipient_name: 'City Hall Recorder', recipient_address_line_1: '2 Own Plaza' },
      ...{ recipient_address_line_2: null, recipient_city: 'San Francisco', recipient_zip: '94103' },
    });
    const page = await openDialog();
    await offices(page).waitFor();
    const items = await offices(page).getByRole('listitem').allTextContents();
    expect(items).toEqual([
      expect.stringMatching(
        /^City Hall Recorder, 2 Own Plaza, San Francisco, CA 94103 — you used it on \d\d\/\d\d\/\d{4}/,
      ),
      expect.stringMatching(
        /^San Francisco Recorder, .* 94102 — 415-555-0100, from the directory, checked on 01\/15\/2026/,
      ),
      expect.stringMatching(/^Superior Court .* — clerk of court, from the directory, checked on 01\/14\/2026/),
    ]);
    for (const label of ['Office (required)', 'Street address (required)', 'City (required)', 'ZIP code (required)'])
      expect(await field(page, label).inputValue()).toBe('');
    await expectNoAxeFindings(page);
    await pictures(page, 'recording-offices');
  });

  it('fill in the whole address of the one that a person chooses, in place of what was typed', async () => {
    const { world } = site;
    const page = await openDialog();
    const use = (name: string) =>
      offices(page)
        .getByRole('button', { name: `Use it ${name}` })
        .click();
    await use('San Francisco Recorder');
    expect(await field(page, 'Suite, floor or unit').inputValue()).toBe('Room 190');
    await use('City Hall Recorder');
    expect(await field(page, 'Suite, floor or unit').inputValue()).toBe('');
    await use('San Francisco Recorder');
    await dialog(page)
      .getByRole('button', { name: /^Have it recorded for 5/ })
      .click();
    await dialog(page).waitFor({ state: 'detached' });
    const [order] = await world.sql(
      `select order_type, recipient_name, recipient_address_line_1, recipient_address_line_2, recipient_city, recipient_state, recipient_zip
       from document_orders where documentable_id = $1`,
      [noticeId],
    );
    expect(order).toEqual({
      ...{
        order_type: 'recording',
        recipient_name: 'San Francisco Recorder',
        recipient_address_line_1: '1 Test Plaza',
      },
      ...{ recipient_address_line_2: 'Room 190', recipient_city: 'San Francisco', recipient_state: 'CA' },
      recipient_zip: '94102',
    });
  });
});
