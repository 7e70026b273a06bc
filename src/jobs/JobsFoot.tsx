import { lazy, Suspense, useEffect } from 'react';
import { useWanted, wakeForJobs } from './store';

const JobBar = lazy(() => import('./JobBar'));

/** Renders the bar of jobs at the bottom of the layout; loads its code only when a job exists or starts. */
export function JobsFoot() {
    const wanted = useWanted();
    useEffect(wakeForJobs, []);
    return wanted ? (
        <Suspense fallback={null}>
            <JobBar />
        </Suspense>
    ) : null;
}
