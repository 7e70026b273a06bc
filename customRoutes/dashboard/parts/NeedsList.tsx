import { useLocaleState } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useT, type Translate } from '#i18n/useT';
import { paths } from '#src/config/paths';
import { SOON_DAYS } from '#src/licences/public';
import { formatUtcDay } from '#src/shared/format/date';
import { formatDay } from '#src/shared/format/day';
import { readersDay } from '#src/shared/format/time';
import { useElapsed } from '#src/shared/hooks/useElapsed';
import { Button } from '#src/ui/Button';
import { Skeleton } from '#src/ui/feedback/Skeleton';
import { StateChip } from '#src/ui/fields/StateChip';
import { CheckIcon, ChevronIcon, ErrorIcon, HistoryIcon, InfoIcon, SendIcon, WarningIcon } from '#src/ui/icons';
import type { Need } from './needs';
import styles from './parts.module.css';
import { useNeeds, type Viewer } from './reads';
import { Section } from './Section';
import { Link } from '#src/ui/Link';

/** Number of lines shown at first in narrow windows. */
const FEW = 3;
/** How long, in milliseconds, the lines wait for each other, because a more urgent one that arrives later would move the others. */
const TOGETHER_MS = 2_000;
/** From this number of lines on there is no room for the closing text. */
const MANY = 6;

type Tone = Parameters<typeof StateChip>[0]['tone'];

/** The state of each kind as a short text, with its tone and icon. */
const MARKS = {
    expired: ['expired', 'danger', ErrorIcon],
    full: ['full', 'warning', WarningIcon],
    expiring: ['soon', 'warning', HistoryIcon],
    keys: ['soon', 'warning', HistoryIcon],
    contracts: ['soon', 'warning', HistoryIcon],
    people: ['inactive', 'neutral', InfoIcon],
    answered: ['answered', 'success', SendIcon],
    order: ['underWay', 'neutral', InfoIcon],
} as const satisfies Record<Need['kind'], readonly [word: string, tone: Tone, icon: (props: { size?: number }) => ReactNode]>;

/** The sentence of a line. */
function sentenceOf(need: Need, t: Translate, language: string): string {
    const { count: smart_count } = need;
    switch (need.kind) {
        case 'expiring':
            return t('dashboard.needs.expiring', { smart_count, days: SOON_DAYS, date: formatUtcDay(need.expire, language) });
        case 'keys': {
            const { name, expire } = need;
            return t('dashboard.needs.keys', { smart_count, name, date: formatUtcDay(expire, language) });
        }
        case 'contracts':
            return t('dashboard.needs.contracts', { smart_count, date: formatDay(need.day, language) });
        case 'answered':
            if (smart_count === 1 && need.author)
                return t('dashboard.needs.colleagueAnswered', { number: need.number, author: need.author });
            return smart_count === 1
                ? t('dashboard.needs.oneAnswered', { number: need.number })
                : t('dashboard.needs.answered', { smart_count });
        case 'order': {
            const date = readersDay(need.at, language);
            return smart_count === 0
                ? t('dashboard.needs.termination', { date })
                : t('dashboard.needs.order', { smart_count, date });
        }
        default:
            return t(`dashboard.needs.${need.kind}`, { smart_count });
    }
}

/** The lines that need an administrator, the most urgent first (DASH-2); each is a link to the list in that state. */
export function NeedsList({ viewer, stacked }: { viewer: Viewer; stacked: boolean }) {
    const t = useT();
    const known = useNeeds(viewer);
    const { waiting, isPartial } = known;
    const waited = useElapsed(TOGETHER_MS);
    const needs = waiting === 0 || waited ? known.needs : [];
    const [all, setAll] = useState(false);
    const shown = stacked && !all ? needs.slice(0, FEW) : needs;
    const hidden = needs.length - shown.length;
    const rest = () => {
        if (waiting > 0 || hidden > 0) return null;
        if (isPartial) return t('dashboard.needs.unknown');
        if (needs.length >= MANY) return null;
        return (
            <>
                <CheckIcon size={16} />
                <span>{t('dashboard.needs.rest')}</span>
            </>
        );
    };
    return (
        <Section
            full
            title={t('dashboard.needs.title')}
            more={{ to: paths.deadlines, label: t('deadlines.all') }}
            busy={waiting > 0}
        >
            {needs.length === 0 && waiting === 0 ? (
                <Nothing isPartial={isPartial} />
            ) : (
                <>
                    <ul className={`plain-list ${styles.needs}`}>
                        {shown.map(need => (
                            <NeedLine key={`${need.kind} ${need.to}`} need={need} />
                        ))}
                        {Array.from({ length: waiting > 0 ? Math.max(0, FEW - shown.length) : 0 }, (_, at) => (
                            <li key={at} className={styles.need}>
                                <Skeleton width={64} height={20} />
                                <Skeleton width="60%" height={14} />
                            </li>
                        ))}
                    </ul>
                    {hidden > 0 && (
                        <div className={styles.more}>
                            <Button variant="outlined" onClick={() => setAll(true)}>
                                {t('dashboard.needs.more', { smart_count: hidden })}
                            </Button>
                        </div>
                    )}
                    <p className={`${styles.rest} muted no-margin`}>{rest()}</p>
                </>
            )}
        </Section>
    );
}

function NeedLine({ need }: { need: Need }) {
    const t = useT();
    const [language] = useLocaleState();
    const [word, tone, Icon] = MARKS[need.kind];
    return (
        <li>
            <Link className={styles.need} to={need.to}>
                <StateChip tone={tone} icon={<Icon size={14} />}>
                    {t(`dashboard.needs.words.${word}`)}
                </StateChip>{' '}
                <span className={styles.sentence}>{sentenceOf(need, t, language)}</span>
                <ChevronIcon size={16} />
            </Link>
        </li>
    );
}

/** The text when there is nothing to do, or when that could not be determined. */
function Nothing({ isPartial }: { isPartial: boolean }) {
    const t = useT();
    return (
        <div className={`${styles.nothing} muted no-margin`} role="status">
            {!isPartial && (
                <span className={styles.done}>
                    <CheckIcon size={22} />
                </span>
            )}
            <p className={styles.nothingTitle}>{t(isPartial ? 'dashboard.needs.unknown' : 'dashboard.needs.nothingTitle')}</p>
            {!isPartial && <p className="muted no-margin">{t('dashboard.needs.nothingText')}</p>}
        </div>
    );
}
