import { isAdministrator } from '#authProvider/roles';
import { useMediaQuery } from '#src/shared/hooks/useMediaQuery';
import { LicenceUsage } from './LicenceUsage';
import { NeedsList } from './NeedsList';
import { OwnApplications } from './OwnApplications';
import { OwnKeys } from './OwnKeys';
import { OwnLearning } from './OwnLearning';
import { OwnTicket } from './OwnTicket';
import styles from './parts.module.css';
import type { Viewer } from './reads';

export { TileFact } from './TileFact';

/** Where two columns do not fit beside the sidebar; the same in the style sheets. */
const STACKED = '(max-width: 1023.95px)';

/** How many keys have room beside each other's column, and above each other. */
const KEYS = { wide: 5, stacked: 3 } as const;

/** Whether the portal's own academy is offered: other languages have theirs elsewhere (SHELL-12). */
const learnsHere = ({ areas }: Viewer): boolean => areas.get('academy')?.external === false;

/** The applications and, below, the licences: where their pages are offered (PAGE-1). */
const Applications = ({ viewer }: { viewer: Viewer }) => viewer.areas.has('applications') && <OwnApplications />;
const Usage = ({ viewer, full }: { viewer: Viewer; full: boolean }) =>
    viewer.areas.has('licences') && <LicenceUsage full={full} />;

/** The column beside a person's keys: the ticket, and what is learnt or, where that is elsewhere, the applications. */
function OwnSide({ viewer }: { viewer: Viewer }) {
    return (
        <>
            {viewer.areas.has('tickets') && <OwnTicket />}
            {learnsHere(viewer) ? <OwnLearning /> : <Applications viewer={viewer} />}
        </>
    );
}

/**
 * What stands above the tiles: for administrators what needs them and how full the licences are, for others their keys and what they go on
 * with (DASH-1). In narrow windows only the first of the two, so that the tiles are near.
 */
export function Above({ viewer }: { viewer: Viewer }) {
    const stacked = useMediaQuery(STACKED);
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

/** What stands below the tiles: the rest. */
export function Below({ viewer }: { viewer: Viewer }) {
    const stacked = useMediaQuery(STACKED);
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
