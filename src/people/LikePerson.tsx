import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { useT } from '#i18n/useT';
import { addressOf } from '#dataProvider/address';
import { isSameAddress } from '#dataProvider/text';
import type { User } from '#dataProvider/types';
import { useNotifyFailure } from '../shared/failure';
import { usePortalDataProvider } from '../shared/hooks/usePortalDataProvider';
import { LaterTexts } from '../shared/LaterTexts';
import { nameOf } from '../shared/person';
import { Button } from '../ui/Button';
import { Details } from '../ui/Details';
import { TextField } from '../ui/inputs/TextField';
import { useSingleFlight } from '../ui/useSingleFlight';
import styles from './like.module.css';

interface LikePersonProps {
    /** is taken over at once */
    email?: string;
    /** what is taken over is offered later, not ticked below */
    later?: boolean;
    onFound(person: User): void;
}

/** The same below a line that opens it; its code and texts are loaded then. */
export function LikeDetails({ open = false, ...props }: LikePersonProps & { open?: boolean }) {
    const t = useT();
    const [isOpen, setOpen] = useState(open);
    return (
        <Details summary={t('userDetail.actions.like')} open={open || undefined} onToggle={setOpen}>
            {isOpen && <LikePerson {...props} />}
        </Details>
    );
}

/** "Like a user": takes over what somebody has as the boxes that are ticked (USER-17, INVITE-3). */
export const LikePerson = (props: LikePersonProps) => (
    <LaterTexts name="like">
        <Like {...props} />
    </LaterTexts>
);

/** Returns a function that finds a user by address, with keys and groups; null if there is none. */
function useFindPerson() {
    const provider = usePortalDataProvider();
    return async (email: string): Promise<User | null> => {
        const { data } = await provider.getList<User>('users', { filter: { email } });
        const found = data.find(user => isSameAddress(user.email, email));
        return found ? (await provider.getOne<User>('users', { id: found.id })).data : null;
    };
}

function Like({ email: given = '', later = false, onFound }: LikePersonProps) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const find = useFindPerson();
    const [email, setEmail] = useState(given);
    const [isMissing, setMissing] = useState(false);
    const [taken, setTaken] = useState<string | null>(null);
    const [take, busy] = useSingleFlight(async () => {
        try {
            const person = await find(addressOf(email));
            setMissing(person === null);
            setTaken(person && nameOf(person));
            if (person) onFound(person);
        } catch (error) {
            notifyFailure(error);
        }
    });
    const start = useEffectEvent(() => {
        if (given !== '') void take();
    });
    useEffect(() => start(), []);
    const enter = (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        // The form around it is not sent.
        event.preventDefault();
        if (email.trim() !== '') void take();
    };
    return (
        <div className={styles.like} onKeyDown={enter}>
            <TextField
                type="email"
                label={t('like.label')}
                hint={t('like.hint')}
                error={isMissing ? t('like.missing') : null}
                value={email}
                onChange={value => {
                    setEmail(value);
                    setMissing(false);
                }}
            />
            <Button variant="outlined" disabled={email.trim() === ''} aria-busy={busy} onClick={() => void take()}>
                {t('like.take')}
            </Button>
            <p role="status" className={`${styles.said} muted no-margin`}>
                {taken !== null && t(later ? 'like.later' : 'like.taken', { name: taken })}
            </p>
        </div>
    );
}
