import { useT } from '#i18n/useT';
import { useState } from 'react';
import type { Licence } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { isAutomatic, KeyCounting, useRefusalReasons } from '../../licences/public';
import { FormModal } from '../../shared/form/FormModal';
import { usePortalForm, type PortalForm } from '../../shared/form/usePortalForm';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { usePageRecord } from '../../shared/RecordPage';
import { addOutcome, hasLicence, isExpiryRequired, shareOut, type AddOutcome } from '../assignment';
import { Refusals } from '../ChosenUsers';
import { dayProblem, expiryOf, NO_TERMS, type GivingTerms } from '../givingTerms';
import { KeySupplyNotice } from '../KeySupplyNotice';
import { PeopleField, type ChosenPerson } from '../PeopleField';
import { TermsFields } from '../TermsFields';
import { useKeySupply, type KeySupply } from '../useKeySupply';
import { useAssignLicences } from '../useLicenceMembers';
import { isPerson } from '../user';

/** The input of the form. */
interface AddUsersEntry extends GivingTerms {
    chosen: readonly ChosenPerson[];
    /** whether keys without a user are assigned too */
    givesSpare: boolean;
}

const EMPTY: AddUsersEntry = { ...NO_TERMS, chosen: [], givesSpare: false };

/**
 * Adds users to the page's licence (USER-12, USER-13), with an expiry where the customer or the licence requires one. Users for whom it
 * failed are listed with the reason and stay selected. With more users than keys nothing is sent: the administrator decides who gets none.
 */
export default function AddUsersModal({ onClose }: { onClose(): void }) {
    const t = useT();
    const licence = usePageRecord<Licence>();
    const school = useCurrentCustomer().data?.flags.school ?? false;
    const assign = useAssignLicences();
    const reasonsOf = useRefusalReasons();
    const required = isExpiryRequired({ school, automatic: isAutomatic(licence) });
    const [failed, setFailed] = useState<AddOutcome | null>(null);

    const form: PortalForm<AddUsersEntry> = usePortalForm<AddUsersEntry, AddOutcome>({
        draft: `licence/${licence.id}/users`,
        initial: EMPTY,
        isEntry: isPerson,
        check: values => {
            const problem = dayProblem(values, required);
            return {
                chosen: values.chosen.length === 0 && t('users.ofLicence.chooseOne'),
                // Without a text, because the notice below the list explains it.
                givesSpare: supply.over > 0 && 'overbooked',
                day: problem && t(problem),
            };
        },
        send: async ({ chosen, givesSpare, ...terms }) => {
            const expire = expiryOf(terms, required);
            const gifts = shareOut(chosen, supply.free, givesSpare ? supply.spare : []).map(({ person: user, key }) => ({
                user: user.id,
                licence: licence.id,
                key,
                ...(expire === undefined ? {} : { expire }),
                ...(terms.sendMail && user.active !== false ? { sendMail: true } : {}),
            }));
            const result = await assign(gifts);
            const reasons = await reasonsOf(
                result.failed.map(({ item: { user, key }, error }) => ({ error, licence: licence.id, user, key })),
            );
            const outcome = addOutcome(chosen, result, reasons);
            setFailed(outcome);
            return outcome;
        },
        rest: ({ kind, refused }) => (kind === 'all' ? null : { chosen: refused.map(({ user }) => user) }),
        done: ({ added }) => t('users.ofLicence.addSuccess', { smart_count: added }),
        onClose,
    });
    const { chosen, givesSpare } = form.values;
    const supply: KeySupply = useKeySupply(licence, chosen.length, givesSpare, !form.busy);
    const { free, over } = supply;
    const tried = Boolean(form.refusals.givesSpare);

    return (
        <FormModal form={form} size="lg" title={t('users.ofLicence.addTitle')} submit={t('modal.add')}>
            <p className="muted small no-margin">
                {free === 0 ? t('users.ofLicence.noneFree') : t('users.ofLicence.free', { smart_count: free })}
            </p>
            <KeyCounting />
            {failed && (
                <Refusals
                    title={`${t(failed.kind === 'some' ? 'users.ofLicence.partial' : 'users.ofLicence.addFailed')} ${t('users.ofLicence.failedTitle')}`}
                    refused={failed.refused}
                    to={({ id }) => `${paths.userWhy(id)}?product=${encodeURIComponent(licence.product)}`}
                />
            )}
            <PeopleField
                name="chosen"
                expand="keys"
                isTaken={user => hasLicence(user, licence.id)}
                takenText={t('users.ofLicence.assigned')}
                tooMany={over > 0}
                invalid={tried}
                onChange={() => form.clear('givesSpare')}
            />
            <KeySupplyNotice
                supply={supply}
                count={chosen.length}
                givesSpare={givesSpare}
                urgent={tried}
                onGiveSpare={gives => form.change({ givesSpare: gives })}
            />
            {/* Inactive users get no keys by e-mail (USER-5). */}
            <TermsFields required={required} inactive={chosen.filter(({ active }) => active === false).length} />
        </FormModal>
    );
}
