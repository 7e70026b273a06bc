import { useT } from '#i18n/useT';
import { IDLE } from '../../keys/public';
import { KeyCounting } from '../../licences/public';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import type { CheckProps } from '../kind';
import step from '../step.module.css';
import { candidatesOf, type FreeState } from './check';
import type { FreeDraft } from './draft';
import type { FreeFacts } from './reads';

/** For which reasons keys are deleted; single ones are left out in the table. */
export function Questions({ draft, facts, onChange }: CheckProps<FreeDraft, FreeFacts, FreeState>) {
    const t = useT();
    const candidates = candidatesOf(facts);
    const title = t('planFree.which');
    return (
        <div role="group" aria-label={title} className={step.question}>
            <p>{title}</p>
            {IDLE.map(reason => {
                const count = candidates.filter(({ reasons }) =>
                    reason === 'noMachine' ? reasons.length === 1 : reasons.includes(reason),
                ).length;
                return (
                    <CheckboxField
                        key={reason}
                        label={`${t(reason === 'noMachine' ? 'planFree.others' : `planFree.reasons.${reason}`)} (${count})`}
                        checked={draft.reasons.includes(reason)}
                        onChange={isChosen =>
                            onChange(now => ({
                                ...now,
                                reasons: IDLE.filter(one => (one === reason ? isChosen : now.reasons.includes(one))),
                            }))
                        }
                    />
                );
            })}
            {facts.now === null && <p role="note">{t('planFree.noTime')}</p>}
            <p className="muted small no-margin">{t('planFree.seats')}</p>
            <KeyCounting />
        </div>
    );
}
