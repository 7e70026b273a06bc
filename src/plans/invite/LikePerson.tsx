import { useState } from 'react';
import { useT } from '#i18n/useT';
import { addressOf } from '#dataProvider/address';
import type { User } from '#dataProvider/types';
import { useNotifyFailure } from '../../shared/failure';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/inputs/TextField';
import { useSingleFlight } from '../../ui/useSingleFlight';
import step from '../step.module.css';
import styles from './invite.module.css';
import { useFindPerson } from './reads';

/** "Like a person": takes over what somebody has as the boxes that are ticked (INVITE-3). */
export function LikePerson({ onFound }: { onFound(person: User): void }) {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const find = useFindPerson();
    const [email, setEmail] = useState('');
    const [isMissing, setMissing] = useState(false);
    const [taken, setTaken] = useState<string | null>(null);
    const [take, busy] = useSingleFlight(async () => {
        try {
            const person = await find(addressOf(email));
            setMissing(person === null);
            setTaken(person && (person.alias || person.email));
            if (person) onFound(person);
        } catch (error) {
            notifyFailure(error);
        }
    });
    return (
        <div className={styles.like}>
            <TextField
                type="email"
                label={t('planInvite.like.label')}
                hint={t('planInvite.like.hint')}
                error={isMissing ? t('planInvite.like.missing') : null}
                value={email}
                onChange={value => {
                    setEmail(value);
                    setMissing(false);
                }}
            />
            <Button variant="outlined" disabled={email.trim() === '' || busy} onClick={() => void take()}>
                {t('planInvite.like.take')}
            </Button>
            <p role="status" className={step.muted}>
                {taken !== null && t('planInvite.like.taken', { name: taken })}
            </p>
        </div>
    );
}
