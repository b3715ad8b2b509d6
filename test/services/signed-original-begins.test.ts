/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { holdTable } from '../support/databases/hold-table.js';
import { waitUntilBlocked } from '../support/databases/locks.js';
import { lobSettings } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { done, staffOf } from '../support/records/mailroom.js';
import { placed } from '../support/records/ordering.js';
import { scanned } from '../support/records/scans.js';
import { doTasks } from '../support/records/tasks.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const { lob, url } = await openFakeLob();

describe('a signed original that is uploaded at the moment in which an order begins', () => {
  const world = openWorld(lobSettings(url));
  let caller: Caller;
  let staff: Caller;
  let path: GoldenPath;

  beforeAll(async () => {
    caller = await world.caller();
    staff = await staffOf(world);
    path = await goldenPath(world, caller);
  });

  /** A document with an order, and its scan. */
  async function ordered(extra: object) {
    const of = { project_id: path.projectId, organization_id: path.organizationId };
    const metadata = { signatory_name: 'Dana Whitfield', signatory_title: 'Credit Manager' };
    const notice = await world.rest(caller, 'POST', '/notices', { ...bodies.notice, ...of, metadata });
    const generated = await world.rest(caller, 'POST', '/documents/generate', {
      ...{ documentable_type: 'notice', documentable_id: notice.body.data.id, type: 'notice' },
      organization_id: path.organizationId,
    });
    const { id: documentId, sha256 } = generated.body.data;
    const scan = (await scanned(await world.download(caller, documentId))).toString('base64');
    const { id } = await placed(world, caller, documentId, extra);
    return { id: id as string, documentId: documentId as string, sha256: sha256 as string, scan };
  }
  const upload = (documentId: string, scan: string) => {
    const body = { signer_name: 'Dana Whitfield', file_name: 'scan.pdf', content_base64: scan };
    return world.rest(caller, 'POST', `/documents/${documentId}/signed-original`, body);
  };
  const sentBy = async (id: string) => {
    const [order] = await world.sql<{ signed_sha256: string | null }>(
      'select signed_sha256 from document_orders where id = $1',
      [id],
    );
    return order!.signed_sha256;
  };

  /** Resolves when the upload waits: for the document, which it locks, or where it keeps the files. */
  const blockedUpload = async () => {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query ~* '(for (no key )?update|delete from attached_files)'`;
    while ((await world.sql(waiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  it('is sent if the upload came first: staff who take the order wait for it', async () => {
    const { id, documentId, scan } = await ordered({ order_type: 'recording' });
    // The upload has locked the document, and waits where it keeps the files.
    const held = await holdTable(world, 'attached_files');
    const uploading = upload(documentId, scan);
    await held.wanted(1);
    const taking = done(world, staff, 'TakeOrder', { id });
    await waitUntilBlocked(world, 2);
    await held.letGo();
    const [uploaded, taken] = await Promise.all([uploading, taking]);
    const { copy_sha256: copy, flags } = uploaded.body.data.signed_original;
    expect([flags, taken.documentSha256, await sentBy(id)]).toEqual([[], copy, copy]);
  });

  it('is sent if the upload came first: a carrier gets the scan', async () => {
    const { id, documentId, scan } = await ordered({});
    const held = await holdTable(world, 'attached_files');
    const uploading = upload(documentId, scan);
    await held.wanted(1);
    const submitting = doTasks(world, new Date(Date.now() + 301_000));
    await waitUntilBlocked(world, 2);
    await held.letGo();
    const [uploaded, failed] = await Promise.all([uploading, submitting]);
    const { copy_sha256: copy, flags } = uploaded.body.data.signed_original;
    expect([flags, failed, await sentBy(id), lob.lettersOf(id).length]).toEqual([[], [], copy, 1]);
  });

  it('is refused if the order came first, which sends the scan that was there', async () => {
    const { id, documentId, scan } = await ordered({ order_type: 'recording' });
    const { copy_sha256: copy } = (await upload(documentId, scan)).body.data.signed_original;
    // Taking the order has locked the document, and waits where the answer lists the files.
    const held = await holdTable(world, 'attached_files');
    const taking = done(world, staff, 'TakeOrder', { id });
    await held.wanted(1);
    const uploading = upload(documentId, scan);
    await blockedUpload();
    await held.letGo();
    const [taken, uploaded] = await Promise.all([taking, uploading]);
    expect([taken.documentSha256, await sentBy(id)]).toEqual([copy, copy]);
    expect([uploaded.status, uploaded.body.errors]).toEqual([
      422,
      { status: ['An order has sent the signed original: it can be neither replaced nor removed.'] },
    ]);
  });
});
