import { useMemo } from 'react';
import type { CheckProps } from '../kind';
import type { Findings, YearState } from './check';
import { ClassTable } from './ClassTable';
import type { YearDraft } from './draft';
import type { YearFacts } from './facts';
import { SamePerson } from './SamePerson';
import { Sums } from './Sums';

type Props = CheckProps<YearDraft, YearFacts, YearState>;

/** What is decided for a new school year: who is who, the classes, the keys (YEAR-2, YEAR-5, YEAR-6). */
export function Questions({ draft, facts, checked, customer, leftOut, onChange }: Props) {
    const { matches, classes, supply } = checked as Findings;
    const rows = useMemo(() => {
        const left = new Set(leftOut);
        const isAsked = ({ id, standing, question, candidates }: (typeof matches.rows)[number]): boolean =>
            !left.has(id) && (standing === 'ask' || (candidates.length > 0 && draft.answers[question] !== undefined));
        return matches.rows.filter(isAsked);
    }, [matches, leftOut, draft.answers]);
    return (
        <>
            <SamePerson
                rows={rows}
                answers={draft.answers}
                onAnswer={answers => onChange(now => ({ ...now, answers: { ...now.answers, ...answers } }))}
            />
            <ClassTable classes={classes} draft={draft} records={facts} customer={customer} onChange={onChange} />
            <Sums supply={supply} draft={draft} onChange={onChange} />
        </>
    );
}
