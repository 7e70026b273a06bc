import { useMemo, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import type { Key, Licence, Role } from '../../dataProvider/types';
import { free } from '../shared/columns/kinds';
import type { Column } from '../shared/columns/types';
import { nowSeconds } from '../shared/format/date';
import { ResourceList } from '../shared/list/ResourceList';
import type { ListSelection } from '../shared/list/types';
import { usePageRecord } from '../shared/RecordPage';
import { keyList } from './columns';
import { keyActions, type KeyAction } from './key';
import { KeyActions } from './KeyActions';

interface KeyListProps {
    role: Role;
    /** shows a key's seats, for demo customers (CUSTOMER-4) */
    demo: boolean;
    /** keys that expire within 90 days are soon (DASH-3) */
    school: boolean;
    onAction(action: KeyAction, key: Key): void;
    /** makes keys selectable, for those who may do something with several */
    selection?: ListSelection;
    /** button to create the first key */
    create: ReactNode;
}

/** The keys of the page's licence as a grid or cards: label, token, users, expiry, seats, and the actions on each. */
export function KeyList({ role, demo, school, onAction, selection, create }: KeyListProps) {
    const t = useT();
    const licence = usePageRecord<Licence>();

    const list = useMemo(() => {
        const now = nowSeconds();
        const said = keyList({ demo, school });
        // Licence and role are the same for all rows, so this is the maximum.
        const most = keyActions(licence, licence, role, now).length;
        if (most > 0) {
            const actions: Column<Key> = free('actions', 'list.actions', {
                reads: [],
                width: { px: most > 3 ? 100 : Math.max(100, most * 40 + 20), flex: undefined },
                align: 'right',
                cell: key => (
                    <KeyActions
                        name={(key as Key).label}
                        actions={keyActions(key as Key, licence, role, nowSeconds())}
                        onAction={action => onAction(action, key as Key)}
                    />
                ),
            });
            return { ...said, columns: [...said.columns, actions] };
        }
        return said;
    }, [licence, role, demo, school, onAction]);

    return (
        <ResourceList<Key>
            list={list}
            meta={{ licence: licence.id }}
            storeKey="keys"
            label={t('keys.title')}
            selection={selection}
            empty={{ title: t('keys.listEmptyTitle'), text: t('keys.listEmptyText'), action: create }}
        />
    );
}
