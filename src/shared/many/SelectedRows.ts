import { lazyDialog } from '../../ui/modal/lazyDialog';
import type SelectedModal from './SelectedModal';

/** The selected rows in their dialog, which is loaded when it is opened. */
export const SelectedRows = lazyDialog(() => import('./SelectedModal')) as typeof SelectedModal;
