import { useState } from 'react';
import { local, OPEN_AFTER_CREATE_KEY } from '#storage/storage';

/** Returns whether to open a new record after creating it, and a setter; stored, on by default (LIST-7). */
export function useOpenAfterCreate(): [opens: boolean, choose: (opens: boolean) => void] {
    const [opens, setOpens] = useState(() => local.get(OPEN_AFTER_CREATE_KEY) !== 'false');
    const choose = (wanted: boolean): void => {
        local.set(OPEN_AFTER_CREATE_KEY, String(wanted));
        setOpens(wanted);
    };
    return [opens, choose];
}
