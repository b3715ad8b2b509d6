import type { PageLink } from './pages';

/** Links that the compiler has to refuse: where it takes one, it reports the comment above it. Nothing imports this file. */
[
  // @ts-expect-error there is no such page
  { page: '/project' } satisfies PageLink,
  // @ts-expect-error a project has no such page
  { page: '/projects/$id/deadlines', params: { id: '1' } } satisfies PageLink,
  // @ts-expect-error which project is missing
  { page: '/projects/$id' } satisfies PageLink,
  // @ts-expect-error which delivery is missing
  { page: '/developers/webhooks/$id/deliveries/$delivery', params: { id: '1' } } satisfies PageLink,
  // @ts-expect-error an event is named by its cursor
  { page: '/developers/events/$cursor', params: { id: '1' } } satisfies PageLink,
  // @ts-expect-error an address is made of its parts, so that each part is encoded
  { page: `/projects/${'1'}` } satisfies PageLink,
  // @ts-expect-error the list of projects is filtered by no type
  { page: '/projects', search: { type: 'LIEN' } } satisfies PageLink,
  // @ts-expect-error this page has nothing in the query of its address
  { page: '/account/plan', search: { tab: 'x' } } satisfies PageLink,
];
