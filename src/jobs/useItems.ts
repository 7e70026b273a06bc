import { useEffect, useRef, useState } from 'react';
import type { Item, Job } from '#dataProvider/jobs/job';
import { itemsOf } from './engine';
import { keepCreated } from './names';

/**
 * Returns the people of a job with their outcomes, updated whenever the job changes. A tab that does not work on it reads all of them from the
 * storage, one read at a time.
 */
export function useItems(job: Job): readonly Item[] {
    const [items, setItems] = useState<readonly Item[]>([]);
    const shown = useRef<readonly Item[]>([]);
    const reading = useRef<Promise<unknown>>(Promise.resolve());
    useEffect(() => {
        let current = true;
        reading.current = reading.current.then(async () => {
            if (!current) return;
            // A copy, because the engine mutates its own array.
            const now = [...(await itemsOf(job.id))];
            now.forEach((item, at) => keepCreated(shown.current[at], item));
            shown.current = now;
            setItems(now);
        });
        return () => {
            current = false;
        };
    }, [job]);
    return items;
}
