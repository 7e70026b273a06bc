import { useT } from '#i18n/useT';
import { TextField } from '../../shared/form/fields';
import styles from '../../shared/many/many.module.css';
import { RadioChoice } from '../detail/RadioChoice';
import type { BatchForm } from './useBatchForm';

/** Shows what deleted users lose, asks what happens to their keys, and for their number as a confirmation (USER-8). */
export function DeleteFields({ about: { plan, losses } }: { about: BatchForm }) {
    const t = useT();
    const count = String(plan.run.length);
    const option = (value: boolean, kind: 'keep' | 'free', hint: string) => ({
        value,
        label: t(`userDetail.delete.fate.${kind}`),
        hint,
    });
    return (
        <>
            {losses.keys > 0 && <p className={styles.text}>{t('users.batch.keysOfThem', { smart_count: losses.keys })}</p>}
            {losses.freed > 0 && (
                <RadioChoice
                    name="frees"
                    label={t('userDetail.delete.fate.what')}
                    options={[
                        option(false, 'keep', t('userDetail.delete.fate.keepHint')),
                        option(true, 'free', t('users.batch.sharedKept')),
                    ]}
                />
            )}
            <TextField name="typed" required label={t('users.batch.count.label')} hint={t('users.batch.count.hint', { count })} />
        </>
    );
}
