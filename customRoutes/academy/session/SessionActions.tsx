import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#src/ui/Button';
import { useT } from '#i18n/useT';
import type { Role } from '#dataProvider/types';
import { Spinner } from '#src/ui/feedback/Spinner';
import { useNotifyFailure } from '#src/shared/failure';
import { useSingleFlight } from '#src/ui/useSingleFlight';
import { paths } from '#src/config/paths';
import { actionsOf, stateTone, type SessionAction } from './sessionState';
import styles from './SessionPanel.module.css';
import { useAcademySession } from './useAcademySession';
import { lazyDialog } from '#src/ui/modal/lazyDialog';

const RequestAcademyModal = lazyDialog(async () => (await import('#src/licences/public')).loadRequestAcademy());

/** What the chain of what has to hold says more about (WHY-4). */
const EXPLAINED: ReadonlySet<string> = new Set(['missing', 'occupied', 'invalid']);

/** The actions available to this role in the session's state, as buttons; renders nothing when there are none. */
export function SessionActions({ role }: { role: Role }) {
    const t = useT();
    const { pathname } = useLocation();
    const { state, refresh, check, release } = useAcademySession();
    const notifyFailure = useNotifyFailure();
    const [asking, setAsking] = useState(false);
    const [again, busy] = useSingleFlight(async (action: Exclude<SessionAction, 'request' | 'membership'>) => {
        if (action === 'release') {
            if (!(await release())) notifyFailure(null, t('academy.errors.release'));
        } else await (action === 'refresh' ? refresh() : check());
    });
    // The membership page needs no link to itself.
    const actions = actionsOf(state, role).filter(action => action !== 'membership' || pathname !== paths.academyMembership);
    if (actions.length === 0) return null;

    const button = (action: SessionAction, first: boolean) => {
        const look = { size: 'small', variant: first ? 'contained' : 'outlined' } as const;
        const label = t(`academy.session.actions.${action}`);
        if (action === 'membership') {
            return (
                <ButtonLink key={action} {...look} to={paths.academyMembership}>
                    {label}
                </ButtonLink>
            );
        }
        if (action === 'request') {
            return (
                <Button key={action} {...look} onClick={() => setAsking(true)}>
                    {label}
                </Button>
            );
        }
        return (
            // Not disabled while the action runs, so that it keeps the focus; a second click does nothing.
            <Button
                key={action}
                {...look}
                aria-busy={busy}
                startIcon={busy ? <Spinner /> : undefined}
                onClick={() => void again(action)}
            >
                {label}
            </Button>
        );
    };
    return (
        <div className={`buttons ${styles.actions}`}>
            {actions.map((action, at) => button(action, at === 0 && stateTone(state) === 'warning'))}
            {typeof state === 'string' && EXPLAINED.has(state) && (
                <ButtonLink variant="outlined" to={`${paths.why}?product=academy`} state={{ session: state }}>
                    {t('finder.stopsMe')}
                </ButtonLink>
            )}
            {asking && <RequestAcademyModal onClose={() => setAsking(false)} />}
        </div>
    );
}
