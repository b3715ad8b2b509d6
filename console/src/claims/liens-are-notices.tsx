import { To } from '../parts/to';

/** Where a lien is made. */
export function LiensAreNotices({ projectId }: { projectId: string }) {
  return (
    <p className="mb-3 text-sm text-muted">
      A lien, a bond claim or a stop payment notice is made under Notices:{' '}
      <To page="/notices/new" search={{ project: projectId, type: 'LIEN' }}>
        make a lien
      </To>
      , or{' '}
      <To page="/notices/new" search={{ project: projectId, type: 'BOND_CLAIM' }}>
        make a bond claim
      </To>
      . It has a number there, amendments, proof of service and its time to sue.
    </p>
  );
}
