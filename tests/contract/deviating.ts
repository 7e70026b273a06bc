import { expect } from 'vitest';
import { PortalError } from '../../dataProvider/errors';
import type { DeviationName } from '../../mock-server/deviations';
import type { startMockServer } from './support';

/** What is done on servers that break the contract in one way (`scripts/conformance/README.md`). */

export const ADMIN = 'admin@holzmann.example';

type Mock = ReturnType<typeof startMockServer>;

/** Returns functions for a mock server: what happens while it deviates, and how a call then fails. */
export function deviating(mock: Mock) {
    const on = async <Result>(deviate: DeviationName, work: () => Promise<Result>): Promise<Result> => {
        const { control } = mock.server();
        control.changeSettings({ deviate });
        try {
            return await work();
        } finally {
            control.changeSettings({ deviate: null });
        }
    };
    const failing = (deviate: DeviationName, work: () => Promise<unknown>): Promise<PortalError> =>
        on(deviate, work).then(
            () => expect.unreachable(),
            (error: unknown) => {
                if (error instanceof PortalError) return error;
                throw error;
            },
        );
    return { on, failing };
}

export const idsOf = (rows: readonly { id: unknown }[] | null | undefined): unknown[] => (rows ?? []).map(({ id }) => id);
