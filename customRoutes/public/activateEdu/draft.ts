import { perTab } from '../../../src/config/storage';
import { EMPTY_REGISTRATION, type RegistrationValues } from './registration';

/**
 * What was typed into the registration and is not sent yet: kept in this tab, for one link, so that a reload, e.g. in another language,
 * does not lose it (quality, "Faults and input"). When the link turns out void it waits for the next one.
 */
const KEY = 'edu-registration';

interface Draft {
    /** null: of a link that has become void */
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

/** What was typed for this link's token, or for one that is void by now, or the empty form. */
export function readDraft(token: string): RegistrationValues {
    const draft = perTab.getJson(KEY, isDraft);
    return draft && (draft.token === token || draft.token === null) ? draft.values : EMPTY_REGISTRATION;
}

/** The link of this token is void: what was typed for it waits for the next one. Answers what that is, null for nothing. */
export function releaseDraft(token: string): RegistrationValues | null {
    const values = readDraft(token);
    if (values === EMPTY_REGISTRATION) return null;
    perTab.setJson(KEY, { token: null, values } satisfies Draft);
    return values;
}

export function keepDraft(token: string, values: RegistrationValues): void {
    perTab.setJson(KEY, { token, values } satisfies Draft);
}

/** Forgets what was typed: it is sent. */
export function dropDraft(): void {
    perTab.remove(KEY);
}
