import { useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import type { Directory, Video } from '#dataProvider/types';
import { begunVideos, nextInCourses } from '../courses';
import { readSeen } from '../seen';
import { LearnLink } from './LearnLink';
import styles from './learn.module.css';

/** Maximum number of videos in each part. */
const SHOWN = 6;

interface LearningProps {
    directories: readonly Directory[];
    /** the videos of each directory; empty until they have loaded */
    playlists: readonly (readonly Video[])[];
    /** what stands below, which would move if it came first */
    children: ReactNode;
}

/** The videos in progress, last watched first, and the next video of each course in progress, if there are any (ACADEMY-15). */
export default function Learning({ directories, playlists, children }: LearningProps) {
    const t = useT();
    const [seen] = useState(readSeen);
    const begun = begunVideos(playlists.flat(), seen).slice(0, SHOWN);
    const next = nextInCourses(playlists).slice(0, SHOWN);
    return (
        <>
            <div className={styles.parts}>
                {begun.length > 0 && <Part title={t('dashboard.own.learning')} entries={begun.map(video => ({ video }))} />}
                {next.length > 0 && (
                    <Part
                        title={t('academy.nextInCourses')}
                        entries={next.map(({ video, list }) => ({ video, course: directories[list]?.label }))}
                    />
                )}
            </div>
            {children}
        </>
    );
}

function Part({ title, entries }: { title: string; entries: readonly { video: Video; course?: string | undefined }[] }) {
    return (
        <section className={styles.section}>
            <h2 className={`heading ${styles.heading}`}>{title}</h2>
            <ul className={`plain-list ${styles.list}`}>
                {entries.map(({ video, course }) => (
                    <li key={video.id}>
                        <LearnLink video={video} {...(course ? { course } : {})} />
                    </li>
                ))}
            </ul>
        </section>
    );
}
