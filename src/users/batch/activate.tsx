import { useT } from '#i18n/useT';
import { isGuest } from '../../shared/person';
import { Button } from '../../ui/Button';
import styles from './batch.module.css';
import { userDialog, type UserAbout, type UserVerb } from './UserBatch';

/** The activation link, to inactive users of the own customer: the selected ones, or all of them (MANY-10). */
export const activate: UserVerb = {
    kind: 'activate',
    initial: {},
    text: () => 'verbs.activate.text',
    obstacle: (user, { about: { customer } }) => {
        if (isGuest(user, customer)) return 'users.batch.reasons.guest';
        return user.active ? 'users.batch.reasons.active' : null;
    },
    steps: () => [{ verb: 'recover', only: 'inactive' }],
    Above: EveryInactive,
};

function EveryInactive({ about: { everyInactive, onEveryInactive } }: { about: UserAbout }) {
    const t = useT();
    return (
        <div className={styles.every}>
            {everyInactive ? (
                <p className="no-margin">{t('users.batch.every.text')}</p>
            ) : (
                <Button variant="outlined" onClick={onEveryInactive}>
                    {t('users.batch.every.button')}
                </Button>
            )}
        </div>
    );
}

export default userDialog(activate);
