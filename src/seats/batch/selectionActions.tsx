import type { Translate } from '#i18n/useT';
import type { RowAction } from '../../shared/list/types';
import type { SelectionAction } from '../../shared/list/useSelection';
import { CloseIcon, SignOutIcon } from '../../ui/icons';
import { SEAT_BATCHES, type SeatBatch } from './seatBatch';

const ICONS: Readonly<Record<SeatBatch, RowAction['icon']>> = {
    releaseSeats: <SignOutIcon size={16} />,
    removeSeats: <CloseIcon size={16} />,
};

/** Returns the actions for several seats of a licence. */
export const selectionActions = (t: Translate): SelectionAction<SeatBatch>[] =>
    SEAT_BATCHES.map(kind => ({ id: kind, label: t(`seats.batch.titles.${kind}`), icon: ICONS[kind] }));
