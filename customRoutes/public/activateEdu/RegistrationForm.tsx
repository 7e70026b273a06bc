import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { activateEdu } from '#dataProvider/actions/session';
import type { PublicKey } from '#i18n/messages';
import { client } from '#src/client';
import { currentLanguage } from '#src/config/language';
import { CheckboxField } from '../forms/CheckboxField';
import { failureText, isRefusal } from '../forms/failure';
import { focusFirstInvalid } from '../forms/focus';
import { Message } from '../forms/Message';
import { SelectField } from '../forms/SelectField';
import { SubmitButton } from '../forms/SubmitButton';
import { TextField } from '../forms/TextField';
import { useSubmission } from '../forms/useSubmission';
import { View } from '../forms/View';
import { useT } from '../useT';
import { dropDraft, keepDraft, readDraft } from './draft';
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

/** The consents' full sentences are too long for the list of missing fields. */
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
 * missing fields, and editing a field clears its mark. The typed values survive a reload, e.g. in another language, until they are sent.
 */
export function RegistrationForm({ token, onSent, onInvalid }: RegistrationFormProps) {
    const t = useT();
    const missingId = useId();
    const [values, setValues] = useState(() => readDraft(token));
    const [marked, setMarked] = useState<ReadonlySet<FieldName>>(new Set());
    const [failure, setFailure] = useState<string | null>(null);
    const [pending, submit] = useSubmission();

    // Not on each edit: a browser that fills in the whole form edits many fields at once.
    useEffect(() => {
        if (values !== EMPTY_REGISTRATION) keepDraft(token, values);
    }, [token, values]);

    const found = problems(values);
    const invalid = Object.keys(found) as FieldName[];

    const edit = <K extends keyof RegistrationValues>(name: K, value: RegistrationValues[K]) => {
        setValues(current => ({ ...current, [name]: value }));
        setMarked(current => new Set([...current].filter(other => other !== name)));
    };
    const errorOf = (name: FieldName) => {
        const key = marked.has(name) ? found[name] : undefined;
        return key && t(key);
    };

    const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (pending) return;
        flushSync(() => {
            setFailure(null);
            setMarked(new Set(invalid));
        });
        if (invalid.length > 0) {
            focusFirstInvalid(event.currentTarget);
            return;
        }
        void submit(async () => {
            try {
                await activateEdu(client, toRegistration(values, token));
                dropDraft();
                onSent(values.email.trim());
            } catch (error) {
                if (isRefusal(error) && error.status === 404) onInvalid();
                else setFailure(failureText(t, error, 'activateEdu.failed'));
            }
            return undefined;
        });
    };

    const text = (name: TextFieldName, autoComplete: string, type = 'text') => (
        <TextField
            label={t(`activateEdu.${name}`)}
            name={name}
            type={type}
            autoComplete={autoComplete}
            optional={name === 'phone'}
            value={values[name]}
            onChange={value => edit(name, value)}
            error={errorOf(name)}
        />
    );
    const choice = (name: ChoiceFieldName, options: { value: string; label: string }[]) => (
        <SelectField
            label={t(`activateEdu.${name}`)}
            name={name}
            value={values[name]}
            options={options}
            onChange={value => edit(name, value)}
            error={errorOf(name)}
        />
    );
    const consent = (name: ConsentFieldName) => (
        <CheckboxField
            label={t(`activateEdu.${name}`)}
            name={name}
            required
            checked={values[name]}
            onChange={checked => edit(name, checked)}
            error={errorOf(name)}
        />
    );

    const missing = new Set(invalid.map(name => t(SHORT_NAMES[name] ?? `activateEdu.${name}`)));
    return (
        <View key="form" title={t('activateEdu.formTitle')} text={t('activateEdu.formText')}>
            <form className="p-form p-form-wide" onSubmit={onSubmit} noValidate>
                <fieldset>
                    <legend>{t('activateEdu.person')}</legend>
                    {text('forename', 'given-name')}
                    {text('surname', 'family-name')}
                    {text('email', 'email', 'email')}
                    {text('phone', 'tel', 'tel')}
                    {text('street', 'address-line1')}
                    {text('zip', 'postal-code')}
                    {text('city', 'address-level2')}
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
                    {consent('consentTerms')}
                    {consent('consentPrivacy')}
                    <CheckboxField
                        label={t('activateEdu.newsletter')}
                        name="newsletter"
                        optional
                        checked={values.newsletter}
                        onChange={checked => edit('newsletter', checked)}
                    />
                </fieldset>
                {failure && <Message kind="error">{failure}</Message>}
                {invalid.length > 0 && (
                    <p className="p-hint" id={missingId}>
                        {t('activateEdu.stillMissing', {
                            fields: new Intl.ListFormat(currentLanguage()).format(missing),
                        })}
                    </p>
                )}
                <SubmitButton
                    label={t('activateEdu.submit')}
                    pending={pending}
                    blocked={invalid.length > 0}
                    describedBy={invalid.length > 0 ? missingId : undefined}
                />
            </form>
        </View>
    );
}
