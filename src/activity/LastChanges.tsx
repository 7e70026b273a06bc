import { useEffect, useState } from 'react';
import { ACTIVITY_DATABASE, mayExist } from '#storage/database';
import { settings } from '../config/settings';
import { changesSent } from '../shared/activity/recording';
import { lazyPart } from '../ui/lazyPart';
import type { LastPartProps } from './LastPart';

const LastPart = lazyPart(() => import('./LastPart'), { instead: () => null });

/** The last changes of a record from this browser (ACTIVITY-4); loaded only if this browser has changed anything. */
export function LastChanges(props: LastPartProps) {
    const [wereAny, setWereAny] = useState(false);
    useEffect(() => {
        if (settings.activityDays > 0) void mayExist(ACTIVITY_DATABASE).then(setWereAny);
    }, []);
    // The page is rendered again after a change of its record.
    return (wereAny || changesSent() > 0) && <LastPart {...props} />;
}
