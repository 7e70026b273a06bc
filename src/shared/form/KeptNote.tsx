import { useRef } from 'react';
import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import styles from './form.module.css';
import type { PortalForm } from './usePortalForm';

/** Shows that a form opened with a draft, and offers to discard it (FORM-1). */
export function KeptNote<Values extends object>({ form }: { form: Pick<PortalForm<Values>, 'restored' | 'discard'> }) {
    const t = useT();
    const note = useRef<HTMLDivElement>(null);
    if (!form.restored) return null;
    const discard = () => {
        // The button is about to be removed.
        note.current?.closest('form')?.querySelector<HTMLElement>('input, textarea, select')?.focus();
        form.discard();
    };
    return (
        <div ref={note} className={`row ${styles.kept}`} role="note">
            <span>{t('modal.kept')}</span>
            <Button onClick={discard}>{t('modal.discard')}</Button>
        </div>
    );
}
