import type { PlanName } from '#dataProvider/jobs/job';
import type { Reading } from '../jobs/public';
import type { PlanKind } from './kind';

/** All kinds of plans, each loaded when one is opened. */

/** A kind whose draft, reads and states are known to itself only. */
export type AnyKind = PlanKind<object, Reading, string>;

const LOADS: Readonly<Record<PlanName, () => Promise<unknown>>> = {
    invite: () => import('./invite').then(({ invite }) => invite),
    transfer: () => import('./transfer').then(({ transfer }) => transfer),
    takeBack: () => import('./takeBack').then(({ takeBack }) => takeBack),
};

const loaded = new Map<PlanName, Promise<AnyKind>>();

/** Loads a kind; a failed load is tried again. Each kind gets only drafts that it has read itself. */
export function loadKind(name: PlanName): Promise<AnyKind> {
    const known = loaded.get(name);
    if (known) return known;
    const loading = LOADS[name]() as Promise<AnyKind>;
    loaded.set(name, loading);
    loading.catch(() => loaded.delete(name));
    return loading;
}
