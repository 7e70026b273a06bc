import { useState } from 'react';
import { useT } from '../useT';
import type { CustomerOption } from './useSignIn';

interface CustomerChoiceProps {
    customers: readonly CustomerOption[];
    pending: boolean;
    onChoose: (id: string) => void;
    onBack: () => void;
}

/** One button per customer of the account, and a button back to the credentials. */
export function CustomerChoice({ customers, pending, onChoose, onBack }: CustomerChoiceProps) {
    const t = useT();
    const [chosen, setChosen] = useState<string | null>(null);
    return (
        <>
            <ul className="p-choices">
                {customers.map(({ id, name }) => {
                    const busy = pending && chosen === id;
                    const number = t('auth.customerNumber', { id });
                    return (
                        <li key={id}>
                            <button
                                type="button"
                                className="p-choice"
                                aria-disabled={pending ? true : undefined}
                                aria-busy={busy ? true : undefined}
                                onClick={() => {
                                    if (pending) return;
                                    setChosen(id);
                                    onChoose(id);
                                }}
                            >
                                <span className="p-choice-text">
                                    <bdi translate="no" className="p-choice-name">
                                        {name ?? number}
                                    </bdi>{' '}
                                    {name && <span className="p-choice-number">{number}</span>}
                                </span>
                                {busy ? <span className="p-spinner" aria-hidden="true" /> : <Chevron />}
                            </button>
                        </li>
                    );
                })}
            </ul>
            <span className="p-hidden" role="status">
                {pending && t('publicPages.pleaseWait')}
            </span>
            <button
                type="button"
                className="p-button p-button-plain"
                aria-disabled={pending || undefined}
                onClick={pending ? undefined : onBack}
            >
                {t('auth.back')}
            </button>
        </>
    );
}

const Chevron = () => (
    <svg className="p-chevron" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m9 6 6 6-6 6" />
    </svg>
);
