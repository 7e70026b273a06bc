import type { ReactNode } from 'react';
import { webAddress } from '../../../src/shared/format/address';
import { AreaIcon, LockIcon } from '../../../src/shared/icons';
import styles from './browse.module.css';

interface ThumbnailProps {
    /** the server's address of the picture */
    address: string | null;
    locked: boolean;
    /** what lies on the picture, e.g. the duration */
    children?: ReactNode;
    /** the first pictures of a page are fetched at once, the others when they come near the window */
    eager?: boolean;
}

/** The picture of a video or directory in 16:9, which keeps its place while it loads; a drawing where there is none. Decoration. */
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
                    // A picture that cannot be loaded leaves the plain ground.
                    onError={event => (event.currentTarget.hidden = true)}
                />
            ) : (
                <span className={styles.drawing}>
                    <AreaIcon id="academy" size={40} />
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
