import { useState } from 'react';
import { useT } from '#i18n/useT';
import type { Directory, Video } from '#dataProvider/types';
import { begunVideos, nextInCourses } from '../courses';
import { usePlaylists } from '../playlists';
import { readSeen } from '../seen';
import { LearnLink, LearnSkeleton } from './LearnLink';
import styles from './learn.module.css';

/** Maximum number of videos in each part. */
const SHOWN = 6;

/**
 * The videos in progress, last watched first, and the next video of each course in progress (ACADEMY-15); renders nothing if there are none.
 * While the playlists load, reserves a row for users who have watched something in this browser.
 */
export default function Learning({ directories }: { directories: readonly Directory[] }) {
    const t = useT();
    const [seen] = useState(readSeen);
    const courses = usePlaylists(directories.map(({ id }) => id));
    const waiting = courses.some(({ isPending }) => isPending);
    const lists = courses.map(({ data }) => data ?? []);
    const begun = begunVideos(lists.flat(), seen).slice(0, SHOWN);
    const next = nextInCourses(lists).slice(0, SHOWN);
    if (waiting) {
        return Object.keys(seen).length === 0 ? null : (
            <section className={styles.section} aria-busy="true">
                <h2 className={styles.heading}>{t('dashboard.own.learning')}</h2>
                <div className={styles.list}>
                    <LearnSkeleton />
                </div>
            </section>
        );
    }
    return (
        <>
            {begun.length > 0 && <Part title={t('dashboard.own.learning')} entries={begun.map(video => ({ video }))} />}
            {next.length > 0 && (
                <Part
                    title={t('academy.nextInCourses')}
                    entries={next.map(({ video, list }) => ({ video, course: directories[list]?.label }))}
                />
            )}
        </>
    );
}

function Part({ title, entries }: { title: string; entries: readonly { video: Video; course?: string | undefined }[] }) {
    return (
        <section className={styles.section}>
            <h2 className={styles.heading}>{title}</h2>
            <ul className={styles.list}>
                {entries.map(({ video, course }) => (
                    <li key={video.id}>
                        <LearnLink video={video} {...(course ? { course } : {})} />
                    </li>
                ))}
            </ul>
        </section>
    );
}
