import { lazy, Suspense, useEffect } from 'react';
import { DialogBoundary } from '../ui/modal/DialogBoundary';
import { useWanted, wakeForJobs } from './store';

const JobBar = lazy(() => import('./JobBar'));

/** Renders the bar of jobs at the bottom of the layout; loads its code only when a job exists or starts. Jobs work without it. */
export function JobsFoot() {
    const wanted = useWanted();
    useEffect(wakeForJobs, []);
    return wanted ? (
        <DialogBoundary failed={null}>
            <Suspense fallback={null}>
                <JobBar />
            </Suspense>
        </DialogBoundary>
    ) : null;
}
