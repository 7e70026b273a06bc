import { mayDo } from '#authProvider/access';
import { useT } from '#i18n/useT';
import type { Key, User } from '#dataProvider/types';
import { CheckIcon, ErrorIcon, WarningIcon } from '#src/ui/icons';
import { stopping, type Link } from './chain';
import { CopyButton } from './CopyButton';
import { FactText, VerdictChip } from './FactRow';
import type { Words } from './facts/fact';
import { factName, requestText } from './text';
import type { Remedies } from './useRemedies';
import styles from './why.module.css';

interface FirstProps {
    chain: readonly Link[];
    first: Link | undefined;
    words: Words;
    isOwn: boolean;
    product: string | null;
    keys: readonly Key[];
    person: User;
    me: User;
    isReading: boolean;
    remedies: Remedies;
    /** why its read failed */
    error: Error | null;
    onRetry(): unknown;
}

/** What stops the person, with what can be done about it; or that nothing does, as far as it is known (WHY-1). */
export function First({
    chain,
    first,
    words,
    isOwn,
    product,
    keys,
    person,
    me,
    isReading,
    remedies,
    error,
    onRetry,
}: FirstProps) {
    const t = useT();
    const { name } = words;
    const stops = stopping(chain);
    const open = chain.filter(({ verdict }) => verdict === 'unknown').length;
    const title = () => {
        if (isReading) return t('why.checking');
        if (stops.length > 0) return isOwn ? t('why.stopsYou') : t('why.stops', { name });
        return isOwn ? t('why.fineYou') : t('why.fine', { name });
    };
    const further = () => {
        if (isReading) return '';
        if (stops.length > 1) return t('why.further', { smart_count: stops.length - 1 });
        return stops.length === 0 && open > 0 ? t('why.open', { smart_count: open }) : '';
    };
    const tone = isReading ? 'reading' : stops.length > 0 ? 'fails' : open > 0 ? 'unknown' : 'holds';
    const Icon = { reading: WarningIcon, fails: ErrorIcon, unknown: WarningIcon, holds: CheckIcon }[tone];
    // Whoever may not do it can ask.
    const asks =
        !mayDo(me.role, 'assign', 'licences') && first?.remedy && first.remedy.of !== 'support' && !remedies.shown(first.remedy);
    const request =
        asks && requestText({ link: first, person: person.id, isOwn, keys, product, words, origin: window.location.origin });
    return (
        <section className={`box ${styles.first}`} data-tone={tone} aria-labelledby="why-first" data-focus-home="" tabIndex={-1}>
            <h2 id="why-first" className={`heading ${styles.title}`}>
                {!isReading && <Icon size={20} />}
                <span>{title()}</span>
            </h2>
            <p className="visually-hidden" role="status">
                <span>
                    {[title(), first ? `${factName(first, words)}. ${first.text}` : '', further()].filter(Boolean).join(' ')}
                </span>
            </p>
            {first && (
                <div className={styles.found}>
                    <div className={styles.about}>
                        <h3 className={styles.name}>{factName(first, words)}</h3>
                        {stops.length === 0 && <VerdictChip verdict={first.verdict} />}
                    </div>
                    <FactText link={first} words={words} error={error} remedies={remedies} onRetry={onRetry} isFirst />
                </div>
            )}
            {request && (
                <div className={styles.request}>
                    <h3 className={styles.name}>{t('why.ask.title')}</h3>
                    <p className={styles.text}>{t('why.ask.text')}</p>
                    <pre className={styles.quote}>{request}</pre>
                    <CopyButton text={request} label={t('why.ask.copy')} />
                </div>
            )}
            {further() !== '' && <p className="muted no-margin">{further()}</p>}
        </section>
    );
}
