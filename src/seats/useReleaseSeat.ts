import { useChange } from '../shared/hooks/useChange';

interface Release {
    licence: string;
    seat: string;
    /** the release code, when the seat is node-locked */
    code?: string;
}

/** Releases an active seat or removes an inactive entry, and invalidates the resources that show seats. */
export const useReleaseSeat = () =>
    useChange((provider, release: Release) => provider.releaseSeat(release), ['seats', 'keys', 'licences']);
