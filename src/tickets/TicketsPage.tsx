import { useCallback, useState } from 'react';
import { useT } from '#i18n/useT';
import type { Ticket, User } from '../../dataProvider/types';
import { useBreadcrumb } from '../shared/breadcrumb';
import { useCollection } from '../shared/query/lists';
import { useRequestedAction } from '../shared/hooks/useRequestedAction';
import { useShown } from '../shared/actions/action';
import { Actions } from '../shared/actions/Actions';
import { PageHeader } from '../shared/PageHeader';
import { ticketListActions } from './actions';
import { isForbidden } from '#dataProvider/errors';
import { isActive } from './ticket';
import { TicketList } from './TicketList';
import { PermissionMissing, TicketsGate } from './TicketsGate';
import { useActiveTickets, useAnswered, useNotedActive } from './useTickets';
import { lazyDialog } from '../ui/modal/lazyDialog';

const CreateTicketModal = lazyDialog(() => import('./CreateTicketModal'));

const NONE: readonly Ticket[] = [];

/** `/tickets`: the active tickets, the closed ones (TICKET-3), and opening a new one. */
export default function TicketsPage() {
    const t = useT();
    useBreadcrumb([{ title: t('tickets.title') }]);
    return <TicketsGate>{user => <Tickets user={user} />}</TicketsGate>;
}

function Tickets({ user }: { user: User }) {
    const t = useT();
    const [creating, setCreating] = useState(false);
    const shown = useShown(useCallback(() => setCreating(true), []));
    const active = useActiveTickets();
    useNotedActive(active.data ?? NONE);
    // Of a large collection nothing; the cards read the active tickets' messages.
    const { page } = useCollection<Ticket>('tickets', {});
    const { answered } = useAnswered(page?.data.filter(ticket => !isActive(ticket)) ?? NONE);
    useRequestedAction('create', () => setCreating(true), !active.isPending);
    if (isForbidden(active.error)) return <PermissionMissing />;

    const title = t('tickets.title');
    const create = <Actions as="page" name={title} actions={shown(ticketListActions(active.isPending))} />;
    return (
        <>
            <PageHeader title={title} actions={create} />
            <TicketList active={active.data ?? NONE} answered={answered} email={user.email} create={create} />
            {creating && <CreateTicketModal active={active.data?.[0]} user={user} onClose={() => setCreating(false)} />}
        </>
    );
}
