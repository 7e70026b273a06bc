import { useNavigate } from 'react-router';
import { mayDo } from '#authProvider/access';
import { useT } from '#i18n/useT';
import { stepsOf } from '#dataProvider/jobs/itemSteps';
import type { Item, Job } from '#dataProvider/jobs/job';
import { isOfOtherCustomer } from '#dataProvider/transferOffer';
import { paths } from '../../config/paths';
import { useCurrentUser } from '../../shared/hooks/useCurrent';
import { Button } from '../../ui/Button';
import { SendIcon } from '../../ui/icons';
import { Link } from '../../ui/Link';
import styles from '../page/plans.module.css';
import { usePlans, usePlanStore } from '../store';
import type { Mover } from '../transfer/draft';
import { useGroups, useLicences } from '../reads';

interface OtherCustomersProps {
    /** id of the plan */
    plan: string;
    job: Job;
    items: readonly Item[];
}

/** How often each name occurs: `CAD (7), Team (3)`. */
function tally(names: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].map(([name, count]) => `${name} (${count})`).join(', ');
}

/** Those who could not be created because they are users of other customers, with what they did not get. */
function useMovers({ steps }: Job, items: readonly Item[]): Mover[] {
    const licences = useLicences().data ?? [];
    const groups = useGroups(steps.some(({ verb }) => verb === 'joinGroup')).data ?? [];
    const nameOf = (at: number): string[] => {
        const step = steps[at];
        if (step?.verb === 'giveLicence') return [licences.find(({ id }) => id === step.licence)?.name ?? step.licence];
        return step?.verb === 'joinGroup' ? [groups.find(({ id }) => id === step.group)?.label ?? step.group] : [];
    };
    return items.flatMap((item): Mover[] => {
        const { id, make, missed = [] } = item;
        if (!make || !missed.some(isOfOtherCustomer)) return [];
        const { email, forename, surname } = make;
        const open = stepsOf(item, steps.length).flatMap(nameOf);
        return [{ id, email, forename, surname, open }];
    });
}

/** One question about all addresses that belong to users of other customers: whether to ask them to move here (INVITE-6). */
export function OtherCustomers({ plan, job, items }: OtherCustomersProps) {
    const t = useT();
    const navigate = useNavigate();
    const { data: me } = useCurrentUser();
    const { add } = usePlanStore();
    const people = useMovers(job, items);
    const asked = usePlans()?.list.find(({ kind, draft }) => kind === 'transfer' && 'of' in draft && draft.of === plan);
    if (people.length === 0) return null;
    const names = tally(people.flatMap(({ open }) => open));
    const ask = async () => navigate(paths.plan(await add('transfer', { of: plan, people }, { step: 'check' })));
    return (
        <div className={styles.note} role="note">
            <p className={styles.strong}>
                {t(asked ? 'planReceipt.transfer.asked' : 'planReceipt.transfer.question', { smart_count: people.length })}
            </p>
            {names && <p className={styles.text}>{t('planReceipt.transfer.open', { names })}</p>}
            <p className="muted no-margin">{t('planReceipt.transfer.afterwards')}</p>
            {asked ? (
                <Link to={paths.plan(asked.id)}>{t('planReceipt.transfer.to')}</Link>
            ) : (
                me &&
                mayDo(me.role, 'edit', 'plans') && (
                    <Button variant="outlined" startIcon={<SendIcon />} onClick={() => void ask()}>
                        {t('planReceipt.transfer.ask', { smart_count: people.length })}
                    </Button>
                )
            )}
        </div>
    );
}
