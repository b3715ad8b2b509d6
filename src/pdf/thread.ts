import { move, transferableSymbol, valueSymbol } from 'piscina';
import { print } from './print.js';
import { type RenderJob, type UnprintableText, UnprintableTextError } from './render-job.js';

/** The result sent over the thread's port; errors are sent as data because a clone would lose their class and fields. */
export type WorkerResult = { bytes: Uint8Array; pageCount: number } | { unprintable: UnprintableText[] };

/** One job on a worker thread; the file's bytes are transferred, not copied. */
export default async function work(job: RenderJob): Promise<WorkerResult> {
  try {
    const { bytes, pageCount } = await print(job);
    // The bytes need their own buffer: Node's small buffers share a pool, which must not be transferred.
    const owned = bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);
    const result: WorkerResult = { bytes: owned, pageCount };
    return move({ [transferableSymbol]: owned.buffer, [valueSymbol]: result } as never) as unknown as WorkerResult;
  } catch (error) {
    if (error instanceof UnprintableTextError) return { unprintable: error.texts };
    throw error;
  }
}
