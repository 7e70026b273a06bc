import type { PortalDataProvider } from '../..';
import { PortalError } from '../../errors';
import type { Seat } from '../../types';
import { changed } from '../../queue/verified';
import { isSameId } from '../../text';
import { isMissing } from '../lookups';
import { stateSince } from '../mark';
import type { StepKind, Subject, Told } from './step';

interface OfLicence {
    licence: string;
    /** id of the user on it, if it is to be released for that */
    user?: string;
    /** the release code of a node-locked seat */
    code?: string;
}

/**
 * The same call releases an active seat and removes an inactive one: it is sent only to a seat that still is what it was, and never repeated
 * without looking first.
 */
function seatTask(
    provider: PortalDataProvider,
    { licence, user, code }: OfLicence,
    { id, since }: Subject,
    releases: boolean,
): Told {
    const meta = { licence, queue: 'never' } as const;
    const read = async (): Promise<Seat | undefined> => {
        const [found] = (await provider.getMany<Seat>('seats', { ids: [id], meta })).data;
        if (found) return found;
        // A filter that finds nothing proves nothing (QUERY-14).
        return (await provider.getList<Seat>('seats', { meta })).data.find(seat => isSameId(seat.id, id));
    };
    return {
        send: async () => {
            const seat = await read();
            if (!seat) throw new PortalError('seats.errors.notFound', { status: 404, reason: 'http', fromApi: true });
            const isOfOther = user !== undefined && seat.userId !== null && !isSameId(seat.userId, user);
            if (isOfOther || seat.active !== releases || (since !== undefined && stateSince(seat) !== since))
                throw changed('plans.seen.otherSeat');
            return provider.releaseSeat({ licence, seat: id, ...(code === undefined ? {} : { code }) });
        },
        look: async () => {
            const found = await read();
            return found === undefined || (releases && !found.active);
        },
        once: true,
        missing: async () =>
            (await isMissing(provider, 'licences', licence)) ? 'target' : (await read()) === undefined ? 'item' : null,
    };
}

/** An active seat becomes free. */
export const releaseSeat = {
    of: 'seats',
    phase: 'release',
    calls: ['DELETE /licences/{id}/seats/{seatId}'],
    task: (provider, given, subject): Told => seatTask(provider, given, subject, true),
} satisfies StepKind<OfLicence>;

/** An inactive seat leaves the list. */
export const removeSeat = {
    of: 'seats',
    phase: 'release',
    calls: ['DELETE /licences/{id}/seats/{seatId}'],
    task: (provider, given, subject): Told => seatTask(provider, given, subject, false),
} satisfies StepKind<OfLicence>;
