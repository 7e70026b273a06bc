import { useRef, useState } from 'react';
import { useT } from '#i18n/useT';
import type { Licence } from '#dataProvider/types';
import { isAutomatic, useRefusalReasons } from '../../licences/public';
import { toast } from '../../shared/feedback/toast';
import { expirySeconds, todayUtc } from '../../shared/format/date';
import { CheckboxField } from '../../shared/inputs/CheckboxField';
import { ExpiryField } from '../../shared/inputs/ExpiryField';
import { FormModal } from '../../shared/modal/FormModal';
import { addOutcome, expiryProblem, hasLicence, isExpiryRequired, shareOut, type AddOutcome } from '../assignment';
import { ChosenUsers, Refusals } from '../ChosenUsers';
import { KeySupplyNotice } from '../KeySupplyNotice';
import { useAddUsersDraft, type ChosenPerson } from './useAddUsersDraft';
import { useKeySupply } from '../useKeySupply';
import { useAssignLicences } from '../useLicenceMembers';
import { UserPicker } from '../UserPicker';
import styles from '../users.module.css';

const PROBLEMS = { missing: 'licenceUsers.expireDateRequired', past: 'licenceUsers.expirePast' } as const;

/**
 * Adds users to a licence (USER-12, USER-13): at least one, with an expiry where the customer or the licence requires it. Users who did not
 * get the licence are listed with the reason and stay selected. With more users than keys nothing is sent: the administrator decides who
 * gets none. The input survives a reload and the end of the session.
 */
export default function AddUsersModal({ licence, school, onClose }: { licence: Licence; school: boolean; onClose(): void }) {
    const t = useT();
    const assign = useAssignLicences();
    const reasonsOf = useRefusalReasons();
    const required = isExpiryRequired({ school, automatic: isAutomatic(licence) });
    const { entry, change, drop } = useAddUsersDraft(licence.id);
    const { chosen, expires, day, sendMail } = entry;
    const ids = new Set(chosen.map(({ id }) => id));
    const [failed, setFailed] = useState<AddOutcome | null>(null);
    const [givesSpare, setGivesSpare] = useState(false);
    const [sending, setSending] = useState(false);
    const [tried, setTried] = useState(false);
    const [choiceError, setChoiceError] = useState<string | null>(null);
    const [dayError, setDayError] = useState<string | null>(null);
    const list = useRef<HTMLDivElement>(null);
    const dayInput = useRef<HTMLInputElement>(null);
    const wanted = required || expires;
    const supply = useKeySupply(licence, chosen.length, givesSpare, !sending);
    const { free, over } = supply;
    // They get no keys by e-mail (USER-5).
    const inactive = chosen.filter(({ active }) => active === false).length;

    const close = () => {
        drop();
        onClose();
    };
    const toggle = (user: ChosenPerson) => {
        setChoiceError(null);
        setTried(false);
        const { id, email, alias, active } = user;
        const others = chosen.filter(other => other.id !== id);
        change({ chosen: ids.has(id) ? others : [...chosen, { id, email, alias, active }] });
    };

    const save = async () => {
        const problem = expiryProblem({ wanted, day, today: todayUtc() });
        setDayError(problem && t(PROBLEMS[problem]));
        if (problem) dayInput.current?.focus();
        if (chosen.length === 0) {
            setChoiceError(t('licenceUsers.chooseOne'));
            list.current?.focus();
        }
        setTried(over > 0);
        if (over > 0) list.current?.focus();
        if (problem || chosen.length === 0 || over > 0) return;

        const expire = wanted ? (expirySeconds(day) ?? undefined) : undefined;
        const gifts = shareOut(chosen, free, givesSpare ? supply.spare : []).map(({ person: user, key }) => ({
            user: user.id,
            licence: licence.id,
            key,
            ...(expire === undefined ? {} : { expire }),
            ...(sendMail && user.active !== false ? { sendMail } : {}),
        }));
        setSending(true);
        const answers = await assign(gifts);
        const reasons = await reasonsOf(
            answers.failed.map(({ item: { user, key }, error }) => ({ error, licence: licence.id, user, key })),
        );
        setSending(false);
        const outcome = addOutcome(chosen, answers, reasons);
        if (outcome.kind === 'all') {
            toast.success(t('licenceUsers.addSuccess', { smart_count: outcome.added }));
            close();
            return;
        }
        setFailed(outcome);
        const again = new Set(outcome.refused.map(({ user }) => user.id));
        change({ chosen: chosen.filter(({ id }) => again.has(id)) });
    };

    return (
        <FormModal
            open
            size="lg"
            title={t('licenceUsers.addTitle')}
            onClose={close}
            onSubmit={save}
            submit={t('licenceUsers.addSubmit')}
        >
            <div className={styles.form}>
                <p className={styles.free}>
                    {free === 0 ? t('licenceUsers.noneFree') : t('licenceUsers.free', { smart_count: free })}
                </p>
                {failed && (
                    <Refusals
                        title={`${t(failed.kind === 'some' ? 'licenceUsers.partial' : 'licenceUsers.addFailed')} ${t('licenceUsers.failedTitle')}`}
                        refused={failed.refused}
                    />
                )}
                <UserPicker
                    expand="keys"
                    isTaken={user => hasLicence(user, licence.id)}
                    takenText={t('licenceUsers.assigned')}
                    chosen={ids}
                    onToggle={toggle}
                    error={choiceError}
                    listRef={list}
                />
                <ChosenUsers chosen={chosen} all={over > 0} onRemove={toggle} />
                <KeySupplyNotice
                    supply={supply}
                    count={chosen.length}
                    givesSpare={givesSpare}
                    urgent={tried}
                    onGiveSpare={gives => {
                        setGivesSpare(gives);
                        setTried(false);
                    }}
                />
                <div className={styles.options}>
                    {!required && (
                        <CheckboxField
                            label={t('licenceUsers.expiryToggle')}
                            checked={expires}
                            onChange={checked => {
                                change({ expires: checked });
                                setDayError(null);
                            }}
                        />
                    )}
                    {wanted && (
                        <ExpiryField
                            label={t('licenceUsers.expiry')}
                            clearLabel={t('licenceUsers.expiryClear')}
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
                        label={t('licenceUsers.sendMail')}
                        checked={sendMail}
                        onChange={checked => change({ sendMail: checked })}
                    />
                    <p role="status" className={styles.inactiveHint}>
                        {sendMail && inactive > 0 && t('licenceUsers.inactiveMail', { smart_count: inactive })}
                    </p>
                </div>
            </div>
        </FormModal>
    );
}
