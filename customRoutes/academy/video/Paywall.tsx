import { useTranslate } from 'ra-core';
import type { Video } from '../../../dataProvider/types';
import { Spinner } from '../../../src/shared/feedback/Spinner';
import { webAddress } from '../../../src/shared/format/address';
import { useCurrentUser } from '../../../src/shared/hooks/useCurrent';
import { LockIcon } from '../../../src/shared/icons';
import { SessionActions } from '../session/SessionActions';
import { stateName } from '../session/sessionState';
import { useAcademySession, type SessionState } from '../session/useAcademySession';
import styles from './video.module.css';

/** States that say no more about a locked video than that it takes a licence. */
const WORDLESS: readonly SessionState[] = [true, 'missing'];

/**
 * Stands in the place of a locked video (specification 2, section 6): what it takes to see it, and what can be done. While the licence is
 * still being checked it only says so.
 */
export function Paywall({ video }: { video: Video }) {
    const translate = useTranslate();
    const { state } = useAcademySession();
    const { data: user } = useCurrentUser();
    const picture = webAddress(video.thumbnail);
    return (
        <div className={styles.stage}>
            {picture && <img src={picture} alt="" className={styles.dimmed} />}
            <div className={styles.paywall} role="note">
                {state === 'loading' ? (
                    <>
                        <Spinner />
                        <p>{translate('academySession.states.loading.text')}</p>
                    </>
                ) : (
                    <>
                        <LockIcon size={28} />
                        <h2>{translate('academyPlayer.paywallTitle')}</h2>
                        <p>
                            {translate(
                                WORDLESS.includes(state)
                                    ? 'academyPlayer.paywallText'
                                    : `academySession.states.${stateName(state)}.text`,
                            )}
                        </p>
                        {user && <SessionActions role={user.role} />}
                    </>
                )}
            </div>
        </div>
    );
}
