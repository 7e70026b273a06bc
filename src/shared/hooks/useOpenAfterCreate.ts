import { useState } from 'react';
import { local } from '../../config/storage';

const STORED = 'open-after-create';

/** Whether a new entry is opened after it was created: stored, on unless switched off (specification 2, section 9); and how to choose. */
export function useOpenAfterCreate(): [opens: boolean, choose: (opens: boolean) => void] {
    const [opens, setOpens] = useState(() => local.get(STORED) !== 'false');
    const choose = (wanted: boolean): void => {
        local.set(STORED, String(wanted));
        setOpens(wanted);
    };
    return [opens, choose];
}
