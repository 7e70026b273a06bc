import { useEffect, useState } from 'react';
import { IconButton } from '../Button';
import { useT } from '#i18n/useT';
import { toast } from '../feedback/toast';
import { CheckIcon, CopyIcon } from '../icons';
import { keepActivation } from '../popup/Popup';
import styles from './fields.module.css';

/** How long the button confirms the copy, in milliseconds. */
const CONFIRM_MS = 2000;

/** A key, token or code in monospace with a copy button, whose label contains `name`. */
export function CopyText({ value, name }: { value: string; name: string }) {
    const t = useT();
    const [copied, setCopied] = useState(false);

    useEffect(() => {
        if (!copied) return undefined;
        const timer = setTimeout(() => setCopied(false), CONFIRM_MS);
        return () => clearTimeout(timer);
    }, [copied]);

    const copy = async () => {
        try {
            await navigator.clipboard.writeText(value);
            setCopied(true);
        } catch {
            // No permission, or no secure context: the user can still select the text.
            toast.error(t('list.copyFailed'));
        }
    };

    return (
        <span className={styles.copy} onKeyDown={keepActivation}>
            <code translate="no" className={`${styles.code} small`} title={value}>
                {value}
            </code>
            <IconButton
                aria-label={copied ? t('list.copied') : t('list.copyName', { name })}
                title={t(copied ? 'list.copied' : 'list.copy')}
                onClick={() => void copy()}
            >
                {copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
            </IconButton>
        </span>
    );
}
