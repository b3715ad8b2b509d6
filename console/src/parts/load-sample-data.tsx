import { useChange } from '../api/use-change';
import { Button } from './button';
import { LoadSampleDataDocument } from './sample-data.documents';
import { ErrorNote } from './states';

/** Fills an empty sandbox with the projects of the demo. */
export function LoadSampleData() {
  const load = useChange(LoadSampleDataDocument);
  return (
    <>
      <Button busy={load.isPending} onClick={() => load.mutate({})}>
        {load.isPending ? 'Loading…' : 'Load sample data'}
      </Button>
      {load.error && (
        <div className="w-full">
          <ErrorNote error={load.error} />
        </div>
      )}
    </>
  );
}
