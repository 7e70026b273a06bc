import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { PlayerHandle } from './player';
import { actionOf } from './playerKeys';
import { usePreference } from './preferences';

interface Played {
    /** the element of the player, with what lies on the picture */
    stage: RefObject<Element | null>;
    handle: RefObject<PlayerHandle | null>;
    onNext(): void;
}

/** Handles the player's keys on the whole page, or only in the player if the user has chosen so (ACADEMY-13). */
export function usePlayerKeys({ stage, handle, onNext }: Played): void {
    const [everywhere] = usePreference('pageKeys');
    const [theatre, setTheatre] = usePreference('theatre');
    const press = useEffectEvent((event: KeyboardEvent) => {
        const player = handle.current;
        const action = player && actionOf(event, everywhere ? null : stage.current);
        if (!player || action === null) return;
        if (action === 'next') onNext();
        else if (action === 'theatre') setTheatre(!theatre);
        else if (!player.perform(action)) return;
        event.preventDefault();
    });
    useEffect(() => {
        const onKeyDown = (event: KeyboardEvent): void => press(event);
        document.addEventListener('keydown', onKeyDown);
        return () => document.removeEventListener('keydown', onKeyDown);
    }, []);
}
