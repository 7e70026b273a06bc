import { useLocaleState, useTranslate } from 'ra-core';
import type { Video } from '#dataProvider/types';
import { StateChip } from '#src/shared/fields/StateChip';
import { formatExpiry } from '#src/shared/format/date';
import { CheckIcon } from '#src/shared/icons';
import { isBegun, isCompleted } from '../content';
import styles from './browse.module.css';

/** The states of a video as text; nothing for one that is open and not started. */
export function Marks({ video }: { video: Video }) {
    const translate = useTranslate();
    const [language] = useLocaleState();
    const marks: string[] = [];
    if (video.type === 'placeholder') marks.push(translate('academy.placeholder'));
    else {
        if (video.locked) marks.push(translate('academy.locked'));
        if (video.type === 'stream') marks.push(translate('academy.stream'));
        if (isBegun(video)) marks.push(translate('academy.percent', { percent: Math.floor(video.progress) }));
        if (video.expiresAt !== null) {
            marks.push(translate('academy.availableUntil', { date: formatExpiry(video.expiresAt, language) }));
        }
    }
    const completed = isCompleted(video) && video.type !== 'placeholder';
    if (marks.length === 0 && !completed) return null;
    return (
        <p className={styles.marks}>
            {completed && (
                <StateChip tone="success" icon={<CheckIcon size={14} />}>
                    {translate('academy.completed')}
                </StateChip>
            )}
            {marks.join(' · ')}
        </p>
    );
}
