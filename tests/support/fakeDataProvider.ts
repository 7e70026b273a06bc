import { vi } from 'vitest';
import { COLLECTION_LIMIT, type PortalDataProvider } from '../../dataProvider';
import { unexpected } from './unexpected';

/** Properties that are read from an object without calling a method of the provider. */
const PROBES: ReadonlySet<string> = new Set([
    'then',
    'toJSON',
    'toString',
    'valueOf',
    '$$typeof',
    'nodeType',
    'tagName',
    'asymmetricMatch',
    'client',
]);

/** Any subset of the provider's methods. */
export type ProviderMethods = { [Name in keyof PortalDataProvider]?: PortalDataProvider[Name] };

/** The whole collection as `getList` fakes it: its first page of up to 500 rows. */
const collectionOf =
    (getList: PortalDataProvider['getList']): PortalDataProvider['getCollection'] =>
    async (name, params) => {
        const pagination = { page: 1, perPage: COLLECTION_LIMIT };
        const { data, total = data.length } = await getList(name, { pagination, filter: {}, ...params });
        return { rows: data.length >= total ? data : null, total };
    };

/**
 * A data provider that knows only the given methods; each is a spy. Calling any other one throws and fails the test.
 * @example fakeDataProvider({ getList: async () => ({ data: [makeLicence()], total: 1 }) })
 */
export function fakeDataProvider(methods: ProviderMethods = {}): PortalDataProvider {
    const spies = new Map<string, unknown>(
        Object.entries(methods).map(([name, method]) => [
            name,
            typeof method === 'function' && !vi.isMockFunction(method)
                ? vi.fn(method as (...parameters: unknown[]) => unknown)
                : method,
        ]),
    );
    if (methods.getList) {
        spies.set('getCollection', vi.fn(collectionOf(spies.get('getList') as PortalDataProvider['getList'])));
    }
    return new Proxy({} as PortalDataProvider, {
        has: (_target, name) => typeof name === 'string' && spies.has(name),
        get: (_target, name) => {
            if (typeof name === 'symbol') return undefined;
            if (spies.has(name)) return spies.get(name);
            if (PROBES.has(name)) return undefined;
            return (...parameters: unknown[]): never => {
                throw unexpected(`the fake data provider has no ${name}(${JSON.stringify(parameters)})`);
            };
        },
    });
}
