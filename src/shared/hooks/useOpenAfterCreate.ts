import { useState } from 'react';
import { local } from '../../config/storage';

const STORED = 'open-after-create';

/** Returns whether a new record is opened after it was created, and a setter; stored, on by default (LIST-7). */
export function useOpenAfterCreate(): [opens: boolean, choose: (opens: boolean) => void] {
    const [opens, setOpens] = useState(() => local.get(STORED) !== 'false');
    const choose = (wanted: boolean): void => {
        local.set(STORED, String(wanted));
        setOpens(wanted);
    };
    return [opens, choose];
}
