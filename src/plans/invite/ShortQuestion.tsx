import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { ShowMore, useShowMore } from '../../shared/list/ShowMore';
import { Ticks } from '../../shared/many/Ticks';
import { Button } from '../../ui/Button';
import { Details } from '../../ui/Details';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import type { Shortage } from './draft';
import step from '../step.module.css';
import styles from './invite.module.css';
import type { Supply } from './supply';

interface ShortQuestionProps {
    supply: Supply;
    onDecide(shortage: Shortage): void;
    onDrop(): void;
}

/** A licence with fewer keys than rows: who goes without, keys without a user, or nobody gets it (MANY-11). */
export function ShortQuestion({ supply, onDecide, onDrop }: ShortQuestionProps) {
    const t = useT();
    const { licence, lacking, getters, free, spare, givesSpare, first, short } = supply;
    const out = useMemo(() => {
        const gets = new Set(getters);
        return new Set(lacking.filter(row => !gets.has(row)).map(({ id }) => id));
    }, [lacking, getters]);
    const keys = free + (givesSpare ? spare.length : 0);
    const decide = (without: Iterable<string>, gives = givesSpare) => onDecide({ without: [...without], givesSpare: gives });
    // Not these rows: others may be left out, or get a key, after that.
    const decideFirst = (gives = givesSpare) => onDecide({ without: [], givesSpare: gives, first: true });
    const portion = useShowMore(lacking.length);
    const title = t('planInvite.questions.who', { licence: licence.name });
    return (
        <div role="group" aria-label={title} className={step.question}>
            <p role={short > 0 ? 'alert' : undefined}>
                {t('planInvite.questions.short', { licence: licence.name, needed: getters.length, free: keys })}
            </p>
            {spare.length > 0 && (
                <CheckboxField
                    label={t('users.ofLicence.giveSpare', { smart_count: spare.length })}
                    hint={t('users.ofLicence.giveSpareHint')}
                    checked={givesSpare}
                    onChange={gives => (first ? decideFirst(gives) : decide(out, gives))}
                />
            )}
            <div className={styles.buttons}>
                {keys > 0 && (
                    <Button variant="outlined" onClick={() => decideFirst()}>
                        {t('users.batch.licence.first', { smart_count: keys })}
                    </Button>
                )}
                <Button variant="outlined" onClick={onDrop}>
                    {t('planInvite.questions.without')}
                </Button>
            </div>
            <Details summary={title}>
                <Ticks
                    label={title}
                    rows={lacking
                        .slice(0, portion.shown)
                        .map(({ id, entry }) => ({ id, name: <bdi translate="no">{entry.email}</bdi> }))}
                    out={out}
                    onChange={decide}
                />
                <ShowMore {...portion} />
            </Details>
        </div>
    );
}
