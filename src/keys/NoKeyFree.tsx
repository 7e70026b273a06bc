import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../ui/Button';
import { useT } from '#i18n/useT';
import type { Key, Licence } from '../../dataProvider/types';
import { KeyCounting } from '../licences/public';
import { nowSeconds } from '../shared/format/date';
import { Modal } from '../ui/modal/Modal';
import { invalidate } from '../shared/query/touches';
import { spareKeys } from './key';
import styles from './keys.module.css';
import { useLicenceKeys } from './useLicenceKeys';

interface NoKeyFreeProps {
    licence: Licence;
    onAssign(key: Key): void;
    onClose(): void;
}

/**
 * Shown instead of the form when the licence has no free key; offers the keys without a user. Refetches the licence, because somebody else
 * may have freed a key.
 */
export function NoKeyFree({ licence, onAssign, onClose }: NoKeyFreeProps) {
    const t = useT();
    const queries = useQueryClient();
    useEffect(() => void invalidate(queries, ['licences']), [queries]);
    const { data } = useLicenceKeys(licence.id);
    const spare = spareKeys(data ?? [], nowSeconds());
    return (
        <Modal title={t('keys.actions.create')} onClose={onClose} actions={<Button onClick={onClose}>{t('modal.close')}</Button>}>
            <div className={`stack ${styles.form}`}>
                <p>{t('keys.full.text')}</p>
                <KeyCounting />
                {data && <p>{t(spare.length > 0 ? 'keys.full.spare' : 'keys.full.noSpare')}</p>}
                {spare.length > 0 && (
                    <ul className={`plain-list ${styles.spare}`} aria-label={t('keys.full.spare')}>
                        {spare.map(key => (
                            <li key={key.id}>
                                <bdi translate="no">{key.label}</bdi>
                                <Button
                                    variant="outlined"
                                    aria-label={t('keys.full.assign', { label: key.label })}
                                    onClick={() => onAssign(key)}
                                >
                                    {t('keys.actions.assign')}
                                </Button>
                            </li>
                        ))}
                    </ul>
                )}
            </div>
        </Modal>
    );
}
