import { lazyDialog } from '../ui/modal/lazyDialog';

/** What other folders may import from the situation. Small: all pages load it. */
export const SituationModal = lazyDialog(() => import('./SituationModal'));
