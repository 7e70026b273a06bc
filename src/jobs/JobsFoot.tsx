import { lazy, Suspense, useEffect } from 'react';
import { useWanted, wakeForJobs } from './store';

const JobBar = lazy(() => import('./JobBar'));

/** The place of the jobs at the foot of the layout; loads their code only when a job exists or starts. */
export function JobsFoot() {
    const wanted = useWanted();
    useEffect(wakeForJobs, []);
    return wanted ? (
        <Suspense fallback={null}>
            <JobBar />
        </Suspense>
    ) : null;
}
