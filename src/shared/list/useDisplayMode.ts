import { useState } from 'react';
import { storeDisplayMode, storedDisplayMode } from '../../config/displayMode';
import { usePhone } from '../hooks/useMediaQuery';
import type { DisplayMode } from '../../config/displayMode';

/** Table or cards, stored per list under `display-mode.<list>`; below 768 px cards are forced without changing the stored mode (LIST-4). */
export function useDisplayMode(list: string): { mode: DisplayMode; choosable: boolean; choose(mode: DisplayMode): void } {
    const [chosen, setChosen] = useState<DisplayMode>(() => storedDisplayMode(list));
    const phone = usePhone();
    return {
        mode: phone ? 'cards' : chosen,
        choosable: !phone,
        choose: mode => {
            storeDisplayMode(list, mode);
            setChosen(mode);
        },
    };
}
