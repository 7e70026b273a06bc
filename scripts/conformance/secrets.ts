import { HIDDEN, maskUrl } from '../../mock-server/secrets';

/** Keeps secrets out of every report: passwords, tokens, keys and cookies, by name and by value. */

/** Fields whose values say nothing about a person, and are needed to understand a finding. */
const TOLD =
    /^(id|\w+Id|value|@odata\.count|\w+@odata\.count|product|licenceType|status|role|type|state|code|message|count|expire|created|activated|deactivated|\w+On|\w+At|active)$/;

/** Fields that hold secrets: their values are collected from every response, and hidden wherever they occur. */
const SECRET = /password|token/i;

/** Shorter values occur in ordinary words. */
const SHORTEST = 4;

export interface Secrets {
    /** hides this value from now on */
    add(value: string): void;
    /** hides the secrets that a response contains from now on */
    learn(json: unknown): void;
    /** a text without any known secret */
    hide(text: string): string;
}

/** The known secrets of a run. */
export function createSecrets(): Secrets {
    const known = new Set<string>();
    const add = (value: string): void => {
        if (value.length < SHORTEST) return;
        known.add(value);
        known.add(encodeURIComponent(value));
        known.add(JSON.stringify(value).slice(1, -1));
    };
    const learn = (value: unknown): void => {
        if (Array.isArray(value)) value.forEach(learn);
        if (typeof value !== 'object' || value === null) return;
        for (const [name, field] of Object.entries(value)) {
            if (typeof field === 'string' && SECRET.test(name)) add(field);
            else learn(field);
        }
    };
    return {
        add,
        learn,
        hide: text => {
            let hidden = maskUrl(text);
            // the longest first, because one may contain another
            for (const value of [...known].sort((a, b) => b.length - a.length)) hidden = hidden.replaceAll(value, HIDDEN);
            return hidden;
        },
    };
}

/** What is shown of a JSON response: its form, and the values that are no secrets and belong to nobody; of a list its first row. */
export function excerptOf(value: unknown, name = 'value'): unknown {
    if (Array.isArray(value)) {
        const more = value.length > 1 ? [`(${value.length - 1} more)`] : [];
        return [...value.slice(0, 1).map(item => excerptOf(item, name)), ...more];
    }
    if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, excerptOf(field, key)]));
    }
    if (typeof value !== 'string') return value;
    return TOLD.test(name) && !SECRET.test(name) ? value : '…';
}
