import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { Key, Licence } from '../../dataProvider/types';
import { nowSeconds } from '../shared/format/date';
import { outdate } from '../shared/hooks/useChange';
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
 * In place of the form of a new key, where the licence has none left: says so, and offers the keys that have no user. The licence is read
 * anew meanwhile, for somebody else may have freed one.
 */
export function NoKeyFree({ licence, onAssign, onClose }: NoKeyFreeProps) {
    const translate = useTranslate();
    const queries = useQueryClient();
    useEffect(() => outdate(queries, ['licences']), [queries]);
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
