import { useIsFetching } from '@tanstack/react-query';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import type { Video } from '#dataProvider/types';
import { Spinner } from '#src/ui/feedback/Spinner';
import { webAddress } from '#src/shared/format/address';
import { useCurrentUser } from '#src/shared/hooks/useCurrent';
import { LockIcon } from '#src/ui/icons';
import { academyKeys } from '../keys';
import { SessionActions } from '../session/SessionActions';
import { stateName } from '../session/sessionState';
import { useAcademySession, type SessionState } from '../session/useAcademySession';
import styles from './video.module.css';

/** The paywall's texts for a state; they ask for a licence only when there is none (ACADEMY-11). */
function wordsOf(state: SessionState): { title: MessageKey; text: MessageKey } {
    if (state === 'missing') return { title: 'academy.player.paywallTitle', text: 'academy.player.paywallText' };
    if (state === true) return { title: 'academy.player.closedTitle', text: 'academy.player.closedText' };
    const words = `academy.session.states.${stateName(state)}` as const;
    return { title: `${words}.title`, text: `${words}.text` };
}

/**
 * Replaces a locked video (ACADEMY-11): explains what is needed to watch it, with the available actions. While the licence is being checked
 * it shows only that.
 */
export function Paywall({ video }: { video: Video }) {
    const t = useT();
    const { state } = useAcademySession();
    const { data: user } = useCurrentUser();
    const picture = webAddress(video.thumbnail);
    // Once the licence turns out to be valid, the video is read again.
    const reading = useIsFetching({ queryKey: academyKeys.video(video.id) }) > 0;
    const { title, text } = wordsOf(state);
    return (
        <div className={styles.stage}>
            {picture && <img src={picture} alt="" className={styles.dimmed} />}
            <div className={`box ${styles.paywall}`} role="note">
                {state === 'loading' || (state === true && reading) ? (
                    <>
                        <Spinner />
                        <p>{t('academy.session.states.loading.title')}</p>
                    </>
                ) : (
                    <>
                        <LockIcon size={28} />
                        <h2>{t(title)}</h2>
                        <p>{t(text)}</p>
                        {user && <SessionActions role={user.role} />}
                    </>
                )}
            </div>
        </div>
    );
}
