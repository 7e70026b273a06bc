import { useEffect, useRef, type RefObject } from 'react';
import { useT } from '#i18n/useT';
import { Button } from '#src/ui/Button';
import { Notice } from '#src/ui/feedback/Notice';
import framed from '#src/ui/framed.module.css';
import { CloseIcon } from '#src/ui/icons';
import browse from '../browse/browse.module.css';
import styles from './search.module.css';

interface EarlierSearchesProps {
    entries: readonly string[];
    /** takes the focus when the focused entry is deleted */
    field: RefObject<HTMLInputElement | null>;
    onSearch(query: string): void;
    onForget(query: string): void;
    onForgetAll(): void;
}

/** Earlier searches, each of which can be repeated or deleted. */
export function EarlierSearches({ entries, field, onSearch, onForget, onForgetAll }: EarlierSearchesProps) {
    const t = useT();
    const list = useRef<HTMLUListElement>(null);
    const erased = useRef<number | null>(null);
    useEffect(() => {
        if (erased.current === null) return;
        const buttons = list.current?.querySelectorAll<HTMLElement>('[data-forget]');
        const next = buttons?.[Math.min(erased.current, buttons.length - 1)];
        (next ?? field.current)?.focus();
        erased.current = null;
    }, [entries, field]);
    if (entries.length === 0) {
        return <Notice title={t('academy.search.startTitle')} text={t('academy.search.startText')} />;
    }
    return (
        <section aria-labelledby="academy-history">
            <div className={styles.earlierHead}>
                <h2 id="academy-history" className={`heading ${browse.groupLabel}`}>
                    {t('academy.search.history')}
                </h2>
                <Button
                    onClick={() => {
                        erased.current = 0;
                        onForgetAll();
                    }}
                >
                    {t('academy.search.erase')}
                </Button>
            </div>
            <ul ref={list} className={`plain-list box ${framed.list} ${styles.history}`}>
                {entries.map((entry, at) => (
                    <li key={entry}>
                        <button type="button" className={styles.again} onClick={() => onSearch(entry)}>
                            <bdi translate="no">{entry}</bdi>
                        </button>
                        <button
                            type="button"
                            data-forget=""
                            className={styles.forget}
                            aria-label={t('academy.search.forget', { query: entry })}
                            title={t('academy.search.forget', { query: entry })}
                            onClick={() => {
                                erased.current = at;
                                onForget(entry);
                            }}
                        >
                            <CloseIcon size={14} />
                        </button>
                    </li>
                ))}
            </ul>
        </section>
    );
}
