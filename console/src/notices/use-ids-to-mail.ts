import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '../api/errors';
import { execute } from '../api/execute';
import { useScope } from '../api/scope';
import { NoticesToMailDocument, type NoticeUrgency } from './notices.documents';
import { type BoardFilter, toVariables } from './use-board';

/** What the service is asked for at once. */
const pageSize = 500;

export interface Chosen extends BoardFilter {
  /** Ids of single notices, and names of whole groups with the ids that are left out of them, each separated by commas. */
  ids: string;
  groups: string;
  except: string;
}

const list = (text: string) => (text ? text.split(',') : []);

/**
 * The notices that the address names: single ones, and all of its groups that can be mailed. They are read once, so that the list
 * stays as it is while they are mailed; a reload finds what is left.
 */
export function useIdsToMail({ ids, groups, except, ...filter }: Chosen) {
  const scope = useScope();
  return useQuery<string[], ApiError>({
    // Under a name of its own, which no event reads again.
    queryKey: ['to mail', scope.organizationId, scope.mode, ids, groups, except, filter],
    queryFn: async () => {
      const toMail = new Set(list(ids));
      const exceptions = new Set(list(except));
      for (const urgency of list(groups) as NoticeUrgency[]) {
        for (let offset = 0; ; offset += pageSize) {
          const variables = { urgency, ...toVariables(filter), offset };
          const { noticesToServe } = await execute(NoticesToMailDocument, variables, { scope });
          for (const { noticeId } of noticesToServe) if (!exceptions.has(noticeId)) toMail.add(noticeId);
          if (noticesToServe.length < pageSize) break;
        }
      }
      return [...toMail];
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
