import { useEffect, useId, useState } from 'react';
import { activateEdu } from '#dataProvider/actions/links';
import { isGone } from '#dataProvider/outcome';
import { addressOf } from '#dataProvider/address';
import type { PublicKey } from '#i18n/messages';
import { client } from '#src/client';
import { currentLanguage } from '#src/config/language';
import { OperatorLink } from '../aside';
import { useLinkAddress } from '../usePageToken';
import { CheckboxField } from '../forms/CheckboxField';
import { failureText } from '../forms/failure';
import { Message } from '../forms/Message';
import { SelectField } from '../forms/SelectField';
import { SubmitButton } from '../forms/SubmitButton';
import { TextField } from '../forms/TextField';
import { usePortalForm } from '../forms/usePortalForm';
import { View } from '../forms/View';
import { useT } from '../useT';
import { deleteDraft, isSame, keepDraft, readDraft, withAddress } from './draft';
import {
    DEGREES,
    EMPTY_REGISTRATION,
    SECTORS,
    graduationMonths,
    graduationYears,
    problems,
    toRegistration,
    type ChoiceFieldName,
    type ConsentFieldName,
    type FieldName,
    type RegistrationValues,
    type TextFieldName,
} from './registration';

/** Names for the list of missing fields, where the consents' full sentences would be too long. */
const SHORT_NAMES: Partial<Record<FieldName, PublicKey>> = {
    consentTerms: 'activateEdu.consents',
    consentPrivacy: 'activateEdu.consents',
};

interface RegistrationFormProps {
    token: string;
    /** the registration was sent, with this e-mail address */
    onSent: (email: string) => void;
    /** the token was used or replaced after the page was opened */
    onInvalid: () => void;
}

/**
 * The registration of a student or trainee (PUBLIC-6). The submit button is blocked until every check passes; pressing it anyway marks the
 * missing fields, and editing a field clears its mark. The typed values survive a reload until they are sent.
 */
export function RegistrationForm({ token, onSent, onInvalid }: RegistrationFormProps) {
    const t = useT();
    const missingId = useId();
    const address = useLinkAddress();
    const [opened] = useState(() => withAddress(readDraft(token), address));
    const form = usePortalForm({
        initial: opened,
        check: entered => Object.fromEntries(Object.entries(problems(entered)).map(([name, key]) => [name, t(key)])),
        send: async entered => {
            await activateEdu(client, toRegistration(entered, token));
            deleteDraft();
            onSent(addressOf(entered.email));
        },
        notify: error => {
            if (!isGone(error)) return failureText(t, error, 'activateEdu.failed');
            onInvalid();
            return null;
        },
    });
    const { element, values } = form;

    // In an effect rather than on each edit, because autofill edits many fields at once.
    useEffect(() => {
        // The address from the link is not an entry of the visitor.
        if (values !== opened || !isSame(opened, withAddress(EMPTY_REGISTRATION, address))) keepDraft(token, values);
    }, [token, values, opened, address]);

    const invalid = Object.keys(problems(values)) as FieldName[];

    const missing = new Set(invalid.map(name => t(SHORT_NAMES[name] ?? `activateEdu.${name}`)));
    return (
        <View key="form" title={t('activateEdu.formTitle')} text={t('activateEdu.formText')}>
            <form ref={element} className="p-form p-form-wide" onSubmit={form.submit} noValidate>
                <Fields form={form} />
                {form.failure && <Message kind="error">{form.failure}</Message>}
                {invalid.length > 0 && (
                    <Summary
                        id={missingId}
                        fields={missing}
                        onFirst={() => element.current?.querySelector<HTMLElement>(`[name=${invalid[0]}]`)?.focus()}
                    />
                )}
                <SubmitButton
                    label={t('activateEdu.submit')}
                    pending={form.busy}
                    blocked={invalid.length > 0}
                    describedBy={invalid.length > 0 ? missingId : undefined}
                />
            </form>
        </View>
    );
}

/** What is asked. */
function Fields({ form }: { form: Pick<ReturnType<typeof usePortalForm<RegistrationValues>>, 'field'> }) {
    const t = useT();
    const text = (name: TextFieldName, autoComplete: string, type = 'text') => (
        <TextField
            {...form.field(name)}
            label={t(`activateEdu.${name}`)}
            type={type}
            autoComplete={autoComplete}
            optional={name === 'phone'}
        />
    );
    const choice = (name: ChoiceFieldName, options: { value: string; label: string }[]) => (
        <SelectField {...form.field(name)} label={t(`activateEdu.${name}`)} options={options} />
    );
    const box = (name: ConsentFieldName | 'newsletter') => {
        const { value, ...field } = form.field(name);
        const optional = name === 'newsletter';
        return (
            <CheckboxField
                {...field}
                label={t(`activateEdu.${name}`)}
                checked={value}
                required={!optional}
                optional={optional}
                link={LINKED[name] && <OperatorLink {...LINKED[name]} />}
            />
        );
    };
    return (
        <>
            <fieldset>
                <legend>{t('activateEdu.person')}</legend>
                {text('forename', 'given-name')}
                {text('surname', 'family-name')}
                {text('email', 'email', 'email')}
                {text('phone', 'tel', 'tel')}
                {text('street', 'address-line1')}
                <div className="p-row">
                    {text('zip', 'postal-code')}
                    {text('city', 'address-level2')}
                </div>
            </fieldset>
            <fieldset>
                <legend>{t('activateEdu.education')}</legend>
                {text('school', 'organization')}
                {text('citySchool', 'off')}
                {choice(
                    'degree',
                    DEGREES.map(({ value, label }) => ({ value, label: t(label) })),
                )}
                {choice(
                    'sector',
                    SECTORS.map(value => ({ value, label: t(`activateEdu.sectors.${value}`) })),
                )}
                {choice('gradMonth', graduationMonths(currentLanguage()))}
                {choice(
                    'gradYear',
                    graduationYears(new Date()).map(year => ({ value: String(year), label: String(year) })),
                )}
            </fieldset>
            <fieldset className="p-consents">
                <legend>{t('activateEdu.consents')}</legend>
                {box('consentTerms')}
                {box('consentPrivacy')}
                {box('newsletter')}
            </fieldset>
        </>
    );
}

/** The consents with a page of the operator (PUBLIC-10). */
const LINKED: Partial<Record<FieldName | 'newsletter', { page: 'terms' | 'privacy'; text: 'readTerms' | 'readPrivacy' }>> = {
    consentTerms: { page: 'terms', text: 'readTerms' },
    consentPrivacy: { page: 'privacy', text: 'readPrivacy' },
};

/** What is still missing; the first name leads to its field. */
function Summary({ id, fields, onFirst }: { id: string; fields: ReadonlySet<string>; onFirst: () => void }) {
    const t = useT();
    const [before, after] = t('activateEdu.stillMissing', { fields: '|' }).split('|');
    const [first, ...others] = new Intl.ListFormat(currentLanguage()).formatToParts(fields);
    return (
        <p className="p-hint p-summary" id={id}>
            <span>{before}</span>
            <button key={first?.value} type="button" onClick={onFirst}>
                {first?.value}
            </button>
            <span>{others.map(({ value }) => value).join('') + (after ?? '')}</span>
        </p>
    );
}
