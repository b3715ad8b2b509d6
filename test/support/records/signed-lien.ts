import type { Caller, World } from '../worlds/world.js';
import { blankScan } from './scans.js';

/** Uploads the scan of the signed document of a notice and takes it into use, as a person would. */
export async function signLien(world: World, caller: Caller, noticeId: string): Promise<void> {
  const [document] = await world.send(caller, 'GET', `/documents?documentable_type=notice&documentable_id=${noticeId}`);
  const scan = (await blankScan(document.page_count)).toString('base64');
  const body = { signer_name: 'Ana Diaz', file_name: 'mechanics-lien-signed.pdf', content_base64: scan };
  await world.send(caller, 'POST', `/documents/${document.id}/signed-original`, body);
  const code = { verification_code: document.verification_code };
  await world.send(caller, 'POST', `/documents/${document.id}/accept-signed-original`, code);
}
