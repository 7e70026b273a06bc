import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Video } from '#dataProvider/types';
import { DOT } from '#src/ui/dot';
import { StateChip } from '#src/ui/fields/StateChip';
import { formatUtcDay } from '#src/shared/format/date';
import { CheckIcon } from '#src/ui/icons';
import { isBegun, isCompleted } from '../content';
import styles from './browse.module.css';

/** The states of a video as text; renders nothing when there are none. */
export function Marks({ video }: { video: Pick<Video, 'type' | 'locked' | 'progress' | 'expiresAt'> }) {
    const t = useT();
    const [language] = useLocaleState();
    const marks: string[] = [];
    if (video.type === 'placeholder') marks.push(t('academy.placeholder'));
    else {
        if (video.locked) marks.push(t('academy.locked'));
        if (video.type === 'stream') marks.push(t('academy.stream'));
        if (isBegun(video)) marks.push(t('academy.percent', { percent: Math.floor(video.progress) }));
        if (video.expiresAt !== null) {
            marks.push(t('academy.availableUntil', { date: formatUtcDay(video.expiresAt, language) }));
        }
    }
    const completed = isCompleted(video) && video.type !== 'placeholder';
    if (marks.length === 0 && !completed) return null;
    return (
        <p className={`row ${styles.marks} muted small no-margin`}>
            {completed && (
                <StateChip tone="success" icon={<CheckIcon size={14} />}>
                    {t('academy.completed')}
                </StateChip>
            )}
            <span>{marks.join(DOT)}</span>
        </p>
    );
}
