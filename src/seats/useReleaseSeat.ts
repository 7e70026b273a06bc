import type { Seat } from '../../dataProvider/types';
import { sendVerified } from '../../dataProvider/unclear';
import { useChange } from '../shared/hooks/useChange';

interface Release {
    licence: string;
    seat: Seat;
    /** the release code, when the seat is node-locked */
    code?: string;
}

/** Releases an active seat or removes an inactive one: the same call, which would remove a released seat if it were repeated (MANY-13). */
export const useReleaseSeat = () =>
    useChange(
        (provider, { licence, seat: { id, active }, code }: Release) =>
            sendVerified(
                () => provider.releaseSeat({ licence, seat: id, ...(code === undefined ? {} : { code }) }),
                async () => {
                    const { seatTask } = await import('../../dataProvider/jobs');
                    return seatTask(provider, { verb: active ? 'releaseSeat' : 'removeSeat', licence }, id).look();
                },
            ),
        ['DELETE /licences/{id}/seats/{seatId}'],
    );
