import { byId } from '#dataProvider/byId';
import type { Item, ItemState } from '#dataProvider/jobs/job';
import { takenSteps } from '#dataProvider/jobs/outcome';
import { stepsOf } from '#dataProvider/jobs/itemSteps';
import type { Step } from '#dataProvider/jobs/steps';
import type { PlanItem } from '../kind';
import type { Evidence, ReviewDraft } from './draft';
import type { ReviewFacts } from './facts';
import { judgedOf, type Judged, type Placed, type Ruling } from './judge';
import type { ReviewState } from './states';
import { decisionOf, verdictOf } from './words';

/** What was decided by whom, what it was, and what was done (REVIEW-6). Pure. */

/** The evidence of a check: a line for each row, and for each key that is in no file. `begun` are the items of the plan's job. */
export function evidenceOf(
    { rulings }: Pick<Judged, 'rulings'>,
    { decided, words }: Pick<ReviewDraft, 'decided' | 'words'>,
    items: readonly PlanItem<ReviewState>[],
    begun: ReadonlySet<string>,
): Evidence[] {
    const shown = byId(items);
    return rulings.flatMap((ruling): Evidence[] => {
        const { id, state, rows, key, person, verdict, from, to } = ruling;
        const item = shown.get(id);
        const known = {
            licence: key?.licenceId ?? '',
            person: person?.id ?? '',
            to: to?.id ?? '',
            expire: key?.expire ?? null,
            state: item?.state ?? state,
            verdict,
            own: Object.hasOwn(decided, id),
            out: item !== undefined && item.steps.length > 0 && !begun.has(id),
        };
        if (rows.length === 0) return [{ ...known, file: '', line: 0, key: key?.id ?? '', said: '', by: '' }];
        return rows.map(row => {
            const { file, entry } = row;
            const other = from && !isAlike(row, ruling, words) ? from : undefined;
            return {
                ...known,
                ...{ file, line: entry.line, key: key?.id ?? entry.keyId, said: decisionOf(entry.decision).word },
                ...(other ? { by: other.entry.by, from: other.file } : { by: entry.by }),
            };
        });
    });
}

/** Whether a row itself says what counts about its key; otherwise it was decided where another one does. */
function isAlike({ entry }: Placed, { verdict, address }: Ruling, words: ReviewDraft['words']): boolean {
    const decision = decisionOf(entry.decision);
    return verdictOf(decision, words) === verdict && (verdict !== 'give' || decision.address === address);
}

/** The draft without its files, and with the evidence. */
export const forget = (
    draft: ReviewDraft,
    items: readonly PlanItem<ReviewState>[],
    begun: ReadonlySet<string>,
    facts: ReviewFacts,
): ReviewDraft => ({
    ...draft,
    ...{ files: [], words: {}, meant: {}, addresses: {}, decided: {}, agreed: {} },
    evidence: evidenceOf(judgedOf(draft, facts), draft, items, begun),
});

/** What became of a key; in the order of the figures. */
export const OUTCOMES = ['taken', 'deleted', 'handed', 'stays', 'out', 'changed', 'failed', 'unknown', 'notDone'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Line extends Evidence {
    outcome: Outcome;
}

const DOING: Readonly<Partial<Record<Step['verb'], Outcome>>> = {
    leaveKey: 'taken',
    dropKey: 'deleted',
    endLicence: 'deleted',
    handKey: 'handed',
};

const MISSED: Readonly<Partial<Record<ItemState, Outcome>>> = { changed: 'changed', failed: 'failed', unknown: 'unknown' };

interface Fate {
    person: string;
    outcome: Outcome;
}

/** What became of each key, by its id: a step of one of its users, or of all who had it. */
function fatesOf(steps: readonly Step[], items: readonly Item[]): Map<string, Fate[]> {
    const fates = new Map<string, Fate[]>();
    for (const item of items) {
        const taken = new Set(takenSteps(item, steps.length));
        for (const at of stepsOf(item, steps.length)) {
            const step = steps[at];
            const doing = step && DOING[step.verb];
            if (!doing || !('key' in step)) continue;
            const missed = item.missed?.find(one => one.step === at);
            const outcome = taken.has(at) ? doing : ((missed && MISSED[missed.state]) ?? 'notDone');
            fates.set(step.key, [...(fates.get(step.key) ?? []), { person: item.id, outcome }]);
        }
    }
    return fates;
}

/** The evidence with what was done, from the job; without one nothing has been done yet. */
export function linesOf(evidence: readonly Evidence[], steps: readonly Step[], items: readonly Item[]): Line[] {
    const fates = fatesOf(steps, items);
    return evidence.map((one): Line => {
        if (one.out) return { ...one, outcome: 'out' };
        if (one.state !== 'take' && one.state !== 'give') return { ...one, outcome: 'stays' };
        const all = fates.get(one.key) ?? [];
        const own = all.find(({ person }) => person === one.person) ?? all[0];
        return { ...one, outcome: own?.outcome ?? 'notDone' };
    });
}

/** How many keys of users have each outcome: several rows, e.g. in the files of several groups, may be about the same one. */
export function countsOf(lines: readonly Line[]): ReadonlyMap<Outcome, number> {
    const about = new Map<Outcome, Set<string>>();
    for (const { outcome, file, line, key, person } of lines) {
        const known = about.get(outcome) ?? new Set();
        about.set(outcome, known.add(key === '' ? `${file} ${line}` : `${key} ${person}`));
    }
    return new Map([...about].map(([outcome, { size }]) => [outcome, size]));
}

export interface FileProgress {
    file: string;
    rows: number;
    decided: number;
}

/** How many rows of each file were decided in it, or in the portal. */
export function progressOf(evidence: readonly Evidence[]): FileProgress[] {
    const files = new Map<string, FileProgress>();
    for (const { file, line, verdict, state, from, said } of evidence) {
        if (line === 0 || state === 'noKey') continue;
        const known = files.get(file) ?? { file, rows: 0, decided: 0 };
        const isDecided = verdict !== 'open' && (from === undefined || said !== '');
        files.set(file, { ...known, rows: known.rows + 1, decided: known.decided + Number(isDecided) });
    }
    return [...files.values()];
}
