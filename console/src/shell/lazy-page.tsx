import { type ComponentType, useEffect, useState } from 'react';
import { ApiError } from '../api/errors';
import { Page } from '../parts/page';
import { ErrorNote, Loading } from '../parts/states';
import { tabStorage } from '../parts/storage';
import { useConnection } from './live-context';

interface Code {
  page: ComponentType | undefined;
  load: () => Promise<void>;
}

/**
 * A page whose code is loaded when it is first opened. If it does not arrive, the console stays and says so, until the connection is
 * back. The router's own way is to load the document again at once, which a browser without a connection replaces with a page of
 * its own.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  const code: Code = {
    page: undefined,
    load: async () => {
      code.page ??= (await load()).default;
    },
  };
  /** The router calls it before it opens the page, and when the pointer is on a link to it. */
  const preload = () => code.load().catch(() => undefined);
  return Object.assign(() => <LazyPage code={code} />, { preload });
}

function LazyPage({ code }: { code: Code }) {
  const isConnected = useConnection() === 'connected';
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what the person or the connection asks for
  useEffect(() => {
    if (code.page) return;
    let isCurrent = true;
    const end = (reached: 'loaded' | 'failed') => isCurrent && setState(reached);
    code.load().then(
      () => end('loaded'),
      async () => {
        if (!(await reloadIfServed())) end('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, attempt, isConnected]);
  if (code.page) return <code.page />;
  if (state !== 'failed') return <Loading />;
  return (
    <Page title="This page is not loaded yet">
      <ErrorNote error={unreachable} isRead retry={() => setAttempt(attempt + 1)} />
    </Page>
  );
}

const unreachable = new ApiError('OFFLINE', 'The page cannot be loaded. Check your connection.', null);

/** A document is loaded again at most this often, so that a file that is missing for good makes no circle. */
const leastMs = 10_000;
const reloadedKey = 'console.reloaded';

/**
 * Loads the document again once the service answers. Browsers remember a file that did not arrive for as long as the document lives,
 * and another build of the service has other files.
 *
 * @returns whether it does
 */
async function reloadIfServed(): Promise<boolean> {
  try {
    const { ok } = await fetch('/console', { cache: 'no-store' });
    if (!ok || Date.now() - Number(tabStorage.read(reloadedKey)) < leastMs) return false;
  } catch {
    return false;
  }
  // Where the tab cannot keep that it did, it would do so without end.
  if (!tabStorage.write(reloadedKey, String(Date.now()))) return false;
  window.location.reload();
  return true;
}
