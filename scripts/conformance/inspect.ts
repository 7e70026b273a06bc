import type { ErrorObject } from 'ajv';
import { isObject } from '../../dataProvider/checks';
import { retryAfterOf } from '../../dataProvider/errors';
import { readCollection } from '../../dataProvider/odata/read';
import { faultsOf, hasStatus, isError, isFile, TIMES_AND_IDS } from './description';
import type { FindingName } from './findings';
import type { Exchange } from './wire';

/** What a single response shows about a server: its form, and whether it honours the call's query options. Pure. */

export interface Flaw {
    name: FindingName;
    detail: string;
    /** the sentence of `openapi.yaml` about the field, where there is one */
    sentence?: string;
}

type Json = Record<string, unknown>;

/** The last second that the portal can show; a time in milliseconds is beyond it. */
const LAST_SECOND = 253_402_300_799;
const TIMES = /^(expire|activated|deactivated|created|createdAt|editedAt|expiresAt)$/;

/** The options of a call, decoded. */
export const optionsOf = (path: string): URLSearchParams => new URLSearchParams(path.split('?')[1] ?? '');

/** The rows of a collection as sent; undefined for anything else. */
export function rawRows({ json }: Pick<Exchange, 'json'>): Json[] | undefined {
    const rows = isObject(json) ? json.value : json;
    return Array.isArray(rows) && rows.every(isObject) ? rows : undefined;
}

/** Calls back for every time in a response, at any depth. */
function eachTime(value: unknown, at: string, found: (field: string, time: unknown) => void): void {
    if (Array.isArray(value)) value.forEach(item => eachTime(item, at, found));
    if (!isObject(value)) return;
    for (const [name, field] of Object.entries(value)) {
        if (TIMES.test(name)) found(`${at}${name}`, field);
        else eachTime(field, `${at}${name}.`, found);
    }
}

function timeFlaws(json: unknown): Flaw[] {
    const flaws: Flaw[] = [];
    eachTime(json, '', (field, time) => {
        if (typeof time === 'number' && time > LAST_SECOND)
            flaws.push({ name: 'times-milliseconds', detail: `${field}: ${time}`, sentence: TIMES_AND_IDS });
        if (typeof time === 'string') flaws.push({ name: 'times-text', detail: `${field}: ${time}`, sentence: TIMES_AND_IDS });
    });
    return flaws;
}

/** The finding for a schema error; null when another check reports it. */
function flawOf({ instancePath, keyword, params, message = '', parentSchema }: ErrorObject, json: unknown): Flaw | null {
    const { description } = (parentSchema ?? {}) as { description?: string };
    const field = keyword === 'required' ? undefined : description;
    const flaw = nameOf({ instancePath, keyword, params, message }, json);
    const sentence = flaw?.name.startsWith('ids-') ? TIMES_AND_IDS : field;
    return flaw && sentence !== undefined ? { ...flaw, sentence } : flaw;
}

type Fault = Required<Pick<ErrorObject, 'instancePath' | 'keyword' | 'params' | 'message'>>;

function nameOf({ instancePath, keyword, params, message }: Fault, json: unknown): Flaw | null {
    const field = instancePath.slice(instancePath.lastIndexOf('/') + 1);
    const value = instancePath
        .split('/')
        .slice(1)
        .reduce<unknown>((at, part) => (at as Json | undefined)?.[part], json);
    const where = instancePath.replace(/\/\d+/g, '[]').replace(/^\//, '').replaceAll('/', '.') || 'the answer';
    if (TIMES.test(field)) return typeof value === 'string' || typeof value === 'number' ? null : differs(where, message);
    if (keyword === 'type' && /(^id|Id)$/.test(field) && typeof value === 'number') return { name: 'ids-numeric', detail: where };
    if (keyword === 'required' && params.missingProperty === 'id') return { name: 'ids-missing', detail: where };
    if (keyword === 'pattern' && /On$/.test(field)) return { name: 'days-with-time', detail: `${where}: ${String(value)}` };
    if (keyword === 'type' && params.type === 'boolean') return { name: 'flags-not-boolean', detail: where };
    // reported for the rows that are wrong
    if (keyword === 'anyOf' || keyword === 'oneOf') return null;
    return differs(where, message);
}

const differs = (where: string, message: string): Flaw => ({ name: 'form-differs', detail: `${where} ${message}` });

/** Relations that `$expand` names, each with whether only some or their number were asked for. */
const expansions = (expand: string): { name: string; hasOptions: boolean }[] =>
    [...expand.matchAll(/(\w+)(\([^)]*\))?/g)].map(([, name = '', options]) => ({ name, hasOptions: options !== undefined }));

/** Records that always come with their relations (WIRE-15). */
const isAlwaysWhole = (path: string): boolean => /^(user|(users|cloudGroups)\/[^/?]+)(\?|$)/.test(path);

function optionFlaws(path: string, json: unknown): Flaw[] {
    const options = optionsOf(path);
    const rows = rawRows({ json });
    const records = rows ?? (isObject(json) ? [json] : []);
    const flaws: Flaw[] = [];
    const related = expansions(options.get('$expand') ?? '');
    for (const { name, hasOptions } of related) {
        const lacks = records.some(record => !(name in record) && !(`${name}@odata.count` in record));
        if (lacks) flaws.push({ name: 'expand-ignored', detail: `no "${name}"` });
        const isWhole =
            hasOptions && !isAlwaysWhole(path) && records.some(record => name in record && !(`${name}@odata.count` in record));
        if (isWhole) flaws.push({ name: 'expand-options-ignored', detail: `no "${name}@odata.count"` });
    }
    if (!rows) return flaws;
    if (options.get('$count') === 'true' && readCollection(json).count === undefined) {
        flaws.push({ name: 'count-missing', detail: 'no "@odata.count"' });
    }
    const selected = options.get('$select')?.split(',');
    const isAsked = (name: string): boolean =>
        name.includes('@') || selected?.includes(name) !== false || related.some(relation => relation.name === name);
    const extra = rows.flatMap(row => Object.keys(row)).find(name => !isAsked(name));
    if (extra !== undefined) flaws.push({ name: 'select-ignored', detail: `sends "${extra}"` });
    const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
    const twice = ids.find((id, at) => ids.indexOf(id) < at);
    if (twice !== undefined) flaws.push({ name: 'ids-duplicate', detail: `id ${JSON.stringify(twice)}` });
    return flaws;
}

const MEMBERS: readonly FindingName[] = ['select-ignored', 'ids-duplicate', 'count-missing'];

function fileFlaws({ headers, text }: Exchange): Flaw[] {
    const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    const detail = `Content-Type: ${type ?? 'none'}`;
    if (!text.startsWith('%PDF-')) return [{ name: 'file-no-pdf', detail }];
    return type === 'application/pdf' ? [] : [{ name: 'file-type', detail }];
}

/** What is wrong with the body of a change that succeeded: the portal needs none of it, so one remark is enough. */
function changeFlaws({ call, status, text, json }: Exchange): Flaw[] {
    if (!call || text.trim() === '') return [];
    if (json === undefined) return [differs('the answer', 'is no JSON')];
    const [fault] = faultsOf(call, status, json, false);
    return fault
        ? [differs('the answer', `is neither empty nor the record: ${flawOf(fault, json)?.detail ?? fault.message}`)]
        : [];
}

function successFlaws(exchange: Exchange): Flaw[] {
    const { call, method, path, status, text, json } = exchange;
    if (!call) return [];
    // of a sign-in the portal needs the token
    if (method !== 'GET' && call.id !== 'signIn') return changeFlaws(exchange);
    const flaws: Flaw[] = [];
    if (method === 'GET' && isFile(call)) return fileFlaws(exchange);
    if (text.trim() === '') return method === 'GET' ? [{ name: 'empty-answer', detail: `status ${status}` }] : [];
    if (json === undefined) {
        const isPage = text.trimStart().startsWith('<');
        return [{ name: isPage ? 'html-answer' : 'broken-json', detail: `status ${status}` }];
    }
    if (method === 'GET' && !hasStatus(call, status)) flaws.push({ name: 'status-undescribed', detail: `status ${status}` });
    const isSelected = optionsOf(path).has('$select');
    flaws.push(...faultsOf(call, status, json, isSelected).flatMap(fault => flawOf(fault, json) ?? []));
    flaws.push(...timeFlaws(json));
    if (method === 'GET') flaws.push(...optionFlaws(path, json));
    // a record's own lists are no collection
    return isObject(json) && !Array.isArray(json.value) ? flaws.filter(({ name }) => !MEMBERS.includes(name)) : flaws;
}

/** How servers respond to a call that they do not have. */
export const LACKING: readonly number[] = [404, 405, 501];

/** Where a redirect leads, without its query, which may contain anything. */
const placeOf = (location: string | null): string => (location === null ? 'nowhere' : location.replace(/[?#].*/, ''));

/** What is wrong with a response; it counts as slow from `slowMs` on. */
export function inspect(exchange: Exchange, slowMs: number): Flaw[] {
    const { call, status, headers, json, ms } = exchange;
    if (!call || status === 0) return [];
    const flaws: Flaw[] = ms > slowMs ? [{ name: 'answer-slow', detail: `${(ms / 1000).toFixed(1)} s` }] : [];
    if (status === 429 || status === 503) {
        const header = headers.get('Retry-After');
        if (header === null) flaws.push({ name: 'retry-after-missing', detail: `status ${status}` });
        else if (retryAfterOf(header) === undefined) flaws.push({ name: 'retry-after-unreadable', detail: header });
    }
    const isRedirect = status >= 301 && status < 400 && status !== 304;
    if (isRedirect) return [...flaws, { name: 'redirected', detail: `status ${status} to ${placeOf(headers.get('Location'))}` }];
    // a server may lack this call
    if (call.id === 'signOut' && LACKING.includes(status)) return flaws;
    if (status >= 400) return isError(json) ? flaws : [...flaws, { name: 'error-form', detail: `status ${status}` }];
    return [...flaws, ...successFlaws(exchange)];
}
