import type { Feature, Kit } from '../kit';
import type { Exchange } from '../wire';

/** The API on another origin than the portal (WIRE-17). Browsers ask before each kind of call, and hide what is not allowed. */

const SENT = ['authorization', 'application-id', 'content-type'];
const CALLS = [
    ['GET', 'keys'],
    ['POST', 'user/token'],
    ['PATCH', 'user'],
    ['PUT', 'users/x/keys/x'],
    ['DELETE', 'keys/x'],
] as const;

const listed = ({ headers }: Exchange, name: string): string[] =>
    (headers.get(name) ?? '').split(',').map(part => part.trim().toLowerCase());

const isAllowed = ({ headers }: Exchange, origin: string): boolean =>
    ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '');

const withCredentials = ({ headers }: Exchange, origin: string): boolean =>
    headers.get('Access-Control-Allow-Origin') === origin && headers.get('Access-Control-Allow-Credentials') === 'true';

const preflight = (kit: Kit, method: string, path: string): Promise<Exchange> =>
    kit.probe(path, {
        method: 'OPTIONS',
        authorization: null,
        headers: { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': SENT.join(',') },
    });

/** What a browser would reject in a response to `OPTIONS`; undefined if nothing. */
function refusal(answer: Exchange, method: string, origin: string): string | undefined {
    if (answer.status < 200 || answer.status > 299) return `status ${answer.status} for OPTIONS`;
    if (!isAllowed(answer, origin)) return 'no Access-Control-Allow-Origin for OPTIONS';
    const methods = listed(answer, 'Access-Control-Allow-Methods');
    // these need no permission
    const isSimple = method === 'GET' || method === 'POST';
    if (!isSimple && !methods.includes(method.toLowerCase()) && !methods.includes('*')) return `${method} is not allowed`;
    const headers = listed(answer, 'Access-Control-Allow-Headers');
    // `*` does not include Authorization
    const missing = SENT.filter(name => !headers.includes(name) && (name === 'authorization' || !headers.includes('*')));
    return missing.length > 0 ? `not allowed: ${missing.join(', ')}` : undefined;
}

export const cors: Feature = {
    id: 'cors',
    title: 'Portal on another origin',
    async check(kit) {
        const { origin, api } = kit.options;
        if (origin === undefined || origin === new URL(api).origin) {
            kit.notChecked(origin === undefined ? 'CORS: no --origin was given' : 'CORS: the portal has the same origin');
            return;
        }
        kit.checked();
        for (const [method, path] of CALLS) {
            const answer = await preflight(kit, method, path);
            const refused = answer.status === 0 ? undefined : refusal(answer, method, origin);
            if (refused !== undefined) kit.find('cors-missing', refused, answer);
        }
        const read = await kit.probe('user');
        if (read.status === 0) return;
        if (!isAllowed(read, origin)) kit.find('cors-missing', 'no Access-Control-Allow-Origin', read);
        const wrong = await kit.probe('user', { authorization: 'Bearer wrong' });
        if (!isAllowed(wrong, origin)) kit.find('cors-missing', 'no Access-Control-Allow-Origin with a failure', wrong);
        if (!listed(read, 'Access-Control-Expose-Headers').includes('retry-after')) kit.find('cors-hides-retry-after', '', read);
        const academy = [
            await preflight(kit, 'GET', 'academy/tags'),
            await kit.probe('academy/tags', { credentials: 'include' }),
        ];
        for (const answer of academy)
            if (answer.status !== 0 && !withCredentials(answer, origin)) kit.find('cors-without-credentials', '', answer);
    },
};
