import './effects';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { asApiError } from './api/errors';
import { load } from './loads';
import { router } from './router';
import { followSignOut } from './shell/leave';
import { startScheme } from './shell/scheme';
import { viewerRead } from './shell/viewer';
import './style.css';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Events say what changed, so a read stays fresh until one arrives.
      staleTime: 60_000,
      retry: (failures, error) => failures < 2 && ['OFFLINE', 'BUSY'].includes(asApiError(error).code),
    },
    // Without a connection, a change fails at once and says so. Kept for later, it would be sent when no one looks.
    mutations: { networkMode: 'always' },
  },
});

startScheme();
followSignOut();
void queries.prefetchQuery(viewerRead);
createRoot(document.getElementById('app')!).render(
  <QueryClientProvider client={queries}>
    <RouterProvider router={router} context={{ load: (page) => load(queries, page) }} />
  </QueryClientProvider>,
);
