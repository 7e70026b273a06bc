import { lazy, Suspense, useEffect } from 'react';
import { useWanted, wakeForStored } from './store';

const JobBar = lazy(() => import('./JobBar'));

/** The place of the jobs at the foot of the layout; loads their code only when a job exists or starts. */
export function JobsFoot() {
    const wanted = useWanted();
    useEffect(() => void wakeForStored(), []);
    return wanted ? (
        <Suspense fallback={null}>
            <JobBar />
        </Suspense>
    ) : null;
}
