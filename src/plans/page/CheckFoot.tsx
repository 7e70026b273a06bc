import { useId, useMemo } from 'react';
import { mayDo } from '#authProvider/access';
import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import { DownloadIcon } from '../../ui/icons';
import type { Checked, Surroundings } from '../kind';
import type { Plan } from '../plan';
import { actingItems } from '../safety';
import { useSaveFile } from '../useSaveFile';
import bar from '../../shared/footBar.module.css';
import { useFootBar } from '../../shared/useFootBar';
import styles from './plans.module.css';

interface CheckFootProps {
    plan: Plan;
    checked: Checked<string>;
    /** why it cannot run as it is */
    behind: string | null;
    draft: object;
    around: Surroundings;
    onBack(): void;
    onRun(): void;
}

/** What "Run" will do in one sentence, or why it is not possible now. */
export function CheckFoot({ plan, checked, behind, draft, around, onBack, onRun }: CheckFootProps) {
    const t = useT();
    const why = useId();
    const save = useSaveFile();
    const foot = useFootBar<HTMLDivElement>();
    const { leftOut } = plan;
    const acting = useMemo(() => actingItems(checked.items, leftOut, around.me.id), [checked.items, leftOut, around.me.id]);
    const steps = acting.reduce((sum, item) => sum + item.steps.length, 0);
    const obstacle = !mayDo(around.me.role, 'edit', 'plans')
        ? t('plans.obstacles.reader')
        : (behind ?? (acting.length === 0 ? t('plans.obstacles.nothing') : null));
    return (
        <div ref={foot} className={bar.bar} data-foot="">
            <Button variant="contained" disabled={obstacle !== null} aria-describedby={why} onClick={onRun}>
                {t('plans.run')}
            </Button>
            <Button variant="outlined" onClick={onBack}>
                {t('plans.back')}
            </Button>
            <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => save({ ...plan, draft })}>
                {t('plans.saveFile')}
            </Button>
            <p id={why} className={`muted no-margin ${styles.willDo}`}>
                {obstacle ?? t('plans.willDo', { smart_count: acting.length, steps })}
            </p>
        </div>
    );
}
