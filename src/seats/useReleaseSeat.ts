import { stateSince } from '../../dataProvider/jobs/mark';
import type { Seat } from '../../dataProvider/types';
import { useChange } from '../shared/hooks/useChange';
import { unselect } from '../shared/list/useSelectedIds';

interface Release {
    licence: string;
    seat: Seat;
    /** the release code, when the seat is node-locked */
    code?: string;
}

/** Releases an active seat or removes an inactive one: the same call, which would remove a released seat if it were repeated (MANY-13). */
export const useReleaseSeat = () =>
    useChange(async (provider, { licence, seat, code }: Release) => {
        const verb = seat.active ? 'releaseSeat' : 'removeSeat';
        await provider.step({ verb, licence, code }, { id: seat.id, since: stateSince(seat) });
        if (!seat.active) unselect(seat.id, [`licence/${licence}/seats`]);
    });
