import { useEffect } from 'react';
import { lazyPart } from '../ui/lazyPart';
import { useWanted, wakeForJobs } from './store';

const JobBar = lazyPart(() => import('./JobBar'), { instead: () => null });

/** Renders the bar of jobs at the bottom of the layout; loads its code only when a job exists or starts. Jobs work without it. */
export function JobsFoot() {
    const wanted = useWanted();
    useEffect(wakeForJobs, []);
    return wanted && <JobBar />;
}
