import { useChange } from '../shared/hooks/useChange';

interface Release {
    licence: string;
    seat: string;
    /** the release code, where the seat is node-locked */
    code?: string;
}

/** Releases an active seat or removes an inactive entry; what shows seats is read anew. */
export const useReleaseSeat = () =>
    useChange((provider, release: Release) => provider.releaseSeat(release), ['seats', 'keys', 'licences']);
