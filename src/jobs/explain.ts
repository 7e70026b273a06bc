import type { PortalDataProvider } from '#dataProvider';
import { PortalError } from '#dataProvider/errors';
import { kindOf } from '#dataProvider/jobs/steps';
import { refusalReasons } from '../licences/public';
import type { Ledger } from './ledger';

/** How long a job waits for the reasons of its refusals, which may be thousands, in milliseconds. */
const REASONS_MS = 60_000;

/** Finds the reasons for all refusals without one, in one go (ERROR-6). */
export async function explain({ job, items, set }: Ledger, provider: PortalDataProvider): Promise<void> {
    const refused = items.flatMap((item, at) =>
        (item.missed ?? []).flatMap(one => {
            const step = job.steps[one.step];
            if (one.state === 'changed' || one.status !== 409 || !step || !('licence' in step)) return [];
            const error = new PortalError(one.reason ?? 'errors.unknown', { status: 409, reason: 'http', code: one.code });
            return [{ at, one, asked: { error, licence: step.licence, ...kindOf(step).refused?.(step, item) } }];
        }),
    );
    if (refused.length === 0) return;
    const reasons = await refusalReasons(
        provider,
        refused.map(({ asked }) => asked),
        REASONS_MS,
    );
    refused.forEach(({ at, one }, place) => {
        const item = items[at];
        const reason = reasons[place];
        if (!item || !reason) return;
        const missed = (item.missed ?? []).map(other => (other.step === one.step ? { ...one, reason } : other));
        const isFirst = missed.find(({ state }) => state === item.state)?.step === one.step;
        void set(at, { ...item, missed, ...(isFirst ? { reason } : {}) });
    });
}
