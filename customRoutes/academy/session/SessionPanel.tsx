import { useEffect, useId, useRef, useState } from 'react';
import { useMatch } from 'react-router';
import { useT } from '#i18n/useT';
import { Spinner } from '#src/ui/feedback/Spinner';
import { useCurrentUser } from '#src/shared/hooks/useCurrent';
import { usePhone } from '#src/shared/hooks/useMediaQuery';
import { paths } from '#src/config/paths';
import { CheckIcon, ChevronIcon, WarningIcon } from '#src/ui/icons';
import { stateName, stateTone } from './sessionState';
import { SessionActions } from './SessionActions';
import styles from './SessionPanel.module.css';
import { useAcademySession, type SessionState } from './useAcademySession';

/**
 * The academy's corner panel: the state of the licence, what it means for the content, and the available actions (ACADEMY-7). Collapsed
 * while all is well; opens by itself when something is wrong, except beside a video. On a phone it is a bar at the bottom.
 */
export function SessionPanel() {
    const t = useT();
    const { state } = useAcademySession();
    const { data: user } = useCurrentUser();
    const [opened, setOpened] = useState<{ state: SessionState; open: boolean } | null>(null);
    const detailsId = useId();
    const { panel, toggle } = useFocusKept(state);
    const phone = usePhone();
    const video = useMatch(`${paths.academy}/:directory/:video`);

    // Opening or closing it applies to the current state only. On a phone it starts as a bar, to save room; beside a video too, where it
    // would cover the controls of a wide picture, and a locked video says the same in its place.
    const open = opened?.state === state ? opened.open : stateTone(state) === 'warning' && !phone && !video;
    const words = `academy.session.states.${stateName(state)}` as const;
    return (
        <section
            ref={panel}
            className={styles.panel}
            data-academy-panel=""
            data-screen=""
            data-tone={stateTone(state)}
            aria-label={t('academy.session.panel')}
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
                    <span className={styles.title}>{t(`${words}.title`)}</span>
                    <span className={styles.chevron}>
                        <ChevronIcon />
                    </span>
                </button>
            </h2>
            <div id={detailsId} className={styles.details} hidden={!open}>
                <p className="muted no-margin">{t(`${words}.text`)}</p>
                {user && <SessionActions role={user.role} />}
            </div>
            <p className="visually-hidden" role="status">
                {state === 'loading' ? '' : `${t(`${words}.title`)}. ${t(`${words}.text`)}`}
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

/** A button may disappear when the state changes: the focus then moves to the panel's header. */
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
