import { useEffect, useState } from 'react';
import type { Entry } from '../shared/activity/entry';
import { entriesOf, isUnsaved, onRecorded } from '../shared/activity/recorder';
import { personIn } from '../shared/hooks/useDraft';
import { useCurrentUser } from '../shared/hooks/useCurrent';

export interface Entries {
    /** the newest first */
    list: readonly Entry[];
    /** this browser does not store them */
    unsaved: boolean;
}

/** What the signed-in user has changed in this browser; undefined while it is read. Read again when something is changed here. */
export function useEntries(): Entries | undefined {
    const { data: me } = useCurrentUser();
    const owner = me && personIn(me);
    const [entries, setEntries] = useState<Entries>();
    useEffect(() => {
        if (owner === undefined) return undefined;
        let isCurrent = true;
        const read = async (): Promise<void> => {
            const list = await entriesOf(owner);
            if (isCurrent) setEntries({ list, unsaved: isUnsaved() });
        };
        // Another tab may have changed something.
        const shown = (): void => void (document.visibilityState === 'visible' && read());
        void read();
        const unlisten = onRecorded(() => void read());
        document.addEventListener('visibilitychange', shown);
        return () => {
            isCurrent = false;
            unlisten();
            document.removeEventListener('visibilitychange', shown);
        };
    }, [owner]);
    return entries;
}
