/** How many at a time: a remote store answers many parallel requests sooner than sequential ones. */
const lanes = 8;

/**
 * Does the work on several files at a time. After a failure it starts nothing new, and throws when the running work has ended.
 */
export async function eachFile<File>(
  files: Iterable<File> | AsyncIterable<File>,
  work: (file: File) => Promise<void>,
): Promise<void> {
  const iterator = (async function* () {
    yield* files;
  })();
  let failed = false;
  const lane = async () => {
    while (!failed) {
      const { done, value } = await iterator.next();
      if (done) return;
      await work(value);
    }
  };
  const guarded = () =>
    lane().catch((error: unknown) => {
      failed = true;
      throw error;
    });
  const ends = await Promise.allSettled(Array.from({ length: lanes }, guarded));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
