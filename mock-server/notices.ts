import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { ApiError } from './context';
import { CACHE_CONTROL } from './headers';
import { isObject } from './json';

/**
 * The operator's notices (SHELL-6): the build's file, or entries that support posted instead. Unlike the portal's reader, which ignores
 * invalid entries, this refuses them.
 */

const FILE = 'notifications.json';
const VARIANTS: readonly unknown[] = ['default', 'success', 'warning', 'danger'];
const LANGUAGES: readonly string[] = ['de', 'en', 'it', 'fr', 'pl', 'nl', 'sk'];
const ROLES: readonly unknown[] = ['USER', 'ADMIN', 'READER_ADMIN'];

type Entry = Readonly<Record<string, unknown>>;

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** An entry's time, a date or epoch seconds, in epoch seconds; NaN when it is neither. */
const secondsOf = (value: unknown): number =>
    typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) / 1000 : NaN;

/** Returns what is wrong with each field, or undefined. Optional fields are only checked if present. */
const RULES: Readonly<Record<string, { optional?: true; problem(value: unknown, entry: Entry): string | false }>> = {
    id: { problem: value => !isText(value) && 'must be a text that is not empty' },
    variant: { problem: value => !VARIANTS.includes(value) && `must be one of ${VARIANTS.join(', ')}` },
    text: {
        problem: value => {
            if (!isObject(value) || !isText(value.en)) return 'must have a text in English (en)';
            const wrong = Object.keys(value).find(language => !LANGUAGES.includes(language) || !isText(value[language]));
            return (
                wrong !== undefined && `must have a text in each of its languages, which are ${LANGUAGES.join(', ')}: ${wrong}`
            );
        },
    },
    roles: {
        optional: true,
        problem: value =>
            !(Array.isArray(value) && value.length > 0 && value.every(role => ROLES.includes(role))) &&
            `must be a list of ${ROLES.join(', ')}`,
    },
    from: { optional: true, problem: value => !Number.isFinite(secondsOf(value)) && 'must be a date or epoch seconds' },
    until: {
        optional: true,
        problem: (value, { from }) => {
            if (!Number.isFinite(secondsOf(value))) return 'must be a date or epoch seconds';
            return secondsOf(value) <= secondsOf(from) && 'must be after from';
        },
    },
    reset: {
        optional: true,
        problem: value =>
            value !== 'reload' &&
            value !== 'never' &&
            typeof value !== 'number' &&
            'must be reload, never or a number of seconds',
    },
    public: { optional: true, problem: value => typeof value !== 'boolean' && 'must be true or false' },
};

/** An error that names the entry and the field, in its message and as its code. */
const refused = (index: number, field: string | null, why: string): ApiError => {
    const where = `entries[${index}]${field === null ? '' : `.${field}`}`;
    return new ApiError(400, `${where} ${why}`, where);
};

/** Checks entries by the rules of the file; throws a 400 that names the first wrong entry and field. */
function checkNotices(entries: unknown): Entry[] {
    if (!Array.isArray(entries)) throw new ApiError(400, 'entries must be a list', 'entries');
    const ids = new Set<unknown>();
    return entries.map((entry: unknown, index) => {
        if (!isObject(entry)) throw refused(index, null, 'must be an object');
        for (const [field, { optional, problem }] of Object.entries(RULES)) {
            if (optional && entry[field] === undefined) continue;
            const why = problem(entry[field], entry);
            if (why !== false) throw refused(index, field, why);
        }
        const unknown = Object.keys(entry).find(field => !(field in RULES));
        if (unknown !== undefined) throw refused(index, unknown, 'is no field of a notice');
        // dismissals are stored by id (SHELL-7)
        if (ids.has(entry.id)) throw refused(index, 'id', 'is that of an earlier entry');
        ids.add(entry.id);
        return entry;
    });
}

export interface Notices {
    /** the entries that are served, and whether support posted them */
    read(): { entries: readonly unknown[]; own: boolean };
    /** serves these entries; throws a 400 that names the first wrong entry and field */
    write(entries: unknown): void;
    /** serves the build's file again */
    drop(): void;
    middleware: RequestHandler;
}

/** The notices of a build (`dist` is null without one). */
export function createNotices(dist: string | null): Notices {
    let own: readonly Entry[] | undefined;

    const built = (): readonly unknown[] => {
        if (dist === null) return [];
        try {
            const content: unknown = JSON.parse(readFileSync(join(dist, FILE), 'utf8'));
            return Array.isArray(content) ? content : [];
        } catch {
            // absent or broken means none
            return [];
        }
    };

    return {
        read: () => ({ entries: own ?? built(), own: own !== undefined }),
        write: entries => {
            own = checkNotices(entries);
        },
        drop: () => {
            own = undefined;
        },
        middleware: (req, res, next) => {
            if (!own || req.path !== `/${FILE}` || (req.method !== 'GET' && req.method !== 'HEAD')) next();
            else res.set('Cache-Control', CACHE_CONTROL.plain).json(own);
        },
    };
}
