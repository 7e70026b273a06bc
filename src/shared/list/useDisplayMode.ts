import { useState } from 'react';
import { local } from '../../config/storage';
import { usePhone } from '../hooks/useMediaQuery';
import type { DisplayMode } from './types';

/**
 * Table or cards, stored per list under `display-mode.<list>`; cards are forced under 768 px without changing the choice
 * (specification 1, section 9).
 */
export function useDisplayMode(list: string): { mode: DisplayMode; choosable: boolean; choose(mode: DisplayMode): void } {
    const key = `display-mode.${list}`;
    const [chosen, setChosen] = useState<DisplayMode>(() => (local.get(key) === 'cards' ? 'cards' : 'table'));
    const phone = usePhone();
    return {
        mode: phone ? 'cards' : chosen,
        choosable: !phone,
        choose: mode => {
            local.set(key, mode);
            setChosen(mode);
        },
    };
}
