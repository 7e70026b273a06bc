import { useEffect, useState } from 'react';
import type { Item, Job } from '#dataProvider/jobs/job';
import { itemsOf } from './engine';

/** Returns the people of a job with their outcomes, as they are each time that the job has changed. */
export function useItems(job: Job): readonly Item[] {
    const [items, setItems] = useState<readonly Item[]>([]);
    useEffect(() => {
        let current = true;
        // A copy: the engine changes its own.
        void itemsOf(job.id).then(read => {
            if (current) setItems([...read]);
        });
        return () => {
            current = false;
        };
    }, [job]);
    return items;
}
