import { createDataProvider, type PortalDataProvider } from '../../dataProvider';
import { createHttpClient } from '../../dataProvider/httpClient';
import { answerOf } from './description';

/** A data provider whose server returns these bodies by operation (nothing for undefined), and fails for all others. */
export function providerWith(bodies: Readonly<Record<string, unknown>>): PortalDataProvider {
    const known = Object.entries(bodies).map(([operation, body]) => ({ ...answerOf(operation), body }));
    const client = createHttpClient({
        apiUrl: '/api',
        applicationId: 'portal',
        getToken: () => 'token',
        fetch: async (address, init) => {
            const [path = ''] = address.slice('/api/'.length).split('?');
            const asked = known.find(({ method, matches }) => init?.method === method && matches.test(path));
            const text = asked && asked.body !== undefined ? JSON.stringify(asked.body) : '';
            return new Response(text, { status: asked ? asked.status : 500 });
        },
    });
    return createDataProvider({ client });
}
