import { buffer } from 'node:stream/consumers';
import type { RequestContext } from '../../context/request-context.js';
import { openFile } from '../file/store.js';

/** The content of a document's exhibits, in their order. */
export async function exhibitFiles(ctx: RequestContext, model: object): Promise<Buffer[]> {
  const { exhibits = [] } = model as { exhibits?: readonly { sha256: string }[] };
  const files: Buffer[] = [];
  for (const { sha256 } of exhibits) files.push(await buffer(await openFile(ctx, sha256)));
  return files;
}
