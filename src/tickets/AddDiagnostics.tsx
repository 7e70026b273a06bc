import { useState, type RefObject } from 'react';
import { useT } from '#i18n/useT';
import { perTab, VERSION_KEY } from '../../storage/storage';
import { failedCalls } from '../shared/failedCalls';
import { lastCheck } from '../shared/lastCheck';
import { routeOf } from '../shared/routeOf';
import { Button } from '../ui/Button';
import { browserOf, withDiagnostics } from './diagnostics';
import { MESSAGE_MAXIMUM } from './ticket';

interface AddDiagnosticsProps {
    text: string;
    disabled: boolean;
    input: RefObject<HTMLTextAreaElement | null>;
    onChange(text: string): void;
}

/** A button that adds technical details to a message, where they can be read and edited before it is sent (TICKET-8). */
export function AddDiagnostics({ text, disabled, input, onChange }: AddDiagnosticsProps) {
    const t = useT();
    const [outcome, setOutcome] = useState<'added' | 'noRoom' | null>(null);
    const title = t('tickets.diagnostics.title');
    const add = () => {
        const { userAgent, language } = navigator;
        const longer = withDiagnostics(
            text,
            title,
            {
                version: perTab.get(VERSION_KEY),
                page: routeOf(window.location.pathname),
                browser: `${browserOf(userAgent)}, ${window.innerWidth} × ${window.innerHeight}, ${language}`,
                calls: failedCalls(),
                check: lastCheck(),
            },
            MESSAGE_MAXIMUM,
        );
        if (longer !== null) onChange(longer);
        setOutcome(longer === null ? 'noRoom' : 'added');
        input.current?.focus();
    };
    return (
        <span>
            <Button flush disabled={disabled || text.includes(`${title}:`)} onClick={add}>
                {t('tickets.diagnostics.add')}
            </Button>
            <span className={outcome === 'noRoom' ? undefined : 'visually-hidden'} role="status">
                {outcome && t(`tickets.diagnostics.${outcome}`)}
            </span>
        </span>
    );
}
