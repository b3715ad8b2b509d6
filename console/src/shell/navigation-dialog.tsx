import { Dialog } from '../parts/dialog';
import { Navigation } from './navigation-list';

/** The navigation on a narrow screen. */
export default function NavigationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Navigation">
      <nav aria-label="Console">
        <Navigation />
      </nav>
    </Dialog>
  );
}
