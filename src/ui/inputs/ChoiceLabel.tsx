import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import styles from './inputs.module.css';

interface ChoiceLabelProps {
    /** id for the list's `aria-labelledby` */
    id: string;
    /** translated */
    children: ReactNode;
    /** adds "required" as text for screen readers, because a group of checkboxes has no attribute for it */
    inWords?: boolean;
}

/** The label of a list in which something must be selected, marked like required inputs in modals. */
export function ChoiceLabel({ id, children, inWords = false }: ChoiceLabelProps) {
    const t = useT();
    return (
        <p id={id} className={styles.choiceLabel} data-required>
            {children}
            {inWords && <span className="visually-hidden"> ({t('modal.required')})</span>}
        </p>
    );
}
