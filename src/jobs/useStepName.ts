import { useT } from '#i18n/useT';
import type { Job } from '#dataProvider/jobs/job';
import type { CloudGroup, Licence } from '#dataProvider/types';
import { useList } from '../shared/query/lists';

const ALL = { pagination: { page: 1, perPage: 500 } };

/**
 * Returns a function that names a step of a job that has several: by its licence's name, or the licence's id until that is loaded; of a plan
 * with what is done.
 */
export function useStepName({ steps, plan }: Pick<Job, 'steps' | 'plan'>): (step: number) => string {
    const t = useT();
    const licences = useList<Licence>('licences', ALL, { enabled: steps.length > 1 || plan === true });
    const groups = useList<CloudGroup>('cloudGroups', ALL, { enabled: plan === true });
    return at => {
        const step = steps[at];
        if (!step) return '';
        const licence = 'licence' in step ? (licences.data?.find(({ id }) => id === step.licence)?.name ?? step.licence) : '';
        if (!plan) return licence;
        const group = 'group' in step ? (groups.data?.find(({ id }) => id === step.group)?.label ?? step.group) : '';
        switch (step.verb) {
            case 'createUser':
            case 'deleteUser':
            case 'recover':
            case 'requestTransfer':
                return t(`plans.does.${step.verb}`);
            case 'giveLicence':
            case 'takeLicence':
            case 'joinGroup':
            case 'leaveGroup':
                return t(`plans.does.${step.verb}`, { name: licence || group });
            default:
                return t(`verbs.${step.verb}.title`);
        }
    };
}
