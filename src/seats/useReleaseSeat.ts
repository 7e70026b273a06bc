import { useChange } from '../shared/hooks/useChange';

interface Release {
    licence: string;
    seat: string;
    /** the release code, when the seat is node-locked */
    code?: string;
}

/** Releases an active seat or removes an inactive one. */
export const useReleaseSeat = () =>
    useChange((provider, release: Release) => provider.releaseSeat(release), ['DELETE /licences/{id}/seats/{seatId}']);
