import { useT } from '#i18n/useT';
import { isAutomatic, isListed } from '../../licences/public';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { ReadingRows } from '../../shared/many/ReadingRows';
import { Ticks } from '../../shared/many/Ticks';
import type { DraftProps } from '../kind';
import styles from '../page/plans.module.css';
import type { FreeDraft } from './draft';
import { useAllLicences } from './reads';

/** The licences whose keys are looked at: those whose keys can be deleted one by one (KEY-7). */
export function Source({ draft, onChange }: DraftProps<FreeDraft>) {
    const t = useT();
    const { data, error, refetch } = useAllLicences();
    if (error && !data) return <FailedNotice error={error} onRetry={refetch} />;
    if (!data) return <ReadingRows label={t('plans.check.reading')} />;
    const licences = data.filter(licence => isListed(licence) && !isAutomatic(licence));
    return (
        <>
            <p className={styles.text}>{t('planFree.source')}</p>
            <Ticks
                label={t('licences.title')}
                rows={licences.map(({ id, name }) => ({ id, name: <bdi translate="no">{name}</bdi> }))}
                out={new Set(licences.flatMap(({ id }) => (draft.licences.includes(id) ? [] : [id])))}
                onChange={out => onChange(now => ({ ...now, licences: licences.flatMap(({ id }) => (out.has(id) ? [] : [id])) }))}
            />
        </>
    );
}
