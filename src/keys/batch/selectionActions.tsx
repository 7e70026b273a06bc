import type { Translate } from '#i18n/useT';
import type { Licence, Role } from '#dataProvider/types';
import { nowSeconds } from '../../shared/format/date';
import type { RowAction } from '../../shared/list/types';
import type { SelectionAction } from '../../shared/list/useSelection';
import { DeleteIcon, EditIcon, RefreshIcon, SendIcon } from '../../ui/icons';
import { keyBatches, type KeyBatch } from './keyBatch';

const ICONS: Readonly<Record<KeyBatch, RowAction['icon']>> = {
    expireKeys: <EditIcon size={16} />,
    sendKeys: <SendIcon size={16} />,
    renewKeys: <RefreshIcon size={16} />,
    deleteKeys: <DeleteIcon size={16} />,
};

/** Returns the actions for several keys of a licence. */
export const selectionActions = (licence: Licence, role: Role, t: Translate): SelectionAction<KeyBatch>[] =>
    keyBatches(licence, role, nowSeconds()).map(({ kind, disabled }) => ({
        id: kind,
        // The selection bar says what the verb applies to.
        label: kind === 'expireKeys' ? t('keys.batch.titles.expireKeys') : t(`keys.batch.submit.${kind}`),
        icon: ICONS[kind],
        disabled,
        ...(kind === 'deleteKeys' ? { tone: 'danger' } : {}),
    }));
