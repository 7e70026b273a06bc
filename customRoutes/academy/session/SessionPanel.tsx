import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Role } from '../../../dataProvider/types';
import { RequestAcademyModal } from '../../../src/licences/public';
import { Spinner } from '../../../src/shared/feedback/Spinner';
import { useSingleFlight } from '../../../src/shared/hooks/useSingleFlight';
import { useCurrentUser } from '../../../src/shared/hooks/useCurrent';
import { usePhone } from '../../../src/shared/hooks/useMediaQuery';
import { CheckIcon, ChevronIcon, WarningIcon } from '../../../src/shared/icons';
import { PageLink } from '../../../src/shared/PageLink';
import { paths } from '../../paths';
import { actionsOf, stateName, stateTone, type SessionAction } from './sessionState';
import styles from './SessionPanel.module.css';
import { useAcademySession, type SessionState } from './useAcademySession';

/**
 * The corner panel of the academy: the state of the licence in plain words, what it means for the content, and what can be done
 * (specification 2, section 4). Closed while all is well; opens by itself when something is not. On a phone
 * a bar at the lower edge.
 */
export function SessionPanel() {
    const translate = useTranslate();
    const { state } = useAcademySession();
    const { data: user } = useCurrentUser();
    const [opened, setOpened] = useState<{ state: SessionState; open: boolean } | null>(null);
    const detailsId = useId();
    const { panel, toggle } = useFocusKept(state);
    const phone = usePhone();

    // What the person chose holds for this state; the next one decides anew. On a phone the bar alone tells, and takes little room.
    const open = opened?.state === state ? opened.open : stateTone(state) === 'warning' && !phone;
    const words = `academySession.states.${stateName(state)}`;
    return (
        <section
            ref={panel}
            className={styles.panel}
            data-academy-panel=""
            data-tone={stateTone(state)}
            aria-label={translate('academySession.panel')}
        >
            <h2 className={styles.heading}>
                <button
                    ref={toggle}
                    type="button"
                    className={styles.toggle}
                    aria-expanded={open}
                    aria-controls={detailsId}
                    onClick={() => setOpened({ state, open: !open })}
                >
                    <StateIcon state={state} />
                    <span className={styles.title}>{translate(`${words}.title`)}</span>
                    <span className={styles.chevron}>
                        <ChevronIcon />
                    </span>
                </button>
            </h2>
            <div id={detailsId} className={styles.details} hidden={!open}>
                <p className={styles.text}>{translate(`${words}.text`)}</p>
                {user && <Actions state={state} role={user.role} />}
            </div>
            <p className="visually-hidden" role="status">
                {state === 'loading' ? '' : `${translate(`${words}.title`)}. ${translate(`${words}.text`)}`}
            </p>
        </section>
    );
}

function StateIcon({ state }: { state: SessionState }) {
    const tone = stateTone(state);
    return (
        <span className={styles.icon}>
            {tone === 'busy' && <Spinner />}
            {tone === 'success' && <CheckIcon />}
            {tone === 'warning' && <WarningIcon />}
        </span>
    );
}

/** A button that was used may leave together with its state: the focus goes to the panel's head instead of nowhere. */
function useFocusKept(state: SessionState) {
    const panel = useRef<HTMLElement>(null);
    const toggle = useRef<HTMLButtonElement>(null);
    const inside = useRef(false);
    useEffect(() => {
        const active = document.activeElement;
        const lost = active === null || active === document.body || active.closest('[hidden]') !== null;
        if (inside.current && lost) toggle.current?.focus();
    }, [state]);
    useEffect(() => {
        const follow = ({ target }: FocusEvent): void => {
            inside.current = target instanceof Node && panel.current?.contains(target) === true;
        };
        document.addEventListener('focusin', follow);
        return () => document.removeEventListener('focusin', follow);
    }, []);
    return { panel, toggle };
}

function Actions({ state, role }: { state: SessionState; role: Role }) {
    const translate = useTranslate();
    const { pathname } = useLocation();
    const { refresh, check } = useAcademySession();
    const [asking, setAsking] = useState(false);
    const [again, busy] = useSingleFlight((action: 'refresh' | 'check') => (action === 'refresh' ? refresh() : check()));
    // The membership's own page needs no way to itself.
    const actions = actionsOf(state, role).filter(action => action !== 'membership' || pathname !== paths.academyMembership);
    if (actions.length === 0) return null;

    const button = (action: SessionAction, first: boolean) => {
        const look = { size: 'small', variant: first ? 'contained' : 'outlined' } as const;
        const label = translate(`academySession.actions.${action}`);
        if (action === 'membership') {
            return (
                <Button key={action} {...look} component={PageLink} to={paths.academyMembership}>
                    {label}
                </Button>
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
            // Not disabled while it works, so that it keeps the focus; a second click does nothing.
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
        <div className={styles.actions}>
            {actions.map((action, at) => button(action, at === 0 && stateTone(state) === 'warning'))}
            <RequestAcademyModal open={asking} onClose={() => setAsking(false)} />
        </div>
    );
}
