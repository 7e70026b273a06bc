import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { TicketMessage } from '../../dataProvider/types';
import { useTellFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { usePhone } from '../shared/hooks/useMediaQuery';
import { MessageField } from '../shared/inputs/MessageField';
import { textError } from '../shared/inputs/messageText';
import { SubmitButton } from '../shared/modal/SubmitButton';
import { sameContent } from './sent';
import { MESSAGE_MAXIMUM } from './ticket';
import { useDelivery } from './useDelivery';
import { useReadMessages, useSendMessage } from './useTickets';
import styles from './thread.module.css';

const isSame = ({ authorRole, content }: TicketMessage, sent: string): boolean => authorRole === 0 && sameContent(content, sent);
const idOf = ({ id }: TicketMessage): string | undefined => id;

interface ComposerProps {
    ticket: string;
    messages: readonly TicketMessage[];
    /** why no message can be written; null when one can */
    obstacle: 'closed' | 'foreign' | null;
}

/**
 * Writes a message (specification 2, section 5). The text is kept until the message is seen in the thread; where no message can be
 * written a note stands in its place, above what was not sent.
 */
export function Composer({ ticket, messages, obstacle }: ComposerProps) {
    const translate = useTranslate();
    const tellFailure = useTellFailure();
    // Which has no such keys.
    const phone = usePhone();
    const [error, setError] = useState<string | null>(null);
    /** how many messages have been sent from here */
    const [sent, setSent] = useState(0);
    const input = useRef<HTMLTextAreaElement>(null);
    const here = useRef(true);
    useEffect(() => {
        here.current = true;
        return () => {
            here.current = false;
        };
    }, []);

    const { text, edit, state, deliver, notice } = useDelivery<TicketMessage>({
        form: `ticket/${ticket}/message`,
        send: useSendMessage(ticket),
        read: useReadMessages(ticket),
        isSame,
        idOf,
    });

    // What was sent and lost its answer may come with a later read, after a reload too.
    useEffect(() => {
        if (!notice(messages)) return;
        setError(null);
        toast.success(translate('tickets.message.arrived'));
    }, [messages, notice, translate]);

    const send = async () => {
        const wrong = textError(text, MESSAGE_MAXIMUM);
        if (wrong) {
            setError(translate(wrong, { maximum: MESSAGE_MAXIMUM }));
            input.current?.focus();
            return;
        }
        setError(null);
        // The button is disabled while it is sent.
        input.current?.focus();
        const outcome = await deliver();
        // Who has left the page meanwhile is not told any more.
        if (!outcome || !here.current) return;
        if (outcome.kind === 'stored') {
            if (outcome.error) toast.success(translate('tickets.message.arrived'));
            else setSent(count => count + 1);
        } else if (outcome.kind === 'refused') {
            tellFailure(outcome.error);
        } else if (outcome.kind === 'missing') {
            if (outcome.error) tellFailure(outcome.error);
            setError(translate('tickets.message.notArrived'));
        }
        input.current?.focus();
    };

    if (obstacle) {
        return (
            <div className={styles.composer}>
                <p className={styles.note} role="note">
                    {translate(`tickets.obstacle.${obstacle}`)}
                </p>
                {text.trim() !== '' && (
                    <MessageField
                        label={translate('tickets.message.unsent')}
                        value={text}
                        maximum={MESSAGE_MAXIMUM}
                        readOnly
                        onChange={edit}
                    />
                )}
            </div>
        );
    }

    const unclear = state === 'unclear';
    return (
        <form
            className={styles.composer}
            noValidate
            onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
                event.preventDefault();
                void send();
            }}
        >
            {unclear && (
                <p className={styles.unsure} role="alert">
                    {translate('tickets.message.unclear')}
                </p>
            )}
            <MessageField
                label={translate('tickets.message.label')}
                hint={phone ? undefined : translate('tickets.message.hint')}
                value={text}
                maximum={MESSAGE_MAXIMUM}
                error={error}
                readOnly={state !== 'idle'}
                inputRef={input}
                onSend={() => void send()}
                onChange={typed => {
                    edit(typed);
                    setError(null);
                }}
            />
            <p className="visually-hidden" role="status">
                {sent > 0 && <span key={sent}>{translate('tickets.message.arrived')}</span>}
            </p>
            <div
                className={styles.send}
                onClickCapture={event => {
                    // The further clicks of a double click: when the first one has failed at once, they are no other try.
                    if (event.detail > 1) event.preventDefault();
                }}
            >
                <SubmitButton busy={state === 'sending' || state === 'checking'}>
                    {translate(unclear ? 'tickets.message.checkAgain' : 'tickets.message.send')}
                </SubmitButton>
            </div>
        </form>
    );
}
