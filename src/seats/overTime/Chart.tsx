import { useLocaleState } from 'ra-core';
import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { useT } from '#i18n/useT';
import { formatDay } from '../../shared/format/day';
import { formatTime } from '../../shared/format/date';
import { readersDay } from '../../shared/format/time';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import { dayStart, type Span } from './curve';
import { useUseTexts } from './useUseTexts';
import { across, down, flagsOf, HEIGHT, labelsOf, pathOf, validPath, WIDTH, type Picture } from './picture';
import styles from './overTime.module.css';

/** A place in percent, for the style sheet. */
const at = (x: number, y?: number) => ({ '--x': `${x}%`, ...(y === undefined ? {} : { '--y': `${y}%` }) }) as CSSProperties;

/** The keys that move by more than one step. */
const FAR = 10;

/**
 * The steps of keys in use and of machines until today, and what has a date after it (SEAT-6, SEAT-7). A slider lies on it: its value is a day, and
 * what it says are the figures of that day.
 */
export function Chart({ picture, span }: { picture: Picture; span: Span }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const { steps, now, count, lines, valid } = picture;
    const last = steps.length - 1;
    const [chosen, setChosen] = useState(last);
    const current = Math.min(chosen, last);
    const { dayOf, useOf } = useUseTexts(now);
    const step = steps[current];
    const today = across(picture, now);
    const move = (to: number) => setChosen(Math.max(0, Math.min(last, to)));

    function onKeyDown(event: KeyboardEvent): void {
        const targets: Partial<Record<string, number>> = {
            ArrowLeft: current - 1,
            ArrowDown: current - 1,
            ArrowRight: current + 1,
            ArrowUp: current + 1,
            PageDown: current - FAR,
            PageUp: current + FAR,
            Home: 0,
            End: last,
        };
        const to = targets[event.key];
        if (to === undefined) return;
        event.preventDefault();
        move(to);
    }
    function onPointerMove({ currentTarget, clientX }: PointerEvent): void {
        const { left, width } = currentTarget.getBoundingClientRect();
        const time = picture.begin + ((clientX - left) / width) * (now - picture.begin);
        move(steps.findLastIndex(({ from }) => from <= time));
    }

    if (!step) return null;
    return (
        <div className={`${styles.chart} small`}>
            <p className={styles.readout} aria-hidden="true">
                <strong>{dayOf(step)}</strong> <span>{useOf(step)}</span>
            </p>
            <div className={styles.frame}>
                <ul className={`plain-list ${styles.lines}`} aria-hidden="true">
                    {lines.map(value => (
                        <li key={value} style={at(0, down(picture, value))}>
                            <span>{formatNumber(value)}</span>
                        </li>
                    ))}
                </ul>
                <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className={styles.drawing}>
                    <path className={styles.area} d={`${pathOf(picture, ({ keys }) => keys)}V${HEIGHT}H0Z`} />
                    <path className={styles.keys} d={pathOf(picture, ({ keys }) => keys)} />
                    <path className={styles.machines} d={pathOf(picture, ({ machines }) => machines)} />
                    {valid.length > 0 && <path className={styles.valid} d={validPath(picture)} />}
                </svg>
                <span className={styles.today} style={at(today)} aria-hidden="true" />
                <span className={styles.count} style={at(today, down(picture, count))} aria-hidden="true" />
                {flagsOf(picture).map(({ number, day, at: time, level }) => (
                    <span
                        key={day}
                        className={styles.flag}
                        style={at(across(picture, time))}
                        data-level={level}
                        aria-hidden="true"
                    >
                        <span>{number}</span>
                    </span>
                ))}
                <div
                    className={styles.cursor}
                    style={{ width: `${today}%` }}
                    role="slider"
                    tabIndex={0}
                    aria-label={t('renewal.chart.day')}
                    aria-valuemin={0}
                    aria-valuemax={last}
                    aria-valuenow={current}
                    aria-valuetext={`${dayOf(step)}: ${useOf(step)}`}
                    onKeyDown={onKeyDown}
                    onPointerMove={onPointerMove}
                    onPointerDown={onPointerMove}
                    onPointerLeave={() => setChosen(last)}
                >
                    <span style={at(((step.from - picture.begin) / (now - picture.begin)) * 100)} />
                </div>
            </div>
            <Days picture={picture} span={span} />
        </div>
    );
}

/** The days below the picture: the first one, today, and those that have room. */
function Days({ picture, span }: { picture: Picture; span: Span }) {
    const t = useT();
    const [language] = useLocaleState();
    const { begin, now } = picture;
    const isLong = now - begin > 80 * 86_400;
    const shortOf = (time: number): string =>
        formatTime(time, language, isLong ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' });
    const times = (span === 'month' ? [10, 20] : [3, 6, 9]).map(part =>
        span === 'month'
            ? dayStart(begin, { days: part })
            : span === 'year'
              ? dayStart(begin, { months: part })
              : begin + ((now - begin) * part) / 12,
    );
    const { between, last } = labelsOf(picture, times, isLong);
    return (
        <ul className={`plain-list ${styles.days}`} aria-hidden="true">
            <li data-end="first">{shortOf(begin)}</li>
            {between.map(({ time, isWide }) => (
                <li key={time} data-wide={isWide || undefined} style={at(across(picture, time))}>
                    {shortOf(time)}
                </li>
            ))}
            <li
                className={styles.strong}
                data-end={last ? undefined : 'last'}
                style={last ? at(across(picture, now)) : undefined}
            >
                {t('renewal.chart.today')}
            </li>
            {last && (
                <li data-end="last" data-wide={last.isWide || undefined}>
                    {shortOf(last.time)}
                </li>
            )}
        </ul>
    );
}

/** What the lines and marks of the picture mean; those of after today with their days. */
export function Legend({ picture }: { picture: Picture }) {
    const t = useT();
    const [language] = useLocaleState();
    const { count, valid, now } = picture;
    const flags = flagsOf(picture);
    const [first, ...ends] = valid;
    const next = ends[0];
    return (
        <>
            <ul className={`plain-list small ${styles.legend}`} aria-label={t('renewal.chart.legend')}>
                <li data-line="keys">{t('renewal.chart.keys')}</li>
                <li data-line="machines">{t('renewal.chart.machines')}</li>
                <li data-line="count">{t('renewal.chart.count', { count })}</li>
                {first && first.keys > 0 && (
                    <li data-line="valid">
                        {next
                            ? t('renewal.chart.validUntil', {
                                  count: first.keys,
                                  date: readersDay(Math.max(next.at, now), language),
                                  left: next.keys,
                              })
                            : t('renewal.chart.valid', { count: first.keys })}
                    </li>
                )}
            </ul>
            {flags.length > 0 && (
                <ol className={`plain-list small ${styles.flags}`} aria-label={t('renewal.chart.ahead')}>
                    {flags.map(({ day, marks }) => (
                        <li key={day}>
                            <span className={styles.when}>{formatDay(day, language)}</span>{' '}
                            {marks.map(({ kind, name }) => (
                                <span key={`${kind} ${name}`} className={styles.mark}>
                                    {t(`deadlines.kinds.${kind}`)}: <bdi translate="no">{name}</bdi>
                                </span>
                            ))}
                        </li>
                    ))}
                </ol>
            )}
        </>
    );
}
