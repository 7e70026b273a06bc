import { useMemo, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import type { Key, Licence, Role } from '../../dataProvider/types';
import { CopyText } from '../ui/fields/CopyText';
import { usePhone } from '../shared/hooks/useMediaQuery';
import { ABSENT } from '../shared/format/absent';
import { nowSeconds } from '../shared/format/date';
import { ResourceList } from '../shared/list/ResourceList';
import type { ListColumn, ListSelection } from '../shared/list/types';
import { usePageRecord } from '../shared/RecordPage';
import { keyActions, type KeyAction } from './key';
import { KeyActions } from './KeyActions';
import { KeyExpiry, KeySeats, KeySeatsLink, KeyUsers } from './KeyFields';
import styles from './keys.module.css';
import { DEMO_KEY_STATES, KEY_STATES, SCHOOL_KEY_STATES } from './states';
import { KEY_SORT } from '.';

const loadExport = () => import('./exported');

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
    const phone = usePhone();

    const columns = useMemo<ListColumn<Key>[]>(() => {
        const now = nowSeconds();
        const shown: ListColumn<Key>[] = [
            {
                field: 'label',
                sortField: 'label',
                label: t('keys.fields.label'),
                flex: 2.8,
                minWidth: 76,
                render: key => (
                    <bdi translate="no" className={styles.line} title={key.label}>
                        {key.label || ABSENT}
                    </bdi>
                ),
            },
            {
                field: 'token',
                label: t('keys.fields.key'),
                flex: 4.6,
                minWidth: 96,
                render: key => <CopyText value={key.token} name={key.label} />,
            },
            {
                field: 'users',
                label: t('keys.fields.users'),
                flex: 3,
                minWidth: 76,
                yields: 1,
                render: (key, tabIndex) => <KeyUsers value={key} tabIndex={tabIndex} />,
            },
            {
                field: 'expire',
                sortField: 'expire',
                label: t('keys.fields.expire'),
                flex: 2.4,
                minWidth: 148,
                inCards: 'mark',
                render: key => <KeyExpiry value={key} short />,
                renderCard: key => <KeyExpiry value={key} short={phone} />,
            },
        ];
        shown.push({
            field: 'seats',
            label: t('keys.fields.seats'),
            flex: 1.9,
            minWidth: demo ? 110 : 92,
            yields: 2,
            inCards: demo ? undefined : 'wide',
            // A server may leave them out.
            isIn: key => key.seats !== undefined,
            render: (key, tabIndex) =>
                demo ? (
                    <KeySeats value={key} licence={licence.id} />
                ) : (
                    <KeySeatsLink value={key} licence={licence.id} tabIndex={tabIndex} short />
                ),
            renderCard: key =>
                demo ? <KeySeats value={key} licence={licence.id} /> : <KeySeatsLink value={key} licence={licence.id} />,
        });
        // Licence and role are the same for all rows, so this is the maximum.
        const most = keyActions(licence, licence, role, now).length;
        if (most > 0) {
            shown.push({
                field: 'actions',
                label: t('list.actions'),
                width: most > 3 ? 100 : Math.max(100, most * 40 + 20),
                align: 'right',
                render: key => (
                    <KeyActions
                        name={key.label}
                        actions={keyActions(key, licence, role, nowSeconds())}
                        onAction={action => onAction(action, key)}
                    />
                ),
            });
        }
        return shown;
    }, [t, licence, role, demo, phone, onAction]);

    return (
        <ResourceList<Key>
            resource="keys"
            meta={{ licence: licence.id }}
            storeKey="keys"
            label={t('keys.title')}
            columns={columns}
            sort={KEY_SORT}
            states={demo ? DEMO_KEY_STATES : school ? SCHOOL_KEY_STATES : KEY_STATES}
            titleField="label"
            selection={selection}
            exports={loadExport}
            empty={{ title: t('keys.listEmptyTitle'), text: t('keys.listEmptyText'), action: create }}
        />
    );
}
