import type { PlanName } from '#dataProvider/jobs/job';
import type { Reading } from '../jobs/public';
import type { PlanKind } from './kind';
import type { Plan } from './plan';

/** All kinds of plans, each loaded when one is opened. */

/** A kind whose draft, reads and states are known to itself only. */
export type AnyKind = PlanKind<object, Reading, string>;

const LOADS: Readonly<Record<PlanName, () => Promise<unknown>>> = {
    invite: () => import('./invite').then(({ invite }) => invite),
    transfer: () => import('./transfer').then(({ transfer }) => transfer),
    leave: () => import('./leave').then(({ leave }) => leave),
    free: () => import('./free').then(({ free }) => free),
    year: () => import('./year').then(({ year }) => year),
    review: () => import('./review').then(({ review }) => review),
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

const drafts = new WeakMap<object, object>();

/** The draft of a plan, checked by its kind once; throws a `Fault` where it is wrong. */
export function draftOf(kind: AnyKind, { draft }: Pick<Plan, 'draft'>): object {
    const read = drafts.get(draft) ?? kind.readDraft(draft, 'draft');
    drafts.set(draft, read);
    return read;
}

/** A change of a plan's draft. */
export const withDraft =
    (kind: AnyKind, change: (draft: object) => object) =>
    (plan: Plan): Plan => {
        const draft = change(draftOf(kind, plan));
        // What was made of a checked draft need not be checked.
        drafts.set(draft, draft);
        return { ...plan, draft };
    };
