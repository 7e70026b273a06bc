import { isAdministrator } from '#authProvider/roles';
import { useNarrow } from '#src/shared/hooks/useMediaQuery';
import { LicenceUsage } from './LicenceUsage';
import { NeedsList } from './NeedsList';
import { OwnApplications } from './OwnApplications';
import { OwnKeys } from './OwnKeys';
import { OwnLearning } from './OwnLearning';
import { OwnTicket } from './OwnTicket';
import styles from './parts.module.css';
import type { Viewer } from './reads';

export { TileFact } from './TileFact';

/** Maximum number of keys, with two columns and with one. */
const KEYS = { wide: 5, stacked: 3 } as const;

/** Whether the portal's own academy is offered: other languages have theirs on external sites (SHELL-12). */
const learnsHere = ({ areas }: Viewer): boolean => areas.get('academy')?.external === false;

/** The applications and, below them, the licences, if their pages are offered (PAGE-1). */
const Applications = ({ viewer }: { viewer: Viewer }) => viewer.areas.has('applications') && <OwnApplications />;
const Usage = ({ viewer, full }: { viewer: Viewer; full: boolean }) =>
    viewer.areas.has('licences') && <LicenceUsage full={full} />;

/** The column beside the user's keys: the ticket, and the video in progress or, if the academy is an external site, the applications. */
function OwnSide({ viewer }: { viewer: Viewer }) {
    return (
        <>
            {viewer.areas.has('tickets') && <OwnTicket />}
            {learnsHere(viewer) ? <OwnLearning /> : <Applications viewer={viewer} />}
        </>
    );
}

/**
 * The part above the tiles: for administrators what needs attention and the usage of licences, for others their keys and what they can continue
 * (DASH-1). In narrow windows only the first of the two, so that the tiles stay in reach.
 */
export function Above({ viewer }: { viewer: Viewer }) {
    const stacked = useNarrow();
    const administrates = isAdministrator(viewer.user);
    return (
        <div className={styles.columns}>
            {administrates ? (
                <NeedsList viewer={viewer} stacked={stacked} />
            ) : (
                viewer.areas.has('licences') && <OwnKeys user={viewer.user} most={stacked ? KEYS.stacked : KEYS.wide} />
            )}
            {!stacked && (
                <div className={styles.column}>
                    {administrates ? <Usage viewer={viewer} full /> : <OwnSide viewer={viewer} />}
                </div>
            )}
        </div>
    );
}

/** The part below the tiles: the rest. */
export function Below({ viewer }: { viewer: Viewer }) {
    const stacked = useNarrow();
    if (isAdministrator(viewer.user)) {
        if (!stacked) return null;
        return (
            <div className={styles.below}>
                <Usage viewer={viewer} full={false} />
            </div>
        );
    }
    return (
        <div className={styles.below}>
            {stacked && <OwnSide viewer={viewer} />}
            {learnsHere(viewer) && <Applications viewer={viewer} />}
        </div>
    );
}
