import { addressOf } from '#dataProvider/address';
import type { EduRegistration } from '#dataProvider/types';
import type { PublicKey } from '#i18n/messages';
import { isEmail } from '#src/shared/validation';

/** The rules of the education registration form (PUBLIC-6). Pure. */

const TEXT_FIELDS = ['forename', 'surname', 'email', 'phone', 'street', 'zip', 'city', 'school', 'citySchool'] as const;
const CHOICE_FIELDS = ['degree', 'gradMonth', 'gradYear', 'sector'] as const;
const CONSENT_FIELDS = ['consentTerms', 'consentPrivacy'] as const;

export type TextFieldName = (typeof TEXT_FIELDS)[number];
export type ChoiceFieldName = (typeof CHOICE_FIELDS)[number];
export type ConsentFieldName = (typeof CONSENT_FIELDS)[number];
export type FieldName = TextFieldName | ChoiceFieldName | ConsentFieldName;

/** The form's values; selections are the options' values, empty while nothing is selected. */
export type RegistrationValues = Record<TextFieldName | ChoiceFieldName, string> &
    Record<ConsentFieldName | 'newsletter', boolean>;

/** The API's degrees with the keys of their texts. */
export const DEGREES = [
    { value: 'journeyman title', label: 'activateEdu.degrees.journeyman' },
    { value: 'master title', label: 'activateEdu.degrees.master' },
    { value: 'technician title', label: 'activateEdu.degrees.technician' },
    { value: 'Bachelor', label: 'activateEdu.degrees.bachelor' },
    { value: 'Master', label: 'activateEdu.degrees.masterDegree' },
] as const satisfies readonly { value: string; label: PublicKey }[];

export const SECTORS = ['holz', 'bad', 'interior'] as const;

/** How many graduation years can be selected: the current one and the next nine. */
const GRADUATION_YEARS = 10;

/** The form's initial values: empty, with the newsletter box ticked. */
export const EMPTY_REGISTRATION: RegistrationValues = {
    forename: '',
    surname: '',
    email: '',
    phone: '',
    street: '',
    zip: '',
    city: '',
    school: '',
    citySchool: '',
    degree: '',
    gradMonth: '',
    gradYear: '',
    sector: '',
    newsletter: true,
    consentTerms: false,
    consentPrivacy: false,
};

/** The graduation years to select from at `now`. */
export const graduationYears = (now: Date): number[] =>
    Array.from({ length: GRADUATION_YEARS }, (_, index) => now.getFullYear() + index);

/** The months 1 to 12 with their names in `language`. */
export function graduationMonths(language: string): { value: string; label: string }[] {
    const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: name.format(Date.UTC(2024, index, 1)) }));
}

/** The error of each invalid field, in the order of the form. Spaces alone count as empty. */
export function problems(values: RegistrationValues): Partial<Record<FieldName, PublicKey>> {
    const found: Partial<Record<FieldName, PublicKey>> = {};
    for (const name of TEXT_FIELDS) {
        if (name !== 'phone' && values[name].trim() === '') found[name] = 'activateEdu.missingField';
        else if (name === 'email' && !isEmail(values.email)) found.email = 'auth.noValidEmail';
    }
    for (const name of CHOICE_FIELDS) if (values[name] === '') found[name] = 'activateEdu.missingChoice';
    for (const name of CONSENT_FIELDS) if (!values[name]) found[name] = 'activateEdu.missingConsent';
    return found;
}

/** The form's values as the call expects them: trimmed, month and year as integers, without an empty phone. */
export function toRegistration(values: RegistrationValues, token: string): EduRegistration {
    const text = Object.fromEntries(TEXT_FIELDS.map(name => [name, values[name].trim()])) as Record<TextFieldName, string>;
    const { phone, ...required } = { ...text, email: addressOf(text.email) };
    return {
        token,
        ...required,
        ...(phone ? { phone } : {}),
        degree: values.degree,
        gradMonth: Number(values.gradMonth),
        gradYear: Number(values.gradYear),
        sector: values.sector as EduRegistration['sector'],
        newsletter: values.newsletter,
        consentTerms: values.consentTerms,
        consentPrivacy: values.consentPrivacy,
    };
}
