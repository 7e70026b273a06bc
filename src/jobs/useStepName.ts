import type { Job } from '#dataProvider/jobs/job';
import type { Licence } from '#dataProvider/types';
import { useList } from '../shared/query/lists';

const ALL = { pagination: { page: 1, perPage: 500 } };

/**
 * Returns a function that names a step of a job that gives several licences: by its licence's name, or the licence's id until that is loaded.
 */
export function useStepName({ steps }: Pick<Job, 'steps'>): (step: number) => string {
    const { data } = useList<Licence>('licences', ALL, { enabled: steps.length > 1 });
    return at => {
        const step = steps[at];
        if (!step || !('licence' in step)) return '';
        return data?.find(({ id }) => id === step.licence)?.name ?? step.licence;
    };
}
