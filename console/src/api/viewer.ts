import { createContext, useContext } from 'react';
import { useScope } from './scope';
import type { ViewerQuery } from './viewer.documents';

export type Viewer = ViewerQuery['viewer'];

/** The person who is signed in; undefined before their session is read. */
export const ViewerContext = createContext<Viewer | undefined>(undefined);

/** Whether the person who is signed in is a member of the organization of the page. */
export function useIsMember(): boolean {
  const { organizationId } = useScope();
  const viewer = useContext(ViewerContext);
  return viewer?.memberships.some((membership) => membership.organizationId === organizationId) ?? false;
}
