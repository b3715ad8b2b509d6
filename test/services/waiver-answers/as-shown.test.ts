import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { declineByLink, forwardLink, recordView } from '../../../src/services/waiver-request/answer.js';
import type { OpenedLink } from '../../../src/services/waiver-request/link.js';
import { listLinked } from '../../../src/services/waiver-request/linked.js';
import { uploadByLink } from '../../../src/services/waiver-request/scan.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import { openLinkedFile } from '../../../src/services/waiver-request/signed-file.js';
import { inheritingPdf } from '../../pdf/hand-made-pdf.js';
import {
  type Asking,
  askByLink,
  mailRequest,
  openAlive,
  openAsking,
  read,
  secretIn,
  typed,
} from '../../support/records/waiver-links.js';
import { askingJob } from '../../support/records/waiver-requests.js';
import { openWorld } from '../../support/worlds/world.js';

describe('a waiver that is signed by a link', () => {
  const world = openWorld();
  let asking: Asking;

  beforeAll(async () => {
    asking = await openAsking(world);
  });

  /** As the forms of the page that the link shows now. */
  const onPage = async (link: OpenedLink, id: string): Promise<OpenedLink> => {
    const shown = (await listLinked(link)).find((one) => one.id === id)!;
    return { ...link, shown: shown.shown };
  };
  const rename = (name: string) => world.rest(asking.gc, 'PUT', `/projects/${asking.job.projectId}`, { name });
  const sendAgain = (id: string) => world.send(asking.gc, 'POST', `/waiver-requests/${id}/send`, {});
  const stored = async <Row extends object>(id: string, columns: string) =>
    (await world.sql<Row>(`select ${columns} from waiver_requests where id = $1`, [id]))[0]!;
  const conflict = { code: 'CONFLICT' };

  it('is the text of the page, and not one that the payer wrote after it was opened', async () => {
    const { id, link } = await askByLink(world, asking);
    const page = await onPage(link, id);
    await recordView(page, id);
    await rename('Harbor Hall, east wing');
    // What was viewed stays.
    expect(await onPage(link, id)).toEqual(page);
    await sendAgain(id);
    await expect(recordView(page, id)).rejects.toMatchObject(conflict);
    await expect(signByLink(page, id, typed)).rejects.toMatchObject(conflict);
    expect(await stored(id, 'status, printed, viewed_at is not null as seen')).toEqual({
      status: 'requested',
      printed: null,
      seen: true,
    });
    await signByLink(await onPage(link, id), id, typed);
    const { printed } = await stored<{ printed: { project: { name: string } } }>(id, 'printed');
    expect(printed.project.name).toBe('Harbor Hall, east wing');
    await rename('Harbor Hall');
  });

  it('is not one that changed between the page and its first view', async () => {
    const { id, link } = await askByLink(world, asking);
    const page = await onPage(link, id);
    await rename('Harbor Hall, west wing');
    await expect(recordView(page, id)).rejects.toMatchObject(conflict);
    await expect(signByLink(page, id, typed)).rejects.toMatchObject(conflict);
    expect(await stored(id, 'status, viewed_at')).toEqual({ status: 'requested', viewed_at: null });
    expect(
      await world.sql('select 1 from waiver_request_links where waiver_request_id = $1 and seen_at is not null', [id]),
    ).toEqual([]);
    await rename('Harbor Hall');
  });

  it('names the file that could be downloaded before, whatever the signer added', async () => {
    const { id, link } = await askByLink(world, asking, {
      type: 'unconditional_final',
      through_date: null,
      state: 'WI',
    });
    await recordView(link, id);
    const before = await buffer((await openLinkedFile(link, id)).stream);
    const exceptions = [{ kind: 'disputed' as const, text: 'Change order 7', date: null, amount: '5000.00' }];
    await signByLink(link, id, { ...typed, name: 'Another Person', exceptions });
    const { signature } = await stored<{ signature: { documentSha256: string } }>(id, 'signature');
    expect(signature.documentSha256).toBe(createHash('sha256').update(before).digest('hex'));
    const [{ sha256 } = { sha256: '' }] = await world.sql<{ sha256: string }>(
      `select sha256 from waiver_request_files where waiver_request_id = $1 and kind = 'asked'`,
      [id],
    );
    expect(sha256).toBe(signature.documentSha256);
    expect((await read(world, asking, id)).exceptions).toEqual([
      { kind: 'disputed', text: 'Change order 7', date: null, amount: '5000.00' },
    ]);
  });

  it('says when it was seen itself, as it was sent last', async () => {
    const first = await askByLink(world, asking, { email: 'two@drywall.example' });
    await recordView(first.link, first.id);
    const second = await askByLink(world, asking, { email: 'two@drywall.example', type: 'conditional_progress' });
    await world.sql(`update waiver_request_links set seen_at = '2026-01-02T09:00:00Z' where waiver_request_id = $1`, [
      first.id,
    ]);
    const viewedAt = async (id: string) =>
      (await stored<{ at: string | null }>(id, `signature ->> 'viewedAt' as at`)).at;
    await signByLink(first.link, second.id, typed);
    expect(await viewedAt(second.id)).not.toContain('2026-01-02');
    expect(await viewedAt(second.id)).not.toBeNull();
    await sendAgain(first.id);
    await mailRequest(world, first.id);
    await signByLink(first.link, first.id, typed);
    expect(await viewedAt(first.id)).not.toContain('2026-01-02');
  });

  it.each([
    ['asked by name, signed by that name', 'Ann Lee', null, 'ann  LEE', false],
    ['asked by name, passed on to another person, who signs', 'Ann Lee', 'Bob Ray', 'Bob Ray', true],
    ['asked by no name, passed on to a person, who signs', null, 'Bob Ray', 'Bob Ray', false],
    ['asked by no name, passed on to a person, but signed by another', null, 'Bob Ray', 'Kim Oh', true],
    ['asked by no name, and not passed on', null, null, 'Kim Oh', false],
  ])('says whether another person signed: %s', async (_, asked, passedTo, signer, differs) => {
    const { id, link } = await askByLink(world, asking, { email: 'ann@drywall.example', signatory_name: asked });
    let by = link;
    if (passedTo) {
      await forwardLink(link, id, { name: passedTo, email: 'bob@drywall.example' });
      by = await openAlive(world, secretIn((await mailRequest(world, id))[0]));
    }
    await signByLink(by, id, { ...typed, name: signer });
    expect((await read(world, asking, id)).signer_differs).toBe(differs);
  });

  it('has the person of its own request, not of the one whose link opened the page', async () => {
    const email = 'crew@drywall.example';
    const passed = await askByLink(world, asking, { email: 'first@drywall.example' });
    await forwardLink(passed.link, passed.id, { name: 'Bob Ray', email });
    const bob = await openAlive(world, secretIn((await mailRequest(world, passed.id))[0]));
    const other = await askByLink(world, asking, { email, type: 'conditional_progress' });
    const linked = await listLinked(bob);
    expect(linked.map(({ id, person }) => [id, person]).sort()).toEqual(
      [
        [passed.id, 'Bob Ray'],
        [other.id, null],
      ].sort(),
    );
    await declineByLink(bob, other.id, 'Not ours.');
    expect((await read(world, asking, other.id)).declined_by).toBe(email);
  });

  it('is held in Wyoming, whose form acknowledges the payment whatever it is asked for', async () => {
    const job = await askingJob(world, asking.gc, { state: 'WY', name: 'Teton Hall' });
    const { id, link } = await askByLink(world, { ...asking, job }, { type: 'conditional_progress' });
    const scan = inheritingPdf(['Signed', 'Signed', 'Signed', 'Signed']);
    await uploadByLink(link, id, { fileName: 'scan.pdf', bytes: scan }, { name: 'Pat Lee', title: null });
    expect(await read(world, asking, id)).toMatchObject({ status: 'held', form_code: 'wy-lien-waiver' });
  });

  it('is on the page however many later requests have ended', async () => {
    const email = 'many@drywall.example';
    const { id, link } = await askByLink(world, asking, { email });
    await signByLink(link, id, typed);
    const later = await askByLink(world, asking, { email, type: 'conditional_progress' });
    const columns = await world.sql<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'waiver_requests' and is_generated = 'NEVER' and is_identity = 'NO' and column_name not in ('id', 'serial', 'status')`,
    );
    const names = columns.map(({ name }) => name).join();
    await world.sql(
      `insert into waiver_requests (id, status, ${names}) select uuidv7(), 'cancelled', ${names} from waiver_requests, generate_series(1, 210)
       where waiver_requests.id = $1`,
      [later.id],
    );
    expect((await listLinked(later.link)).map((one) => one.id).sort()).toEqual([id, later.id].sort());
  });
});
