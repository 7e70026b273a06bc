import type { ReactNode } from 'react';
import { webAddress } from '#src/shared/format/address';
import { AcademyIcon, LockIcon } from '#src/ui/icons';
import styles from './browse.module.css';

interface ThumbnailProps {
    /** the picture's URL from the server */
    address: string | null;
    locked: boolean;
    /** overlaid on the picture, e.g. the duration */
    children?: ReactNode;
    /** loads at once, for the first pictures of a page; otherwise when it comes near the viewport */
    eager?: boolean;
}

/** The picture of a video or directory in 16:9, or a drawing when there is none. Decorative; reserves its space while it loads. */
export function Thumbnail({ address, locked, children, eager = false }: ThumbnailProps) {
    const source = webAddress(address);
    return (
        <div className={styles.thumbnail} data-locked={locked || undefined}>
            {source ? (
                <img
                    src={source}
                    alt=""
                    width={320}
                    height={180}
                    loading={eager ? 'eager' : 'lazy'}
                    decoding="async"
                    // A picture that cannot be loaded leaves the plain background.
                    onError={event => (event.currentTarget.hidden = true)}
                />
            ) : (
                <span className={styles.drawing}>
                    <AcademyIcon size={40} />
                </span>
            )}
            {locked && (
                <span className={styles.lock}>
                    <LockIcon size={20} />
                </span>
            )}
            {children}
        </div>
    );
}
