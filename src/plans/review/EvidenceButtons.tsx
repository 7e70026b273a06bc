import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { lastDay } from '../../shared/format/date';
import type { ExportColumn } from '../../shared/export/types';
import { useSaveTable } from '../../shared/export/useSaveTable';
import { dayAndTime } from '../../shared/format/time';
import { nameOf } from '../../shared/person';
import { Button } from '../../ui/Button';
import { DownloadIcon } from '../../ui/icons';
import type { PlanItem } from '../kind';
import type { Line } from './evidence';
import type { ReviewFacts } from './facts';
import type { Judged } from './judge';
import { personName, type Names } from './names';
import type { ReviewState } from './states';
import { useWords } from './useWords';

interface EvidenceProps {
    lines: readonly Line[];
    names: Names;
    /** when it was carried out, in milliseconds since 1970; null if it was not */
    when: number | null;
}

/** Saves the evidence as a CSV file: who decided, what it was, what was done, and when (REVIEW-6). */
export function SaveEvidence({ lines, names, when }: EvidenceProps) {
    const t = useT();
    const [language] = useLocaleState();
    const words = useWords(names);
    const saveTable = useSaveTable();
    const at = when === null ? '' : dayAndTime(Math.floor(when / 1000), language);
    const columns: ExportColumn<Line>[] = [
        { header: t('planReview.evidence.file'), value: words.fileOf },
        { header: t('planReview.evidence.row'), type: 'number', value: ({ line }) => line || null },
        { header: t('plans.check.who'), value: ({ person }) => personName(names, person) },
        { header: t('users.fields.email'), value: ({ person }) => names.person(person)?.email },
        { header: t('planReview.columns.licence'), value: ({ licence }) => names.licenceOf(licence) },
        { header: t('planReview.columns.label'), value: ({ key }) => names.labelOf(key) },
        { header: t('planReview.columns.keyId'), value: ({ key }) => key },
        { header: t('planReview.columns.expire'), type: 'date', value: ({ expire }) => lastDay(expire) },
        { header: t('planReview.evidence.said'), value: ({ said }) => said },
        { header: t('planReview.evidence.verdict'), value: words.verdictOf },
        { header: t('planReview.evidence.by'), value: words.byOf },
        { header: t('planReview.evidence.was'), value: ({ state }) => t(`planReview.states.${state}`) },
        { header: t('planReview.evidence.done'), value: words.doneOf },
        { header: t('planReview.evidence.when'), value: ({ outcome }) => (outcome === 'stays' || outcome === 'out' ? '' : at) },
    ];
    return (
        <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            disabled={names.isReading}
            onClick={() => void saveTable(t('planReview.evidence.title'), () => ({ columns, rows: lines }))}
        >
            {t('planReview.evidence.save')}
        </Button>
    );
}

interface UndecidedProps {
    judged: Judged;
    items: readonly PlanItem<ReviewState>[];
    facts: ReviewFacts;
}

/** Saves the keys about which nobody has decided, as a file in which that can be done (REVIEW-5). */
export function UndecidedButton({ judged: { rulings, beyond }, items, facts }: UndecidedProps) {
    const t = useT();
    const saveTable = useSaveTable();
    const wanted = new Set(items.flatMap(({ id, state }) => (state === 'open' || state === 'added' ? [id] : [])));
    const rows = [...rulings.filter(({ id }) => wanted.has(id)), ...beyond];
    type Row = (typeof rows)[number];
    const columns: ExportColumn<Row>[] = [
        { header: t('plans.check.who'), value: ({ person }) => person && nameOf(person) },
        { header: t('planReview.columns.email'), value: ({ person }) => person?.email },
        {
            header: t('planReview.columns.licence'),
            value: ({ key }) => key && (facts.licences.get(key.licenceId)?.name ?? key.licenceId),
        },
        { header: t('planReview.columns.label'), value: ({ key }) => key?.label },
        { header: t('planReview.columns.expire'), type: 'date', value: ({ key }) => key && lastDay(key.expire) },
        { header: t('planReview.columns.keyId'), value: ({ key }) => key?.id },
        { header: t('planReview.columns.decision'), value: () => '' },
    ];
    return (
        <Button
            variant="outlined"
            startIcon={<DownloadIcon />}
            onClick={() => void saveTable(t('planReview.questions.undecided'), () => ({ columns, rows }))}
        >
            {t('planReview.questions.saveUndecided')}
        </Button>
    );
}
