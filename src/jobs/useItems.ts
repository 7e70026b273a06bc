import { useEffect, useRef, useState } from 'react';
import type { Item, Job } from '#dataProvider/jobs/job';
import { itemsOf } from './engine';

/**
 * Returns the people of a job with their outcomes, as they are each time that the job has changed. In a tab that does not work on it they are
 * read from the storage, all of them: one reading begins when the one before has ended.
 */
export function useItems(job: Job): readonly Item[] {
    const [items, setItems] = useState<readonly Item[]>([]);
    const reading = useRef<Promise<unknown>>(Promise.resolve());
    useEffect(() => {
        let current = true;
        reading.current = reading.current.then(async () => {
            if (!current) return;
            // A copy: the engine changes its own.
            setItems([...(await itemsOf(job.id))]);
        });
        return () => {
            current = false;
        };
    }, [job]);
    return items;
}
