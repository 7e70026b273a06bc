import { perTab, REGISTRATION_KEY } from '#storage/storage';
import { EMPTY_REGISTRATION, type RegistrationValues } from './registration';

/**
 * The typed but unsent values of the registration, stored in this tab for one link, so that a reload does not lose them (docs/quality.md,
 * "Faults and input"). If the link turns out to be invalid, they are kept for the next one.
 */

interface Draft {
    /** null once that link has become invalid */
    token: string | null;
    values: RegistrationValues;
}

const isDraft = (value: unknown): value is Draft => {
    if (typeof value !== 'object' || value === null || !('token' in value) || !('values' in value)) return false;
    const { values } = value;
    if (typeof values !== 'object' || values === null) return false;
    const typed = values as Partial<Record<string, unknown>>;
    return Object.entries(EMPTY_REGISTRATION).every(([name, empty]) => typeof typed[name] === typeof empty);
};

/** The values typed for this token, or for a link that has become invalid; otherwise the empty form. */
export function readDraft(token: string): RegistrationValues {
    const draft = perTab.getJson(REGISTRATION_KEY, isDraft);
    return draft && (draft.token === token || draft.token === null) ? draft.values : EMPTY_REGISTRATION;
}

/** Keeps the values typed for this token, which is invalid, for the next one. Returns them, or null when there are none. */
export function releaseDraft(token: string): RegistrationValues | null {
    const values = readDraft(token);
    if (values === EMPTY_REGISTRATION) return null;
    perTab.setJson(REGISTRATION_KEY, { token: null, values } satisfies Draft);
    return values;
}

/** Stores the values typed for this token. */
export function keepDraft(token: string, values: RegistrationValues): void {
    perTab.setJson(REGISTRATION_KEY, { token, values } satisfies Draft);
}

/** Removes the stored values once they are sent. */
export function deleteDraft(): void {
    perTab.remove(REGISTRATION_KEY);
}

/**
 * Keeps the address for which a link is requested, for the form that it opens in this tab; and what was typed for an earlier link, unless that
 * may be somebody else's (PUBLIC-12).
 */
export function keepAddress(email: string): void {
    const draft = perTab.getJson(REGISTRATION_KEY, isDraft);
    const typed = draft?.values.email.trim() ?? '';
    const isOwn = typed === '' ? draft?.token === null : typed.toLowerCase() === email.trim().toLowerCase();
    const values = draft && isOwn ? draft.values : EMPTY_REGISTRATION;
    perTab.setJson(REGISTRATION_KEY, { token: null, values: { ...values, email } } satisfies Draft);
}

/** The values with the address that the link contains, unless one was typed. Pure. */
export const withAddress = (values: RegistrationValues, address: string | null): RegistrationValues =>
    address !== null && values.email === '' ? { ...values, email: address } : values;

/** Whether two registrations have the same values. Pure. */
export const isSame = (one: RegistrationValues, other: RegistrationValues): boolean =>
    Object.keys(EMPTY_REGISTRATION).every(
        name => one[name as keyof RegistrationValues] === other[name as keyof RegistrationValues],
    );
