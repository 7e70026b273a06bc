import { useT } from '#i18n/useT';
import type { Item } from '#dataProvider/jobs/job';

/** Returns a function that tells why a person's call did not succeed; empty when it did. */
export function useReasonOf(): (item: Item) => string {
    const t = useT();
    return ({ state, reason }) => {
        if (state === 'gone') return t('users.batch.reasons.gone');
        if (state === 'perhaps') return t('jobs.perhapsReason');
        return state === 'failed' && reason ? t(reason) : '';
    };
}
