import { useState, type ComponentType } from 'react';
import type { Licence, Seat } from '#dataProvider/types';
import { stateSince } from '#dataProvider/jobs/mark';
import { BatchDialog, type BatchVerb, type Decided, type Kin, type Reading } from '../../jobs/public';
import { rowFields } from '../../shared/columns/reads';
import type { SelectedIds } from '../../shared/list/useSelectedIds';
import { useSelectedRows } from '../../shared/many/useSelectedRows';
import { seatList } from '../columns';

interface SeatAbout {
    licence: Licence;
}

interface SeatBatchProps extends SeatAbout {
    selected: SelectedIds;
    onClose(): void;
}

/** An action on several seats of a licence: the rules are those of the action on one (SEAT-2, SEAT-3). */
export type SeatVerb = BatchVerb<Seat, object, SeatAbout, Reading>;

/** The seats of a job, with since when each has been active or inactive (MANY-14). */
export const sinceWhen = ({ run }: Decided<Seat, object, SeatAbout, Reading>) =>
    run.map(seat => ({ id: seat.id, since: stateSince(seat) }));

const SEATS: Kin<Seat> = {
    of: 'seats',
    nameOf: ({ machineName }) => machineName,
    leftOutName: (id, seat) => seat?.machineName ?? id,
    known: ({ id, machineName }) => ({ id, email: '', alias: machineName }),
    reading: 'list.loading',
};

/** Returns the dialog of an action on several seats. */
export function seatDialog(verb: SeatVerb): ComponentType<SeatBatchProps> {
    return function SeatBatch({ licence, selected, onClose }) {
        const [ids] = useState(selected.ids);
        const seats = useSelectedRows<Seat>('seats', {
            ids,
            meta: { licence: licence.id },
            fields: rowFields(seatList, { licence: licence.id }).select,
        });
        return (
            <BatchDialog
                verb={verb}
                kin={SEATS}
                about={{ licence }}
                ids={ids}
                rows={seats}
                onStarted={() => selected.replace([])}
                onClose={onClose}
            />
        );
    };
}
