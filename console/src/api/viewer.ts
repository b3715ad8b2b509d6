import { createContext, useContext } from 'react';
import type { ViewerQuery } from '../shell/shell.documents';
import { useScope } from './scope';

export type Viewer = ViewerQuery['viewer'];

/** The person who is signed in; undefined before their session is read. */
export const ViewerContext = createContext<Viewer | undefined>(undefined);

/** Whether the person who is signed in is a member of the organization of the page. */
export function useIsMember(): boolean {
  const { organizationId } = useScope();
  const viewer = useContext(ViewerContext);
  return viewer?.memberships.some((membership) => membership.organizationId === organizationId) ?? false;
}
