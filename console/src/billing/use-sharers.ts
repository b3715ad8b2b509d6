import { useRead } from '../api/use-read';
import { SharedApplicationsDocument } from './billing.documents';

/**
 * Whose application each one is that other companies share with this organization, such as `Harbor Tower of Bay Concrete`: the
 * application itself names neither, because both belong to the other account.
 */
export function useSharers(isNeeded: boolean, payApplicationId: string | null = null): ReadonlyMap<string, string> {
  const { data } = useRead(
    SharedApplicationsDocument,
    { payApplicationId },
    { enabled: isNeeded, follows: ['pay_application_invitation', 'organization'] },
  );
  const nodes = data?.payApplicationInvitations.nodes ?? [];
  return new Map(
    nodes.map(({ payApplicationId, projectName, inviter }) => [
      payApplicationId,
      inviter ? `${projectName} of ${inviter.name}` : projectName,
    ]),
  );
}
