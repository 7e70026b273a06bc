import { useEffect, useRef } from 'react';
import { useT } from '#i18n/useT';
import { useNotifyFailure } from '../shared/failure';
import { usePortalForm, type PortalForm } from '../shared/form/usePortalForm';
import { textError } from '../ui/inputs/messageText';
import { MESSAGE_MAXIMUM } from './ticket';
import { useDelivery, type DeliveryOptions, type Outcome } from './useDelivery';

interface TextFormOptions<Row> extends Omit<DeliveryOptions<Row>, 'text' | 'clear'> {
    /** the field's message when the server does not have the text after all, translated */
    notArrived: string;
    onStored(outcome: Extract<Outcome<Row>, { kind: 'stored' }>): void;
    onRefused?(): void;
    /** called when sending begins and ends, because the button is disabled meanwhile */
    keepFocus?(): void;
    onClose?(): void;
}

/** Returns a function that tells whether the component is still shown, for what comes back later. */
function useIsHere(): () => boolean {
    const here = useRef(true);
    useEffect(() => {
        here.current = true;
        return () => {
            here.current = false;
        };
    }, []);
    return () => here.current;
}

/** The form of a text that is sent exactly once (`useDelivery`), and how far its sending is. */
export function useTextForm<Row>(options: TextFormOptions<Row>) {
    const { notArrived, onStored, onRefused, keepFocus, onClose, ...delivery } = options;
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const isHere = useIsHere();
    const form: PortalForm<{ content: string }> = usePortalForm<{ content: string }>({
        draft: delivery.draft,
        initial: { content: '' },
        check: ({ content }) => {
            const wrong = textError(content, MESSAGE_MAXIMUM);
            return { content: wrong && t(wrong, { maximum: MESSAGE_MAXIMUM }) };
        },
        send: async ({ content }) => {
            keepFocus?.();
            const outcome = await deliver(content.trim());
            // The user has left the page in the meantime.
            if (!isHere()) return;
            if (outcome.kind === 'stored') {
                onStored(outcome);
            } else if (outcome.kind === 'refused') {
                onRefused?.();
                notifyFailure(outcome.error);
            } else if (outcome.kind === 'missing') {
                if (outcome.error) notifyFailure(outcome.error);
                form.refuse({ content: notArrived });
            }
            keepFocus?.();
        },
        // The text stays until it is found on the server.
        rest: () => ({}),
        onClose,
    });
    const { state, deliver, notice } = useDelivery<Row>({
        ...delivery,
        text: form.values.content,
        clear: () => form.change({ content: '' }),
    });
    return { form, state, notice };
}
