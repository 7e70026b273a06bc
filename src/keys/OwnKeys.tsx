import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import type { Key, User } from '../../dataProvider/types';
import { codeWord } from '../shared/format/code';
import { CopyText } from '../ui/fields/CopyText';
import { FailedNotice } from '../shared/list/FailedNotice';
import { ListSkeleton } from '../shared/list/ListSkeleton';
import { Notice } from '../ui/feedback/Notice';
import { SimpleTable } from '../shared/list/SimpleTable';
import type { ListColumn } from '../shared/list/types';
import { useList } from '../shared/query/lists';
import { usePhone } from '../shared/hooks/useMediaQuery';
import { isListed } from '../licences/public';
import { hasMixedTypes } from './key';
import { KeyExpiry } from './KeyFields';

/** More keys than any user has. */
const ALL = { page: 1, perPage: 500 } as const;

/** The table of a user's own keys: product, key, expiry, and the licence type only when both types occur (KEY-9). */
export default function OwnKeys({ user }: { user: User }) {
    const t = useT();
    const phone = usePhone();
    const { data, isPending, error, refetch } = useList<Key>('keys', { pagination: ALL, meta: { user: user.id } });
    const keys = useMemo(() => (data ?? []).filter(isListed), [data]);
    const columns = useKeyColumns(hasMixedTypes(keys), phone);

    if (isPending) return <ListSkeleton mode={phone ? 'cards' : 'table'} />;
    if (error && !data) return <FailedNotice error={error} onRetry={refetch} />;
    if (keys.length === 0) return <Notice resource="keys" title={t('keys.emptyTitle')} text={t('keys.emptyText')} />;
    return (
        <SimpleTable<Key>
            label={t('keys.title')}
            rows={keys}
            columns={columns}
            titleField="product"
            title={key => codeWord(t, 'licences.products', key.product)}
            asRows
        />
    );
}

function useKeyColumns(mixedTypes: boolean, phone: boolean): ListColumn<Key>[] {
    const t = useT();
    return useMemo(() => {
        const columns: ListColumn<Key>[] = [
            {
                field: 'product',
                label: t('keys.fields.product'),
                render: key => codeWord(t, 'licences.products', key.product),
            },
            {
                field: 'key',
                label: t('keys.fields.key'),
                render: key => <CopyText value={key.token} name={key.label} />,
            },
            {
                field: 'expire',
                label: t('keys.fields.expire'),
                inCards: 'mark',
                render: key => <KeyExpiry value={key} />,
                renderCard: key => <KeyExpiry value={key} short={phone} />,
            },
        ];
        if (mixedTypes) {
            columns.push({
                field: 'type',
                label: t('keys.fields.type'),
                render: key => codeWord(t, 'licences.types', key.licenceType),
            });
        }
        return columns;
    }, [t, mixedTypes, phone]);
}
