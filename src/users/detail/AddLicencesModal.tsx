import { useRef, useState } from 'react';
import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import type { User } from '#dataProvider/types';
import { freeKeys, useRefusalReasons } from '../../licences/public';
import { failureText } from '../../shared/feedback/failure';
import { toast } from '../../shared/feedback/toast';
import { expirySeconds, nowSeconds, todayUtc } from '../../shared/format/date';
import { CheckboxField } from '../../shared/inputs/CheckboxField';
import { ExpiryField } from '../../shared/inputs/ExpiryField';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { FormModal } from '../../shared/modal/FormModal';
import { expiryProblem } from '../assignment';
import { addMessage, expiryReason, licenceChoices, openWishes } from './detail';
import { LicencePicker } from './LicencePicker';
import { useAddLicencesDraft } from './useAddLicencesDraft';
import { useAddLicences } from './userChanges';
import { useLicences, useUserKeys } from './userReads';
import styles from './detail.module.css';

const PROBLEMS = { missing: 'userDetail.add.expireDateRequired', past: 'userDetail.add.expirePast' } as const;

/** A licence that was not assigned, and why: an i18n key. */
interface Refusal {
    id: string;
    name: string;
    reason: MessageKey;
}

/**
 * Assigns licences to a user (USER-12): at least one, with an expiry where the customer or a licence requires it. Licences that were not
 * assigned are listed with the reason and stay selected. The input survives a reload and the end of the session.
 */
export function AddLicencesModal({ user, school, onClose }: { user: User; school: boolean; onClose(): void }) {
    const t = useT();
    const add = useAddLicences();
    const reasonsOf = useRefusalReasons();
    const licences = useLicences();
    const keys = useUserKeys(user.id);
    const { entry, change, drop } = useAddLicencesDraft(user.id);
    const [failed, setFailed] = useState<{ text: string; refused: readonly Refusal[] } | null>(null);
    const [choiceError, setChoiceError] = useState<string | null>(null);
    const [dayError, setDayError] = useState<string | null>(null);
    const list = useRef<HTMLDivElement>(null);
    const dayInput = useRef<HTMLInputElement>(null);

    const unread = [licences, keys].find(read => read.error && !read.data);
    const choices = licences.data && keys.data && licenceChoices(licences.data, keys.data, { school, now: nowSeconds() });
    const wishes = openWishes(choices ?? [], entry.chosen);
    const fresh = wishes.filter(({ key }) => key === undefined).map(({ licence }) => licence);
    const reason = expiryReason(fresh, school);
    // Existing keys keep their expiry.
    const onlyExisting = wishes.length > 0 && fresh.length === 0;
    const wanted = !onlyExisting && (reason !== null || entry.expires);

    const sendMail = user.active && entry.sendMail;

    const close = () => {
        drop();
        onClose();
    };

    const submit = async () => {
        const problem = expiryProblem({ wanted, day: entry.day, today: todayUtc() });
        setDayError(problem && t(PROBLEMS[problem]));
        if (problem) dayInput.current?.focus();
        if (wishes.length === 0) {
            setChoiceError(t('userDetail.add.chooseOne'));
            list.current?.querySelector<HTMLElement>('input:enabled')?.focus();
        }
        // Do not send a request that is known to be refused.
        const keyless = wishes.find(({ licence, key }) => key === undefined && freeKeys(licence) === 0);
        if (keyless) {
            setChoiceError(t('userDetail.add.keyMissing', { licence: keyless.licence.name }));
            list.current?.querySelector<HTMLElement>('[data-missing]')?.focus();
        }
        if (problem || wishes.length === 0 || keyless) return;

        const asked = wishes.map(({ licence, key }) => ({ licence: licence.id, ...(key === undefined ? {} : { key }) }));
        const expire = wanted ? (expirySeconds(entry.day) ?? undefined) : undefined;
        const failures = await add({ user: user.id, wishes: asked, expire, sendMail });
        const message = addMessage(asked, failures.size);
        const text = t(`userDetail.add.${message}`, { smart_count: asked.length });
        if (failures.size === 0) {
            toast.success(text);
            close();
            return;
        }
        const left = wishes.filter(({ licence }) => failures.has(licence.id));
        const reasons = await reasonsOf(
            left.map(({ licence: { id }, key }) => ({ error: failures.get(id), licence: id, user: user.id, key })),
        );
        const refused = left.map(({ licence: { id, name } }, at) => ({
            id,
            name,
            reason: reasons[at] ?? failureText(failures.get(id)),
        }));
        setFailed({ text, refused });
        change({ chosen: asked.filter(({ licence }) => failures.has(licence)) });
    };

    const body = () => {
        if (unread?.error) return <FailedNotice error={unread.error} onRetry={unread.refetch} />;
        if (!choices) {
            return (
                <p className={styles.emptyList} role="status">
                    {t('userDetail.add.loading')}
                </p>
            );
        }
        return (
            <>
                {failed && <Refusals text={failed.text} refused={failed.refused} />}
                <LicencePicker
                    choices={choices}
                    chosen={entry.chosen}
                    error={choiceError}
                    listRef={list}
                    onChange={chosen => {
                        change({ chosen });
                        setChoiceError(null);
                    }}
                />
                <p role="status" className={styles.muted}>
                    {wishes.length > 0 && t('userDetail.add.chosen', { smart_count: wishes.length })}
                </p>
                {!onlyExisting && (
                    <div className={styles.options}>
                        {reason === null && (
                            <CheckboxField
                                label={t('userDetail.add.expiryToggle')}
                                checked={entry.expires}
                                onChange={checked => {
                                    change({ expires: checked });
                                    setDayError(null);
                                }}
                            />
                        )}
                        {wanted && (
                            <ExpiryField
                                label={t('userDetail.add.expiry')}
                                clearLabel={t('userDetail.add.expiryClear')}
                                required
                                value={entry.day}
                                error={dayError}
                                hint={reason ? t(`userDetail.add.${reason}Hint`) : undefined}
                                inputRef={dayInput}
                                onChange={typed => {
                                    change({ day: typed });
                                    setDayError(null);
                                }}
                            />
                        )}
                        <CheckboxField
                            label={t('userDetail.add.sendMail')}
                            // Inactive users get no keys by e-mail (USER-5).
                            hint={user.active ? undefined : t('userDetail.add.sendMailInactive')}
                            disabled={!user.active}
                            checked={sendMail}
                            onChange={checked => change({ sendMail: checked })}
                        />
                    </div>
                )}
            </>
        );
    };

    return (
        <FormModal
            open
            size="lg"
            title={t('userDetail.add.title')}
            onClose={close}
            onSubmit={submit}
            submit={t('userDetail.add.submit')}
            disabled={!choices}
        >
            <div className={styles.form}>{body()}</div>
        </FormModal>
    );
}

/** Lists the licences that were not assigned, and why; `text` (translated) summarizes the failure. */
function Refusals({ text, refused }: { text: string; refused: readonly Refusal[] }) {
    const t = useT();
    return (
        <div className={styles.refusals} role="alert">
            <p className={styles.refusalsTitle}>{`${text} ${t('userDetail.add.failedTitle')}`}</p>
            <dl>
                {refused.map(({ id, name, reason }) => (
                    <div key={id}>
                        <dt>
                            <bdi>{name}</bdi>
                        </dt>
                        <dd>{t(reason)}</dd>
                    </div>
                ))}
            </dl>
        </div>
    );
}
