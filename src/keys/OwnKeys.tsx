import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import type { Key, User } from '../../dataProvider/types';
import { paths } from '../config/paths';
import { FailedNotice } from '../shared/list/FailedNotice';
import { ListSkeleton } from '../shared/list/ListSkeleton';
import { ButtonLink } from '../ui/Button';
import { Notice } from '../ui/feedback/Notice';
import { SimpleTable } from '../shared/list/SimpleTable';
import { useList } from '../shared/query/lists';
import { isListed } from '../licences/public';
import { hasMixedTypes } from './key';
import { ownKeyColumns } from './ownColumns';

/** The table of a user's own keys: product, key, expiry, and the licence type only when both types occur (KEY-9). */
export default function OwnKeys({ user }: { user: User }) {
    const t = useT();
    const { data, isPending, error, refetch } = useList<Key>('keys', { meta: { user: user.id } });
    const keys = useMemo(() => (data ?? []).filter(isListed), [data]);
    const mixed = hasMixedTypes(keys);
    const columns = useMemo(() => ownKeyColumns(mixed), [mixed]);

    if (isPending) return <ListSkeleton />;
    if (error && !data) return <FailedNotice error={error} onRetry={refetch} />;
    if (keys.length === 0) {
        return (
            <Notice
                resource="keys"
                title={t('keys.emptyTitle')}
                text={t('keys.emptyText')}
                action={
                    <ButtonLink variant="outlined" to={paths.why}>
                        {t('finder.stopsMe')}
                    </ButtonLink>
                }
            />
        );
    }
    return <SimpleTable<Key> label={t('keys.title')} rows={keys} columns={columns} />;
}
