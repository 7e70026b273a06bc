import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { Key, Licence } from '../../dataProvider/types';
import { nowSeconds } from '../shared/format/date';
import { invalidate } from '../shared/hooks/useChange';
import { Modal } from '../shared/modal/Modal';
import { spareKeys } from './key';
import styles from './keys.module.css';
import { useLicenceKeys } from './useLicenceKeys';

interface NoKeyFreeProps {
    licence: Licence;
    onAssign(key: Key): void;
    onClose(): void;
}

/**
 * Shown instead of the form for a new key when the licence has none free; offers the keys that have no user. The licence is refetched in
 * the meantime, because somebody else may have freed a key.
 */
export function NoKeyFree({ licence, onAssign, onClose }: NoKeyFreeProps) {
    const translate = useTranslate();
    const queries = useQueryClient();
    useEffect(() => invalidate(queries, ['licences']), [queries]);
    const { data } = useLicenceKeys(licence.id);
    const spare = spareKeys(data ?? [], nowSeconds());
    return (
        <Modal
            open
            title={translate('keys.form.createTitle')}
            onClose={onClose}
            actions={<Button onClick={onClose}>{translate('keys.close')}</Button>}
        >
            <div className={styles.form}>
                <p>{translate('keys.full.text')}</p>
                {data && <p>{translate(spare.length > 0 ? 'keys.full.spare' : 'keys.full.noSpare')}</p>}
                {spare.length > 0 && (
                    <ul className={styles.spare} aria-label={translate('keys.full.spare')}>
                        {spare.map(key => (
                            <li key={key.id}>
                                <bdi>{key.label}</bdi>
                                <Button
                                    size="small"
                                    variant="outlined"
                                    aria-label={translate('keys.full.assign', { label: key.label })}
                                    onClick={() => onAssign(key)}
                                >
                                    {translate('keys.actions.assign')}
                                </Button>
                            </li>
                        ))}
                    </ul>
                )}
            </div>
        </Modal>
    );
}
