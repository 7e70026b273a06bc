import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '../ui/Button';
import { useT } from '#i18n/useT';
import { paths } from '../config/paths';
import type { Ticket, User } from '../../dataProvider/types';
import { Callout } from '../ui/feedback/Callout';
import { toast } from '../ui/feedback/toast';
import { MessageField } from '../shared/form/fields';
import { FormModal } from '../shared/form/FormModal';
import { Modal } from '../ui/modal/Modal';
import { AddDiagnostics } from './AddDiagnostics';
import { sameContent } from './sent';
import { isOthers, isOwn, mayClose, MESSAGE_MAXIMUM, ticketNumber } from './ticket';
import { OwnerMark } from './TicketFields';
import { useTextForm } from './useTextForm';
import { useCreateTicket, useReadTickets } from './useTickets';

interface CreateTicketModalProps {
    /** the active ticket, which has to be closed before a new one is opened */
    active: Ticket | undefined;
    user: User;
    onClose(): void;
}

/** Opens a ticket with its first message; while another one is active, says so and links to it (TICKET-4). */
export default function CreateTicketModal({ active, user, onClose }: CreateTicketModalProps) {
    // The active ticket as of when the modal opened, because one that appears while sending may be this one. Once it is closed, it no longer
    // blocks.
    const [before, setBefore] = useState(active);
    if (before && !active) setBefore(undefined);
    return before ? (
        <OnlyOne active={before} user={user} onClose={onClose} />
    ) : (
        <NewTicket active={active} user={user} onClose={onClose} />
    );
}

/** Explains why no ticket can be opened: the user can close the active one, or has to wait until it is closed; names its author. */
function Wait({ active, user }: { active: Ticket; user: User }) {
    const t = useT();
    return (
        <>
            <p>
                {t(mayClose(active, user) ? 'tickets.create.onlyOneText' : 'tickets.create.onlyOneWait', {
                    number: ticketNumber(active),
                })}
            </p>
            {!isOwn(active, user.email) && (
                <p>
                    <OwnerMark ticket={active} email={user.email} />
                </p>
            )}
        </>
    );
}

function OnlyOne({ active, user, onClose }: { active: Ticket; user: User; onClose(): void }) {
    const t = useT();
    return (
        <Modal
            title={t('tickets.create.onlyOneTitle')}
            onClose={onClose}
            actions={
                <>
                    <Button onClick={onClose}>{t('modal.cancel')}</Button>
                    <OpenActive active={active} />
                </>
            }
        >
            <Wait active={active} user={user} />
        </Modal>
    );
}

function OpenActive({ active }: { active: Ticket }) {
    const t = useT();
    return (
        <ButtonLink variant="contained" to={paths.ticket(active.id)}>
            {t('tickets.create.openActive', { number: ticketNumber(active) })}
        </ButtonLink>
    );
}

/** When the server omits the first message, a new ticket of the user's own counts as the one that was sent. */
const isSameOf =
    ({ email }: User) =>
    ({ content, authors }: Ticket, sent: string): boolean =>
        content === undefined
            ? authors.length === 0 || isOwn({ authors }, email)
            : !isOthers(authors[0], email) && sameContent(content, sent);
const idOf = ({ id }: Ticket): string => id;

function NewTicket({ active, user, onClose }: CreateTicketModalProps) {
    const t = useT();
    const navigate = useNavigate();
    const [refused, setRefused] = useState(false);
    const input = useRef<HTMLTextAreaElement>(null);
    const { form, state } = useTextForm<Ticket>({
        draft: 'ticket/new',
        send: useCreateTicket(),
        read: useReadTickets(),
        isSame: isSameOf(user),
        idOf,
        notArrived: t('tickets.create.notArrived'),
        onStored: ({ row, error }) => {
            toast.success(t(error ? 'tickets.create.arrived' : 'tickets.create.done'));
            void navigate(paths.ticket(row.id));
        },
        onRefused: () => setRefused(true),
        onClose,
    });

    const unclear = state === 'unclear';
    return (
        <FormModal
            form={form}
            size="lg"
            title={t('tickets.create.title')}
            submit={t(unclear ? 'tickets.message.checkAgain' : 'tickets.create.submit')}
        >
            {unclear && (
                <Callout role="alert">
                    <p>{t('tickets.create.unclear')}</p>
                </Callout>
            )}
            {refused && active && (
                <Callout role="alert">
                    <Wait active={active} user={user} />
                    <OpenActive active={active} />
                </Callout>
            )}
            <MessageField
                name="content"
                label={t('tickets.create.label')}
                hint={t('tickets.create.hint')}
                maximum={MESSAGE_MAXIMUM}
                rows={6}
                readOnly={state !== 'idle'}
                inputRef={input}
            />
            <AddDiagnostics
                text={form.values.content}
                disabled={state !== 'idle'}
                input={input}
                onChange={content => form.change({ content })}
            />
        </FormModal>
    );
}
