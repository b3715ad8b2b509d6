import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { asApiError } from './api/errors';
import { router } from './router';
import { startScheme } from './shell/scheme';
import './style.css';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Events say what changed, so a read stays fresh until one arrives.
      staleTime: 60_000,
      retry: (failures, error) => failures < 2 && ['OFFLINE', 'BUSY'].includes(asApiError(error).code),
    },
  },
});

startScheme();
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    {/* The policy of the pages allows no style elements. */}
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
