import type { PlanName } from '#dataProvider/jobs/job';
import type { Reading } from '../jobs/public';
import { later, useLater, type Later } from '../ui/later';
import type { PlanKind } from './kind';
import type { Plan } from './plan';

/** All kinds of plans, each loaded when one is opened. */

/** A kind whose draft, reads and states are known to itself only. */
export type AnyKind = PlanKind<object, Reading, string>;

const laterKind = (load: () => Promise<unknown>) => later(load as () => Promise<AnyKind>);

const KINDS: Readonly<Record<PlanName, Later<AnyKind>>> = {
    invite: laterKind(() => import('./invite').then(({ invite }) => invite)),
    transfer: laterKind(() => import('./transfer').then(({ transfer }) => transfer)),
    leave: laterKind(() => import('./leave').then(({ leave }) => leave)),
    free: laterKind(() => import('./free').then(({ free }) => free)),
    year: laterKind(() => import('./year').then(({ year }) => year)),
    review: laterKind(() => import('./review').then(({ review }) => review)),
    takeBack: laterKind(() => import('./takeBack').then(({ takeBack }) => takeBack)),
};

/** Loads a kind; a failed load is tried again. Each kind gets only drafts that it has read itself. */
export const loadKind = (name: PlanName): Promise<AnyKind> => KINDS[name].load();

/** Returns a kind as soon as its code is there. */
export const useKind = (name: PlanName): AnyKind | undefined => useLater(KINDS[name]);

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
