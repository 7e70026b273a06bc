import { useT } from '#i18n/useT';
import type { Job } from '#dataProvider/jobs/job';
import type { CloudGroup, Licence } from '#dataProvider/types';
import { useList } from '../shared/query/lists';
import { keptName } from './names';
import { useUsersNamed } from './useUsersNamed';

/**
 * Returns a function that names a step of a job that has several: by its licence's name, or the licence's id until that is loaded; of a plan
 * with what is done.
 */
export function useStepName({ steps, plan }: Pick<Job, 'steps' | 'plan'>): (step: number) => string {
    const t = useT();
    const licences = useList<Licence>('licences', {}, { enabled: steps.length > 1 || plan === true });
    const groups = useList<CloudGroup>('cloudGroups', {}, { enabled: plan === true });
    const userOf = useUsersNamed(
        plan === true ? steps.flatMap(step => ('to' in step ? [step.to] : step.verb === 'leaveInstead' ? [step.from] : [])) : [],
    );
    return at => {
        const step = steps[at];
        if (!step) return '';
        const licence = 'licence' in step ? (licences.data?.find(({ id }) => id === step.licence)?.name ?? step.licence) : '';
        if (!plan) return licence;
        const group = 'group' in step ? (groups.data?.find(({ id }) => id === step.group)?.label ?? step.group) : '';
        const thing = 'key' in step ? step.key : 'seat' in step ? step.seat : undefined;
        // The record itself may be gone, and its name is only kept in memory.
        const label = thing === undefined ? undefined : keptName(thing)?.alias;
        const name = [label, licence || group].filter(Boolean).join(' – ');
        switch (step.verb) {
            case 'createUser':
            case 'deleteUser':
            case 'recover':
            case 'requestTransfer':
            case 'noteUser':
            case 'dropNote':
                return t(`plans.does.${step.verb}`);
            case 'freeSeat':
            case 'leaveKey':
            case 'dropKey':
            case 'endLicence':
            case 'labelKey':
            case 'renewHandedKey':
            case 'giveBack':
                return t(`plans.does.${step.verb}`, { name });
            case 'handKey':
            case 'mailKey':
            case 'joinInstead':
                return t(`plans.does.${step.verb}`, { name, to: userOf(step.to) });
            case 'leaveInstead':
                return t('plans.does.leaveInstead', { name, to: userOf(step.from) });
            case 'joinClass':
                return t('plans.does.joinGroup', { name: step.label });
            case 'dropHeld':
                return t('plans.does.dropKey', { name });
            case 'leaveHeld':
                return t('plans.does.leaveKey', { name });
            case 'freshKey':
                return t('plans.does.renewHandedKey', { name });
            case 'giveLicence':
            case 'takeLicence':
            case 'joinGroup':
            case 'leaveGroup':
            case 'extendKey':
            case 'handOn':
            case 'handedOn':
            case 'passKey':
            case 'stampKey':
                return t(`plans.does.${step.verb}`, { name });
            default:
                return t(`verbs.${step.verb}.title`);
        }
    };
}
