import { Skeleton, TitleSkeleton } from '#src/ui/feedback/Skeleton';
import styles from './browse.module.css';

/** The placeholder for a grid of cards; with `headed` also for the page's title, search field and progress. */
export function AcademySkeleton({ headed = false }: { headed?: boolean }) {
    return (
        <div aria-busy="true">
            {headed && (
                <>
                    <div className={`stack ${styles.skeletonHead}`}>
                        <TitleSkeleton width={240} />
                        <Skeleton width="min(320px, 100%)" height={20} />
                    </div>
                    <div className={`stack ${styles.skeletonHead}`}>
                        <Skeleton width="min(520px, 100%)" height={40} />
                    </div>
                    <div className={styles.progressLine}>
                        <Skeleton height={24} />
                    </div>
                </>
            )}
            <ul className={`plain-list ${styles.grid}`}>
                {['a', 'b', 'c', 'd'].map(card => (
                    <li key={card} className={`box ${styles.card}`}>
                        <span className={styles.thumbnail} />
                        <div className={styles.words}>
                            <Skeleton width="70%" height={20} />
                            <Skeleton height={16} />
                            <Skeleton width="40%" height={16} />
                        </div>
                    </li>
                ))}
            </ul>
        </div>
    );
}
