import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useT } from '#i18n/useT';
import type { TicketMessage } from '../../dataProvider/types';
import { Callout } from '../ui/feedback/Callout';
import { toast } from '../ui/feedback/toast';
import { MessageField } from '../shared/form/fields';
import { Form } from '../shared/form/Form';
import { FormFields } from '../shared/form/FormFields';
import type { PortalForm } from '../shared/form/usePortalForm';
import { useCurrentUser } from '../shared/hooks/useCurrent';
import { usePhone } from '../shared/hooks/useMediaQuery';
import { SubmitButton } from '../ui/modal/SubmitButton';
import { AddDiagnostics } from './AddDiagnostics';
import { sameContent } from './sent';
import { isOthers, MESSAGE_MAXIMUM } from './ticket';
import { useTextForm } from './useTextForm';
import { useReadMessages, useSendMessage } from './useTickets';
import styles from './thread.module.css';

/** The same words of a colleague are not the message that was sent. */
const isSameOf =
    (email: string | undefined) =>
    ({ authorRole, author, content }: TicketMessage, sent: string): boolean =>
        authorRole === 0 && !(email && isOthers(author, email)) && sameContent(content, sent);
const idOf = ({ id }: TicketMessage): string | undefined => id;

interface ComposerProps {
    ticket: string;
    messages: readonly TicketMessage[];
    /** why no message can be written; null when it can */
    obstacle: 'closed' | 'foreign' | null;
}

/**
 * The form for a message (TICKET-5). The text is stored until the message appears in the thread. When no message can be written, a note
 * replaces the form, above any unsent text.
 */
export function Composer({ ticket, messages, obstacle }: ComposerProps) {
    const t = useT();
    // The hint is about keyboard shortcuts, which a phone does not have.
    const phone = usePhone();
    const note = useNoteFor(obstacle);
    const { form, state, sent, input } = useMessageForm(ticket, messages);
    if (obstacle) {
        return <Unsent form={form} note={note.element} obstacle={obstacle} />;
    }

    const unclear = state === 'unclear';
    return (
        <div onFocus={note.entered} onBlur={note.left}>
            <Form form={form} className={styles.composer} focusAfter="textarea">
                {unclear && (
                    <Callout role="alert">
                        <p>{t('tickets.message.unclear')}</p>
                    </Callout>
                )}
                <MessageField
                    name="content"
                    label={t('tickets.message.label')}
                    hint={phone ? undefined : t('tickets.message.hint')}
                    maximum={MESSAGE_MAXIMUM}
                    readOnly={state !== 'idle'}
                    inputRef={input}
                />
                <p className="visually-hidden" role="status">
                    {sent > 0 && <span key={sent}>{t('tickets.message.arrived')}</span>}
                </p>
                <div
                    className={styles.send}
                    onClickCapture={event => {
                        // The second click of a double click is not a retry, even if the first one failed at once.
                        if (event.detail > 1) event.preventDefault();
                    }}
                >
                    <AddDiagnostics
                        text={form.values.content}
                        disabled={state !== 'idle'}
                        input={input}
                        onChange={content => form.change({ content })}
                    />
                    <SubmitButton busy={state === 'sending' || state === 'checking'}>
                        {t(unclear ? 'tickets.message.checkAgain' : 'modal.send')}
                    </SubmitButton>
                </div>
            </Form>
        </div>
    );
}

interface UnsentProps {
    form: PortalForm<{ content: string }>;
    note: RefObject<HTMLParagraphElement | null>;
    obstacle: 'closed' | 'foreign';
}

/** Why no message can be written, above any unsent text. */
function Unsent({ form, note, obstacle }: UnsentProps) {
    const t = useT();
    return (
        <div className={styles.composer}>
            <p ref={note} tabIndex={-1} className="muted no-margin" role="note">
                {t(`tickets.obstacle.${obstacle}`)}
            </p>
            {form.values.content.trim() !== '' && (
                <FormFields form={form}>
                    <MessageField name="content" label={t('tickets.message.unsent')} maximum={MESSAGE_MAXIMUM} readOnly />
                </FormFields>
            )}
        </div>
    );
}

/** The form of a message, and how far its sending is. */
function useMessageForm(ticket: string, messages: readonly TicketMessage[]) {
    const t = useT();
    /** number of messages sent from this component */
    const [sent, setSent] = useState(0);
    const input = useRef<HTMLTextAreaElement>(null);
    const email = useCurrentUser().data?.email;
    const isSame = useMemo(() => isSameOf(email), [email]);
    const { form, state, notice } = useTextForm<TicketMessage>({
        draft: `ticket/${ticket}/message`,
        send: useSendMessage(ticket),
        read: useReadMessages(ticket),
        isSame,
        idOf,
        notArrived: t('tickets.message.notArrived'),
        keepFocus: () => input.current?.focus(),
        onStored: ({ error }) => {
            if (error) toast.success(t('tickets.message.arrived'));
            else setSent(count => count + 1);
        },
    });

    // A message whose response was lost may appear in a later refetch, even after a reload.
    const { refuse } = form;
    useEffect(() => {
        if (!notice(messages)) return;
        refuse({});
        toast.success(t('tickets.message.arrived'));
    }, [messages, notice, refuse, t]);

    return { form, state, sent, input };
}

/** Moves the focus to the note when the obstacle appears while the user is writing, because the form is removed. */
function useNoteFor(obstacle: ComposerProps['obstacle']) {
    const element = useRef<HTMLParagraphElement>(null);
    const writing = useRef(false);
    useEffect(() => {
        if (obstacle && writing.current) element.current?.focus();
        writing.current = false;
    }, [obstacle]);
    return {
        element,
        entered: () => {
            writing.current = true;
        },
        left: () => {
            writing.current = false;
        },
    };
}
