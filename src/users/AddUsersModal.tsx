import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Licence, User } from '../../dataProvider/types';
import { isAutomatic } from '../licences/public';
import { toastFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { expirySeconds, todayUtc } from '../shared/format/date';
import { CheckboxField } from '../shared/inputs/CheckboxField';
import { ExpiryField } from '../shared/inputs/ExpiryField';
import { Modal } from '../shared/modal/Modal';
import { SubmitButton } from '../shared/modal/SubmitButton';
import { addOutcome, expiryProblem, freePlaces, isExpiryRequired, type Refusal } from './assignment';
import { ChosenUsers, Refusals } from './ChosenUsers';
import { useAssignLicences } from './useLicenceMembers';
import { UserPicker } from './UserPicker';
import styles from './users.module.css';

const PROBLEMS = { missing: 'licenceUsers.expireDateRequired', past: 'licenceUsers.expirePast' } as const;

/**
 * Adds users to a licence (specification 2, section 5): at least one, with an expiry where the customer or the licence asks for it. Those
 * who did not get the licence are named with the reason and stay chosen.
 */
export function AddUsersModal({ licence, school, onClose }: { licence: Licence; school: boolean; onClose(): void }) {
    const translate = useTranslate();
    const assign = useAssignLicences();
    const required = isExpiryRequired({ school, automatic: isAutomatic(licence) });
    const [chosen, setChosen] = useState<ReadonlyMap<string, User>>(new Map());
    const [refused, setRefused] = useState<readonly Refusal[]>([]);
    const [expires, setExpires] = useState(false);
    const [day, setDay] = useState('');
    const [sendMail, setSendMail] = useState(false);
    const [choiceError, setChoiceError] = useState<string | null>(null);
    const [dayError, setDayError] = useState<string | null>(null);
    const list = useRef<HTMLDivElement>(null);
    const dayInput = useRef<HTMLInputElement>(null);
    const wanted = required || expires;
    const free = freePlaces(licence);

    const toggle = (user: User) => {
        setChoiceError(null);
        setChosen(before => {
            const next = new Map(before);
            if (!next.delete(user.id)) next.set(user.id, user);
            return next;
        });
    };

    const save = async () => {
        const problem = expiryProblem({ wanted, day, today: todayUtc() });
        setDayError(problem && translate(PROBLEMS[problem]));
        if (problem) dayInput.current?.focus();
        if (chosen.size === 0) {
            setChoiceError(translate('licenceUsers.chooseOne'));
            list.current?.focus();
        }
        if (problem || chosen.size === 0) return;

        const users = [...chosen.values()];
        const expire = wanted ? (expirySeconds(day) ?? undefined) : undefined;
        const assignments = users.map(user => ({
            user: user.id,
            licence: licence.id,
            ...(expire === undefined ? {} : { expire }),
            ...(sendMail ? { sendMail } : {}),
        }));
        const outcome = addOutcome(users, await assign.mutateAsync(assignments));
        if (outcome.kind === 'all') {
            toast.success(translate('licenceUsers.addSuccess', { smart_count: outcome.added }));
            onClose();
            return;
        }
        setRefused(outcome.refused);
        setChosen(new Map(outcome.refused.map(({ user }) => [user.id, user])));
        toastFailure(outcome.error, translate(outcome.kind === 'some' ? 'licenceUsers.partial' : 'licenceUsers.addFailed'));
    };

    return (
        <Modal
            open
            size="lg"
            title={translate('licenceUsers.addTitle')}
            onClose={onClose}
            onSubmit={save}
            actions={
                <>
                    <Button onClick={onClose}>{translate('modal.cancel')}</Button>
                    <SubmitButton>{translate('licenceUsers.addSubmit')}</SubmitButton>
                </>
            }
        >
            <div className={styles.form}>
                <p className={styles.free}>{translate('licenceUsers.free', { smart_count: free })}</p>
                <Refusals refused={refused} />
                <UserPicker licence={licence.id} chosen={chosen} onToggle={toggle} error={choiceError} listRef={list} />
                <ChosenUsers chosen={chosen} overbooked={chosen.size > free} onRemove={toggle} />
                <div className={styles.options}>
                    {!required && (
                        <CheckboxField
                            label={translate('licenceUsers.expiryToggle')}
                            checked={expires}
                            onChange={checked => {
                                setExpires(checked);
                                setDayError(null);
                            }}
                        />
                    )}
                    {wanted && (
                        <ExpiryField
                            label={translate('licenceUsers.expiry')}
                            clearLabel={translate('licenceUsers.expiryClear')}
                            required
                            value={day}
                            error={dayError}
                            inputRef={dayInput}
                            onChange={typed => {
                                setDay(typed);
                                setDayError(null);
                            }}
                        />
                    )}
                    <CheckboxField label={translate('licenceUsers.sendMail')} checked={sendMail} onChange={setSendMail} />
                </div>
            </div>
        </Modal>
    );
}
