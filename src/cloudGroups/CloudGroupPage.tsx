import { lazy, Suspense, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '../ui/Button';
import { useT } from '#i18n/useT';
import { mayDo } from '../../authProvider/access';
import { paths } from '../config/paths';
import { countOf } from '../../dataProvider';
import { PortalError } from '../../dataProvider/errors';
import type { Customer, User } from '../../dataProvider/types';
import { useBreadcrumb } from '../shared/breadcrumb';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import { DeleteIcon, EditIcon } from '../ui/icons';
import { PageHeader } from '../shared/PageHeader';
import { RecordFailure } from '../shared/recordFailure';
import type { Member } from './cloudGroup';
import { CloudGroupsGate } from './CloudGroupsGate';
import type { GroupDialog } from './GroupDialogs';
import { GroupFacts } from './GroupFacts';
import { GroupSkeleton } from './GroupSkeleton';
import { MemberList } from './MemberList';
import { useGroup } from './useGroup';
import styles from './cloudGroups.module.css';

const GroupDialogs = lazy(() => import('./GroupDialogs'));

/** `/cloud-groups/{group}`: a group with its facts, its members and its actions. */
export default function CloudGroupPage() {
    const { group: id = '' } = useParams();
    return (
        <CloudGroupsGate skeleton={<GroupSkeleton />}>
            {(user, customer) => <Group key={id} id={id} user={user} customer={customer} />}
        </CloudGroupsGate>
    );
}

/** Whether an error means that the group no longer exists. */
const isGone = (error: Error | null): boolean => error instanceof PortalError && error.status === 404;

function Group({ id, user, customer }: { id: string; user: User; customer: Customer }) {
    const t = useT();
    const { data: group, error } = useGroup(id);
    const [dialog, setDialog] = useState<GroupDialog | null>(null);
    const remove = useCallback((member: Member) => setDialog({ kind: 'remove', member }), []);
    const formatNumber = useFormatNumber();
    const mayChange = mayDo(user.role, 'edit', 'cloudGroups');
    const list = { title: t('cloudGroups.title'), url: paths.cloudGroups };
    useBreadcrumb([list, { title: group?.label ?? '…', truncate: true }]);

    if (error && (!group || isGone(error))) throw new RecordFailure(error, [list]);
    if (!group) return <GroupSkeleton />;
    const members = countOf(group, 'users');
    return (
        <>
            <PageHeader
                title={group.label}
                facts={t('cloudGroups.members', { smart_count: members, count: formatNumber(members) })}
                actions={
                    mayChange && (
                        <>
                            <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setDialog({ kind: 'rename' })}>
                                {t('cloudGroups.rename')}
                            </Button>
                            <span className={styles.apart}>
                                <Button
                                    variant="outlined"
                                    color="error"
                                    startIcon={<DeleteIcon />}
                                    onClick={() => setDialog({ kind: 'delete' })}
                                >
                                    {t('cloudGroups.delete')}
                                </Button>
                            </span>
                        </>
                    )
                }
            />
            <GroupFacts group={group} customer={customer} mayChange={mayChange} />
            <MemberList
                group={group}
                role={user.role}
                onAdd={mayChange ? () => setDialog({ kind: 'add' }) : undefined}
                onRemove={mayChange ? remove : undefined}
            />
            {dialog && (
                <Suspense fallback={null}>
                    <GroupDialogs dialog={dialog} group={group} onClose={() => setDialog(null)} />
                </Suspense>
            )}
        </>
    );
}
