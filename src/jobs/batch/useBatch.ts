import { byId } from '#dataProvider/byId';
import type { MessageKey } from '#i18n/messages';
import { useT, type Translate } from '#i18n/useT';
import { usePortalForm, type PortalForm } from '../../shared/form/usePortalForm';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import { isCount } from '../../shared/many/count';
import type { Refusals } from '../../shared/refusals';
import { startJob } from '../start';
import { planOf } from './plan';
import { readingOf, type BatchVerb, type Decided, type Identified, type Kin, type Reading, type Wrong } from './verb';

/** The number of rows, as typed to confirm. */
interface Typed {
    typed: string;
}

export interface BatchParams<Row extends Identified, Values extends object, About, Facts extends Reading> {
    verb: BatchVerb<Row, Values, About, Facts>;
    kin: Kin<Row>;
    about: About;
    /** ids of the selected rows; without them all rows that were read */
    ids?: readonly string[];
    /** the current records of these rows; those that no longer exist are missing */
    rows: Parameters<typeof readingOf>[0][number] & { data?: readonly Row[] };
    progress?: Reading['progress'];
    /** the job has started */
    onStarted(): void;
    onClose(): void;
}

const NOTHING: Reading = { isPending: false, failure: null };
const useNothing = (): Reading => NOTHING;

const translated = <Values>(t: Translate, wrong: Wrong<Values>): Refusals<Values> =>
    Object.fromEntries(
        Object.entries<MessageKey | false | null | undefined>(wrong).map(([name, key]) => [name, key && t(key)]),
    ) as Refusals<Values>;

/** The input of an action on several rows, to whom it applies, and how it starts as a job. */
export function useBatch<Row extends Identified, Values extends object, About, Facts extends Reading>(
    params: BatchParams<Row, Values, About, Facts>,
) {
    const { verb, kin, about, rows: query, onStarted, onClose } = params;
    const t = useT();
    const formatNumber = useFormatNumber();
    const known = query.data ?? [];
    const ids = params.ids ?? known.map(({ id }) => id);
    const rowOf = byId(known);
    const rows = ids.flatMap(id => rowOf.get(id) ?? []);

    const form: PortalForm<Values & Typed> = usePortalForm<Values & Typed, boolean>({
        draft: verb.draft?.(about),
        initial: { ...verb.initial, typed: '' },
        isEntry: verb.isEntry,
        check: (values): Refusals<Values & Typed> => ({
            ...translated(t, verb.check?.(values, decided) ?? {}),
            typed:
                verb.typed && kin.of !== 'seats' && !isCount(values.typed, plan.run.length)
                    ? t(`jobs.batch.${kin.of}.typed.mismatch`, { count })
                    : undefined,
        }),
        send: async values => {
            const people = subjectsOf(decided);
            if (verb.mayStart?.(decided) === false || people.length === 0) return false;
            await startJob({ kind: verb.kind, steps: verb.steps(values, decided), people, known: plan.run.map(kin.known) });
            onStarted();
            return true;
        },
        rest: started => (started ? null : {}),
        onClose,
    });

    const asked = { about, rows, values: form.values };
    const useFacts = verb.useFacts ?? useNothing;
    const facts = useFacts(asked) as Facts;
    const plan = planOf(ids, rows, row => verb.obstacle(row, { ...asked, facts }));
    const count = formatNumber(plan.run.length);
    const decided: Decided<Row, Values, About, Facts> = { ...asked, facts, run: plan.run };
    const subjectsOf = verb.subjects ?? (({ run }) => run.map(({ id }) => ({ id })));
    const reading = readingOf([query]);
    return {
        form,
        plan,
        /** the number of rows, to be typed */
        count,
        decided,
        isPending: reading.isPending || facts.isPending,
        failure: reading.failure ?? facts.failure,
        isReading: facts.isReading ?? false,
    };
}
