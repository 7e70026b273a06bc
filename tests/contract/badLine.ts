import { createDataProvider, type PortalDataProvider } from '../../dataProvider';
import { createHttpClient } from '../../dataProvider/httpClient';
import type { Clock } from '../../dataProvider/queue/pace';
import type { startMockServer } from './support';

/** A line to the mock that refuses and loses calls, the same ones in every run. */

/** Waiting times are a hundredth. */
export const QUICK: Clock = { now: () => Date.now() * 100, after: (ms, then) => setTimeout(then, ms / 100) };

/** Numbers from 0 to 1, the same in every run. */
function chance(seed: number): () => number {
    let state = seed;
    return () => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state / 2 ** 32;
    };
}

/** A provider whose line refuses 10 % of the calls and cuts 5 % of them, half of these after they took effect. */
export async function overBadLine(
    mock: ReturnType<typeof startMockServer>,
    email = 'admin@holzmann.example',
): Promise<{
    provider: PortalDataProvider;
    faults: { refused: number; lost: number; cut: number };
    most: () => number;
}> {
    const { token } = await mock.signedIn(email);
    const next = chance(17);
    const faults = { refused: 0, lost: 0, cut: 0 };
    let underWay = 0;
    let most = 0;
    const client = createHttpClient({
        apiUrl: mock.url(),
        applicationId: 'portal',
        getToken: () => token,
        fetch: async (input, init) => {
            most = Math.max(most, ++underWay);
            try {
                const dice = next();
                if (dice < 0.1) {
                    faults.refused += 1;
                    return new Response('{}', { status: 429 });
                }
                if (dice < 0.125) {
                    faults.cut += 1;
                    throw new TypeError('cut');
                }
                const answer = await fetch(input, init);
                if (dice > 0.15) return answer;
                await answer.text();
                faults.lost += 1;
                throw new TypeError('lost');
            } finally {
                underWay -= 1;
            }
        },
    });
    return { provider: createDataProvider({ client }), faults, most: () => most };
}
