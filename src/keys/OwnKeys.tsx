import { useGetList, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Key, User } from '../../dataProvider/types';
import { codeWord } from '../shared/format/code';
import { CopyText } from '../shared/fields/CopyText';
import { FailedNotice } from '../shared/list/FailedNotice';
import { ListSkeleton } from '../shared/list/ListSkeleton';
import { Notice } from '../shared/list/Notice';
import { SimpleTable } from '../shared/list/SimpleTable';
import type { ListColumn } from '../shared/list/types';
import { usePhone } from '../shared/hooks/useMediaQuery';
import { hasMixedTypes, isListed } from './key';
import { KeyExpiry } from './KeyFields';

/** More keys than one user ever has. */
const ALL = { page: 1, perPage: 500 } as const;

/** The table of a user's own keys: product, key, expiry, and the licence type only when both types occur (KEY-9). */
export default function OwnKeys({ user }: { user: User }) {
    const translate = useTranslate();
    const phone = usePhone();
    const { data, isPending, error, refetch } = useGetList<Key, Error>('keys', {
        pagination: ALL,
        sort: { field: 'label', order: 'ASC' },
        meta: { user: user.id },
    });
    const keys = useMemo(() => (data ?? []).filter(isListed), [data]);
    const columns = useKeyColumns(hasMixedTypes(keys));

    if (isPending) return <ListSkeleton mode={phone ? 'cards' : 'table'} />;
    if (error && !data) return <FailedNotice error={error} onRetry={refetch} />;
    if (keys.length === 0) return <Notice title={translate('keys.emptyTitle')} text={translate('keys.emptyText')} />;
    return (
        <SimpleTable<Key>
            label={translate('licences.ownKeysTitle')}
            rows={keys}
            columns={columns}
            titleField="product"
            title={key => codeWord(translate, 'products', key.product)}
        />
    );
}

function useKeyColumns(mixedTypes: boolean): ListColumn<Key>[] {
    const translate = useTranslate();
    return useMemo(() => {
        const columns: ListColumn<Key>[] = [
            {
                field: 'product',
                label: translate('keys.fields.product'),
                render: key => codeWord(translate, 'products', key.product),
            },
            {
                field: 'key',
                label: translate('keys.fields.key'),
                render: key => <CopyText value={key.token} name={key.label} />,
            },
            {
                field: 'expire',
                label: translate('keys.fields.expire'),
                render: key => <KeyExpiry value={key} />,
            },
        ];
        if (mixedTypes) {
            columns.push({
                field: 'type',
                label: translate('keys.fields.type'),
                render: key => codeWord(translate, 'licences.types', key.licenceType),
            });
        }
        return columns;
    }, [translate, mixedTypes]);
}
