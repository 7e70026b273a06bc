import { useT } from '#i18n/useT';
import { useState } from 'react';
import { paths } from '#src/config/paths';
import type { CloudGroup, User } from '#dataProvider/types';
import { freeKeys, useRefusalReasons } from '../../licences/public';
import { sharedWith } from '../../people/public';
import { failureText } from '../../shared/failure';
import { hasTexts } from '../../shared/hasTexts';
import { CheckboxField } from '../../shared/form/fields';
import { FormModal } from '../../shared/form/FormModal';
import { usePortalForm } from '../../shared/form/usePortalForm';
import { nowSeconds } from '../../shared/format/date';
import { FailedNotice } from '../../shared/list/FailedNotice';
import { Link } from '../../ui/Link';
import { Refusals, type RefusedLicence } from '../ChosenUsers';
import { dayProblem, expiryOf, NO_TERMS, type GivingTerms } from '../givingTerms';
import { ExpiryFields } from '../TermsFields';
import { addMessage, expiryReason, isWish, licenceChoices, openWishes, type LicenceWish } from './detail';
import { LicencePicker } from './LicencePicker';
import { LikeFields } from './LikeFields';
import { useAddLicences, useAddToGroups } from './userChanges';
import { useLicences, useUserKeys } from './userReads';
import styles from './detail.module.css';

/** The input of the form. */
interface AddLicencesEntry extends GivingTerms {
    chosen: readonly LicenceWish[];
    /** taken over from another user (USER-17) */
    groups: readonly Pick<CloudGroup, 'id' | 'label'>[];
}

const EMPTY: AddLicencesEntry = { ...NO_TERMS, chosen: [], groups: [] };

interface AddLicencesModalProps {
    user: User;
    school: boolean;
    /** selected beforehand */
    chosen?: LicenceWish;
    /** shows "Like a user", with the address of one whose licences and cloud groups are taken over at once, or `''` */
    like?: string;
    onClose(): void;
}

/** The form that assigns licences to a user, and what it chooses from. */
function useAddLicencesForm({ user, school, chosen, onClose }: AddLicencesModalProps) {
    const t = useT();
    const add = useAddLicences();
    const join = useAddToGroups();
    const reasonsOf = useRefusalReasons();
    const licences = useLicences();
    const keys = useUserKeys(user.id);
    const [failed, setFailed] = useState<{ text: string; refused: readonly RefusedLicence[] } | null>(null);

    const unread = [licences, keys].find(read => read.error && !read.data);
    const choices = licences.data && keys.data && licenceChoices(licences.data, keys.data, { school, now: nowSeconds() });
    /** The licences to assign from the selection, and why their new keys need an expiry. */
    const meaningOf = ({ chosen }: AddLicencesEntry) => {
        const wishes = openWishes(choices ?? [], chosen);
        const fresh = wishes.filter(({ key }) => key === undefined).map(({ licence }) => licence);
        const reason = expiryReason(fresh, school);
        // Existing keys keep their expiry.
        const onlyExisting = wishes.length > 0 && fresh.length === 0;
        return { wishes, reason, onlyExisting };
    };

    const form = usePortalForm({
        draft: `user/${user.id}/licences`,
        initial: chosen ? { ...EMPTY, chosen: [chosen] } : EMPTY,
        isEntry: entry => isWish(entry) || hasTexts(entry, 'id', 'label'),
        check: values => {
            const { wishes, reason, onlyExisting } = meaningOf(values);
            const problem = onlyExisting ? null : dayProblem(values, reason !== null);
            // The server would refuse it.
            const keyless = wishes.find(({ licence, key }) => key === undefined && freeKeys(licence) === 0);
            return {
                chosen:
                    wishes.length === 0 && values.groups.length === 0
                        ? t('userDetail.add.chooseOne')
                        : keyless && t('userDetail.add.keyMissing', { licence: keyless.licence.name }),
                day: problem && t(problem),
            };
        },
        send: async values => {
            const { wishes, reason, onlyExisting } = meaningOf(values);
            const asked = wishes.map(({ licence, key }) => ({ licence: licence.id, ...(key === undefined ? {} : { key }) }));
            const expire = onlyExisting ? undefined : expiryOf(values, reason !== null);
            const failures =
                asked.length > 0
                    ? await add({ user: user.id, wishes: asked, expire, sendMail: user.active && values.sendMail })
                    : new Map<string, unknown>();
            const unjoined =
                values.groups.length > 0 ? await join({ user: user.id, groups: values.groups }) : new Map<string, unknown>();
            const joined = values.groups.filter(({ id }) => !unjoined.has(id)).map(({ label }) => label);
            const text = [
                asked.length > 0 && t(`userDetail.add.${addMessage(asked, failures.size)}`, { smart_count: asked.length }),
                joined.length > 0 && t('userDetail.groups.added', { group: joined.join(', ') }),
            ]
                .filter(Boolean)
                .join(' ');
            const lacking = values.groups.filter(({ id }) => unjoined.has(id));
            if (failures.size > 0 || lacking.length > 0) {
                const left = wishes.filter(({ licence }) => failures.has(licence.id));
                const reasons = await reasonsOf(
                    left.map(({ licence: { id }, key }) => ({ error: failures.get(id), licence: id, user: user.id, key })),
                );
                const refused = left.map(({ licence: { id, name } }, at) => ({
                    id,
                    name,
                    reason: reasons[at] ?? failureText(failures.get(id)),
                }));
                const groups = lacking.map(({ id, label }) => ({ id, name: label, reason: failureText(unjoined.get(id)) }));
                setFailed({ text, refused: [...refused, ...groups] });
            }
            return { text, left: asked.filter(({ licence }) => failures.has(licence)), lacking };
        },
        rest: ({ left, lacking }) => (left.length + lacking.length === 0 ? null : { chosen: left, groups: lacking }),
        done: ({ text }) => text,
        onClose,
    });
    return { form, unread, choices, failed, ...meaningOf(form.values) };
}

/**
 * Assigns licences to a user (USER-12): at least one, with an expiry where the customer or a licence requires it. Licences that were not
 * assigned are listed with the reason and stay selected.
 */
export function AddLicencesModal(props: AddLicencesModalProps) {
    const t = useT();
    const { form, unread, choices, failed, wishes, reason, onlyExisting } = useAddLicencesForm(props);

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
                {failed && (
                    <Refusals title={`${failed.text} ${t('userDetail.add.failedTitle')}`} refused={failed.refused}>
                        <Link to={paths.userWhy(props.user.id)}>{t('userDetail.actions.why')}</Link>
                    </Refusals>
                )}
                <LikeFields
                    like={props.like}
                    groups={form.values.groups}
                    onGroups={groups => form.change({ groups })}
                    onFound={person => {
                        // What cannot be given is not ticked: it is over, has no key left, or the user has it.
                        const free = choices.filter(({ obstacle, free: left }) => obstacle === null && left > 0);
                        const own = new Set(props.user.cloudGroups?.map(({ id }) => id));
                        const groups = (person.cloudGroups ?? []).filter(({ id }) => !own.has(id));
                        const shared = sharedWith(person, { licences: free.map(({ licence }) => licence), groups });
                        form.change({
                            chosen: shared.licences.map(({ id }) => ({ licence: id })),
                            groups: shared.groups.map(({ id, label }) => ({ id, label })),
                        });
                    }}
                />
                <LicencePicker name="chosen" choices={choices} />
                <p role="status" className="muted small">
                    {wishes.length > 0 && t('userDetail.add.chosen', { smart_count: wishes.length })}
                </p>
                {!onlyExisting && <Options reason={reason} user={props.user} />}
            </>
        );
    };

    return (
        <FormModal form={form} size="lg" title={t('userDetail.keys.add')} submit={t('modal.add')} disabled={!choices}>
            {body()}
        </FormModal>
    );
}

interface OptionsProps {
    user: User;
    /** why an expiry is required */
    reason: ReturnType<typeof expiryReason>;
}

/** How new keys are made. */
function Options({ user, reason }: OptionsProps) {
    const t = useT();
    return (
        <div className={`stack ${styles.options}`}>
            <ExpiryFields required={reason !== null} hint={reason ? t(`userDetail.add.${reason}Hint`) : undefined} />
            <CheckboxField
                name="sendMail"
                label={t('userDetail.add.sendMail')}
                // Inactive users get no keys by e-mail (USER-5).
                hint={user.active ? undefined : t('userDetail.add.sendMailInactive')}
                fixed={user.active ? undefined : false}
            />
        </div>
    );
}
