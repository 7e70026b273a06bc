import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Licence } from '../../dataProvider/types';
import { freeKeys, isAutomatic } from '../licences/public';
import { toastFailure } from '../shared/feedback/failure';
import { toast } from '../shared/feedback/toast';
import { expirySeconds, todayUtc } from '../shared/format/date';
import { CheckboxField } from '../shared/inputs/CheckboxField';
import { ExpiryField } from '../shared/inputs/ExpiryField';
import { FormModal } from '../shared/modal/FormModal';
import { addOutcome, expiryProblem, hasLicence, isExpiryRequired, type Refusal } from './assignment';
import { ChosenUsers, Refusals } from './ChosenUsers';
import { useAddUsersDraft, type ChosenPerson } from './useAddUsersDraft';
import { useAssignLicences } from './useLicenceMembers';
import { UserPicker } from './UserPicker';
import styles from './users.module.css';

const PROBLEMS = { missing: 'licenceUsers.expireDateRequired', past: 'licenceUsers.expirePast' } as const;

/**
 * Adds users to a licence (specification 2, section 5): at least one, with an expiry where the customer or the licence asks for it. Those
 * who did not get the licence are named with the reason and stay chosen. What is entered survives a reload and the end of the session.
 */
export default function AddUsersModal({ licence, school, onClose }: { licence: Licence; school: boolean; onClose(): void }) {
    const translate = useTranslate();
    const assign = useAssignLicences();
    const required = isExpiryRequired({ school, automatic: isAutomatic(licence) });
    const { entry, change, drop } = useAddUsersDraft(licence.id);
    const { chosen, expires, day, sendMail } = entry;
    const ids = new Set(chosen.map(({ id }) => id));
    const [refused, setRefused] = useState<readonly Refusal[]>([]);
    const [choiceError, setChoiceError] = useState<string | null>(null);
    const [dayError, setDayError] = useState<string | null>(null);
    const list = useRef<HTMLDivElement>(null);
    const dayInput = useRef<HTMLInputElement>(null);
    const wanted = required || expires;
    const free = freeKeys(licence);
    // They get no keys by mail (specification 2, section 4).
    const inactive = chosen.filter(({ active }) => active === false).length;

    const close = () => {
        drop();
        onClose();
    };
    const toggle = (user: ChosenPerson) => {
        setChoiceError(null);
        const { id, email, alias, active } = user;
        const others = chosen.filter(other => other.id !== id);
        change({ chosen: ids.has(id) ? others : [...chosen, { id, email, alias, active }] });
    };

    const save = async () => {
        const problem = expiryProblem({ wanted, day, today: todayUtc() });
        setDayError(problem && translate(PROBLEMS[problem]));
        if (problem) dayInput.current?.focus();
        if (chosen.length === 0) {
            setChoiceError(translate('licenceUsers.chooseOne'));
            list.current?.focus();
        }
        if (problem || chosen.length === 0) return;

        const expire = wanted ? (expirySeconds(day) ?? undefined) : undefined;
        const assignments = chosen.map(user => ({
            user: user.id,
            licence: licence.id,
            ...(expire === undefined ? {} : { expire }),
            ...(sendMail && user.active !== false ? { sendMail } : {}),
        }));
        const outcome = addOutcome(chosen, await assign(assignments));
        if (outcome.kind === 'all') {
            toast.success(translate('licenceUsers.addSuccess', { smart_count: outcome.added }));
            close();
            return;
        }
        setRefused(outcome.refused);
        const again = new Set(outcome.refused.map(({ user }) => user.id));
        change({ chosen: chosen.filter(({ id }) => again.has(id)) });
        toastFailure(outcome.error, translate(outcome.kind === 'some' ? 'licenceUsers.partial' : 'licenceUsers.addFailed'));
    };

    return (
        <FormModal
            open
            size="lg"
            title={translate('licenceUsers.addTitle')}
            onClose={close}
            onSubmit={save}
            submit={translate('licenceUsers.addSubmit')}
        >
            <div className={styles.form}>
                <p className={styles.free}>
                    {free === 0 ? translate('licenceUsers.noneFree') : translate('licenceUsers.free', { smart_count: free })}
                </p>
                <Refusals title={translate('licenceUsers.failedTitle')} refused={refused} />
                <UserPicker
                    expand="keys"
                    isTaken={user => hasLicence(user, licence.id)}
                    takenText={translate('licenceUsers.assigned')}
                    chosen={ids}
                    onToggle={toggle}
                    error={choiceError}
                    listRef={list}
                />
                <ChosenUsers chosen={chosen} overbooked={chosen.length > free} onRemove={toggle} />
                <div className={styles.options}>
                    {!required && (
                        <CheckboxField
                            label={translate('licenceUsers.expiryToggle')}
                            checked={expires}
                            onChange={checked => {
                                change({ expires: checked });
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
                                change({ day: typed });
                                setDayError(null);
                            }}
                        />
                    )}
                    <CheckboxField
                        label={translate('licenceUsers.sendMail')}
                        checked={sendMail}
                        onChange={checked => change({ sendMail: checked })}
                    />
                    <p role="status" className={styles.inactiveHint}>
                        {sendMail && inactive > 0 && translate('licenceUsers.inactiveMail', { smart_count: inactive })}
                    </p>
                </div>
            </div>
        </FormModal>
    );
}
