import type { ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { currentLanguage } from '../../config/language';
import { Skeleton } from '../../ui/feedback/Skeleton';
import styles from './finder.module.css';
import { OWN_LOOKS, type Searched } from './useFinder';

/** Below the options before a search: a note while recent results are loading, a hint, and a button that clears them. */
export function Start({ tooShort, waiting, onForget }: { tooShort: boolean; waiting: number; onForget?(): void }): ReactNode {
    const t = useT();
    return (
        <>
            {Array.from({ length: waiting }, (_, at) => (
                <div key={at} className={styles.waiting}>
                    <Skeleton height={20} />
                </div>
            ))}
            <div className={`row ${styles.note} muted small`}>
                <span>{t(tooShort ? 'finder.tooShort' : 'finder.hint')}</span>
                {onForget && (
                    <button type="button" className={styles.textButton} onClick={onForget}>
                        {t('finder.forget')}
                    </button>
                )}
            </div>
        </>
    );
}

const namesOf = (kinds: readonly string[]): string => new Intl.ListFormat(currentLanguage()).format(kinds);

/** The translated names of the kinds in a state. */
function useNames(searched: readonly Searched[]): (is: (group: Searched) => boolean) => string {
    const t = useT();
    return is => namesOf(searched.filter(is).map(({ look }) => t(look.name)));
}

const isEmpty = ({ look, finds, state }: Searched): boolean =>
    state === 'done' && finds.length === 0 && !OWN_LOOKS.includes(look);

/** Below the options: kinds that are still being searched, that failed, and that have no results. */
export function Rest({ searched, words }: { searched: readonly Searched[]; words: string }): ReactNode {
    const t = useT();
    const names = useNames(searched);
    const failed = searched.filter(({ state }) => state === 'failed');
    const searching = names(({ state, finds }) => state === 'searching' && finds.length === 0);
    const none = searched.every(({ finds, state }) => state === 'done' && finds.length === 0);
    const empty = names(isEmpty);
    return (
        <>
            {none && <p className={styles.none}>{t('finder.none', { query: words })}</p>}
            {failed.map(({ look, retry }) => {
                const name = t(look.name);
                return (
                    <div key={look.kind} className={`row ${styles.note} muted small`}>
                        <span>{t('finder.failed', { groups: name })}</span>
                        <button
                            type="button"
                            className={styles.textButton}
                            onClick={() => retry()}
                            aria-label={`${t('list.tryAgain')}: ${name}`}
                        >
                            {t('list.tryAgain')}
                        </button>
                    </div>
                );
            })}
            {searching !== '' && (
                <p className={`row ${styles.note} muted small`}>{t('finder.searching', { groups: searching })}</p>
            )}
            {!none && searching === '' && empty !== '' && (
                <p className={`row ${styles.note} muted small`}>{t('finder.empty', { groups: empty })}</p>
            )}
        </>
    );
}

/** The text of the live region, once all kinds have been searched. */
export function Said({ searched, words }: { searched: readonly Searched[]; words: string }): ReactNode {
    const t = useT();
    const names = useNames(searched);
    if (words === '' || searched.some(({ state }) => state === 'searching')) return null;
    const total = searched.reduce((sum, group) => sum + group.total, 0);
    const failed = names(({ state }) => state === 'failed');
    const failure = failed === '' ? '' : t('finder.failed', { groups: failed });
    // A kind that failed may have had a match.
    const none = failure || t('finder.none', { query: words });
    return <span>{total > 0 ? `${t('finder.count', { smart_count: total })} ${failure}`.trim() : none}</span>;
}
