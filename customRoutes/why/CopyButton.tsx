import { useState } from 'react';
import { useT } from '#i18n/useT';
import { Button } from '#src/ui/Button';
import { toast } from '#src/ui/feedback/toast';
import { CopyIcon } from '#src/ui/icons';
import styles from './why.module.css';

interface CopyButtonProps {
    text: string;
    label: string;
    /** shows the text if it cannot be copied; not needed where it is shown anyway */
    showsText?: boolean;
    onCopy?(): void;
}

/** Copies a text; where that is not possible, it says so. */
export function CopyButton({ text, label, showsText = false, onCopy }: CopyButtonProps) {
    const t = useT();
    const [isRefused, setRefused] = useState(false);
    const copy = async () => {
        onCopy?.();
        try {
            await navigator.clipboard.writeText(text);
            toast.success(t('why.beyond.copied'));
        } catch {
            // No permission, or no secure context: the user can still select the text.
            setRefused(true);
            toast.error(t('list.copyFailed'));
        }
    };
    return (
        <>
            <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
                {label}
            </Button>
            {showsText && isRefused && <pre className={styles.quote}>{text}</pre>}
        </>
    );
}
