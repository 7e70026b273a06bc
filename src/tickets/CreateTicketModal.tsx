import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../customRoutes/paths';
import type { Ticket, User } from '../../dataProvider/types';
import { useTellFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { FormModal } from '../shared/modal/FormModal';
import { Modal } from '../shared/modal/Modal';
import { MessageField } from '../shared/inputs/MessageField';
import { textError } from '../shared/inputs/messageText';
import { PageLink } from '../shared/PageLink';
import { sameContent } from './sent';
import { mayClose, MESSAGE_MAXIMUM, ticketNumber } from './ticket';
import { useDelivery } from './useDelivery';
import { useCreateTicket, useReadTickets } from './useTickets';
import styles from './tickets.module.css';

interface CreateTicketModalProps {
    /** the active ticket, which a second one has to wait for */
    active: Ticket | undefined;
    user: User;
    onClose(): void;
}

/** Opens a ticket with its first message; while one is active it says so and leads there (specification 2, section 5). */
export default function CreateTicketModal({ active, user, onClose }: CreateTicketModalProps) {
    // As it was when the person asked: a ticket that appears while this one is sent may be this one.
    const [before] = useState(active);
    return before ? (
        <OnlyOne active={before} user={user} onClose={onClose} />
    ) : (
        <NewTicket active={active} user={user} onClose={onClose} />
    );
}

/** The key of why a ticket has to wait: the active one can be closed by the person, or is to be waited for. */
const waitText = (active: Ticket, user: User): string =>
    mayClose(active, user) ? 'tickets.create.onlyOneText' : 'tickets.create.onlyOneWait';

function OnlyOne({ active, user, onClose }: { active: Ticket; user: User; onClose(): void }) {
    const translate = useTranslate();
    return (
        <Modal
            open
            title={translate('tickets.create.onlyOneTitle')}
            onClose={onClose}
            actions={
                <>
                    <Button onClick={onClose}>{translate('modal.cancel')}</Button>
                    <OpenActive active={active} />
                </>
            }
        >
            <p>{translate(waitText(active, user), { number: ticketNumber(active) })}</p>
        </Modal>
    );
}

function OpenActive({ active }: { active: Ticket }) {
    const translate = useTranslate();
    return (
        <Button variant="contained" component={PageLink} to={paths.ticket(active.id)}>
            {translate('tickets.create.openActive', { number: ticketNumber(active) })}
        </Button>
    );
}

// Where the server leaves the first message out, a ticket that was not there before is taken for it.
const isSame = ({ content }: Ticket, sent: string): boolean => content === undefined || sameContent(content, sent);
const idOf = ({ id }: Ticket): string => id;

function NewTicket({ active, user, onClose }: CreateTicketModalProps) {
    const translate = useTranslate();
    const tellFailure = useTellFailure();
    const navigate = useNavigate();
    const [error, setError] = useState<string | null>(null);
    const [refused, setRefused] = useState(false);
    const input = useRef<HTMLTextAreaElement>(null);
    const form = useRef<HTMLDivElement>(null);
    const here = useRef(true);
    useEffect(() => {
        here.current = true;
        return () => {
            here.current = false;
        };
    }, []);

    const read = useReadTickets();
    const { text, edit, state, deliver } = useDelivery<Ticket>({
        form: 'ticket/new',
        send: useCreateTicket(),
        read,
        isSame,
        idOf,
    });
    const sendByKey = useCallback(() => form.current?.closest('form')?.requestSubmit(), []);

    const submit = async () => {
        const wrong = textError(text, MESSAGE_MAXIMUM);
        if (wrong) {
            setError(translate(wrong, { maximum: MESSAGE_MAXIMUM }));
            input.current?.focus();
            return;
        }
        const outcome = await deliver();
        // Who has left the page meanwhile is neither told nor led anywhere.
        if (!outcome || !here.current) return;
        if (outcome.kind === 'stored') {
            toast.success(translate(outcome.error ? 'tickets.create.arrived' : 'tickets.create.done'));
            void navigate(paths.ticket(outcome.row.id));
        } else if (outcome.kind === 'refused') {
            setRefused(true);
            tellFailure(outcome.error);
        } else if (outcome.kind === 'missing') {
            if (outcome.error) tellFailure(outcome.error);
            setError(translate('tickets.create.notArrived'));
        }
    };

    const unclear = state === 'unclear';
    return (
        <FormModal
            open
            size="lg"
            title={translate('tickets.create.title')}
            onClose={onClose}
            onSubmit={submit}
            submit={translate(unclear ? 'tickets.message.checkAgain' : 'tickets.create.submit')}
        >
            <div ref={form}>
                {unclear && (
                    <div className={styles.unsure} role="alert">
                        <p>{translate('tickets.create.unclear')}</p>
                    </div>
                )}
                {refused && active && (
                    <div className={styles.unsure} role="alert">
                        <p>{translate(waitText(active, user), { number: ticketNumber(active) })}</p>
                        <div>
                            <OpenActive active={active} />
                        </div>
                    </div>
                )}
                <MessageField
                    label={translate('tickets.create.label')}
                    hint={translate('tickets.create.hint')}
                    value={text}
                    maximum={MESSAGE_MAXIMUM}
                    error={error}
                    rows={6}
                    readOnly={state !== 'idle'}
                    inputRef={input}
                    onSend={sendByKey}
                    onChange={typed => {
                        edit(typed);
                        setError(null);
                    }}
                />
            </div>
        </FormModal>
    );
}
