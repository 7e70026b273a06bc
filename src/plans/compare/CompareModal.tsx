import { useLocaleState } from 'ra-core';
import { useMemo, useState } from 'react';
import { useT } from '#i18n/useT';
import { Paged, StateFilter } from '../../jobs/public';
import { text } from '../../shared/columns/kinds';
import { columnsOf as shownColumns } from '../../shared/columns/list';
import type { ExportColumn } from '../../shared/export/types';
import { useSaveTable } from '../../shared/export/useSaveTable';
import { formatDay } from '../../shared/format/day';
import { formatLongDay } from '../../shared/format/date';
import { SimpleTable } from '../../shared/list/SimpleTable';
import { Button } from '../../ui/Button';
import { DownloadIcon } from '../../ui/icons';
import { DateField } from '../../ui/inputs/DateField';
import { SelectField } from '../../ui/inputs/SelectField';
import { Modal } from '../../ui/modal/Modal';
import { canMatch, columnsOf } from '../review/columns';
import { FileButton } from '../source/ListFields';
import { reasonOf } from '../source/useLists';
import step from '../step.module.css';
import { compareFiles, dayIn, heldIn, KINDS, type Difference, type DifferenceKind } from './compare';
import styles from './compare.module.css';

interface CompareFile {
    name: string;
    /** `YYYY-MM-DD`, `''` if it is not known */
    day: string;
    held: ReturnType<typeof heldIn>;
}

const SIDES = ['before', 'after'] as const;
type Side = (typeof SIDES)[number];
type Files = Readonly<Partial<Record<Side, CompareFile>>>;

/** Compares two files of who has what (REVIEW-7). They are read in the browser; nothing is sent. */
export default function CompareModal({ onClose }: { onClose(): void }) {
    const t = useT();
    const [files, setFiles] = useState<Files>({});
    const { before, after } = files;
    const differences = useMemo(
        () => (before && after ? compareFiles(before.held, after.held, { before: before.day, after: after.day }) : null),
        [before, after],
    );
    return (
        <Modal
            size="lg"
            title={t('planCompare.title')}
            onClose={onClose}
            actions={<Button onClick={onClose}>{t('planCompare.close')}</Button>}
        >
            <div className={step.parts}>
                <p className="muted no-margin">{t('planCompare.text')}</p>
                <div className={styles.files}>
                    {SIDES.map(side => (
                        <OneFile
                            key={side}
                            side={side}
                            file={files[side]}
                            onChange={file => setFiles(now => ({ ...now, [side]: file }))}
                        />
                    ))}
                </div>
                {differences && <Differences differences={differences} />}
            </div>
        </Modal>
    );
}

interface OneFileProps {
    side: Side;
    file: CompareFile | undefined;
    onChange(file: CompareFile): void;
}

/** One of the two files, and the day of which it is. */
function OneFile({ side, file, onChange }: OneFileProps) {
    const t = useT();
    const [language] = useLocaleState();
    const [refused, setRefused] = useState<string | null>(null);
    async function read(chosen: File): Promise<void> {
        setRefused(null);
        try {
            const { readFile } = await import('../source/read');
            const { table } = await readFile(chosen, language);
            if (canMatch(columnsOf(table))) onChange({ name: chosen.name, day: dayIn(chosen.name), held: heldIn(table) });
            else setRefused(t('planCompare.other'));
        } catch (error) {
            setRefused(t(reasonOf(error)));
        }
    }
    return (
        <section className={step.question} aria-label={t(`planCompare.${side}`)}>
            <h3 className={step.title}>{t(`planCompare.${side}`)}</h3>
            {file && (
                <p>
                    <bdi translate="no">{t('planCompare.rows', { name: file.name, smart_count: file.held.length })}</bdi>
                </p>
            )}
            <FileButton
                label={t(file ? 'planCompare.another' : 'planCompare.choose')}
                onFiles={([chosen]) => chosen && void read(chosen)}
            />
            <p role="alert" className={styles.refused}>
                {refused}
            </p>
            {file && (
                <DateField
                    label={t('planCompare.day')}
                    hint={t('planCompare.dayHint')}
                    value={file.day}
                    long={formatLongDay(file.day, language)}
                    clearLabel={t('planCompare.clear')}
                    onChange={day => onChange({ ...file, day })}
                />
            )}
        </section>
    );
}

const ORDERS = ['person', 'licence'] as const;
type Order = (typeof ORDERS)[number];

const compareBy = (order: Order) => (one: Difference, other: Difference) =>
    order === 'person'
        ? one.name.localeCompare(other.name) || one.licence.localeCompare(other.licence)
        : one.licence.localeCompare(other.licence) || one.name.localeCompare(other.name);

/** The differences by kind, in the order of people or licences. */
function Differences({ differences }: { differences: readonly Difference[] }) {
    const t = useT();
    const [order, setOrder] = useState<Order>('person');
    const [kind, setKind] = useState<DifferenceKind | ''>('');
    const counts = new Map(KINDS.map(one => [one, differences.filter(difference => difference.kind === one).length]));
    const sorted = useMemo(() => differences.toSorted(compareBy(order)), [differences, order]);
    const shown = kind === '' ? sorted : sorted.filter(one => one.kind === kind);
    if (differences.length === 0) return <p role="status">{t('planCompare.same')}</p>;
    return (
        <section className={step.parts} aria-label={t('planCompare.differences')}>
            <div className={styles.foot}>
                <SelectField
                    label={t('planCompare.order')}
                    placeholder={t('planCompare.order')}
                    value={order}
                    options={ORDERS.map(value => ({ value, label: t(`planCompare.orders.${value}`) }))}
                    onChange={value => setOrder(ORDERS.find(known => known === value) ?? 'person')}
                />
                <SaveDifferences differences={sorted} />
            </div>
            <StateFilter
                label={t('planCompare.what')}
                states={KINDS.filter(one => counts.get(one))}
                wordOf={one => t(`planCompare.kinds.${one}`)}
                countOf={one => counts.get(one) ?? 0}
                all={differences.length}
                value={kind}
                onChange={setKind}
            />
            <Rows key={`${order} ${kind}`} order={order} differences={shown} />
        </section>
    );
}

/** What is different, in words. */
function useWords(): (difference: Difference) => string {
    const t = useT();
    const [language] = useLocaleState();
    return ({ kind, was, now }) =>
        t(`planCompare.says.${kind}`, { was, now: kind === 'expired' ? formatDay(now, language) : now });
}

interface Row {
    id: string;
    person: string;
    key: string;
    what: string;
}

function Rows({ order, differences }: { order: Order; differences: readonly Difference[] }) {
    const t = useT();
    const words = useWords();
    const columns = useMemo(() => {
        const person = text<Row, 'person'>('person', 'planCompare.person', order === 'person' ? { isName: true } : {});
        const key = text<Row, 'key'>('key', 'planCompare.key', order === 'licence' ? { isName: true } : {});
        return shownColumns<Row>([...(order === 'person' ? [person, key] : [key, person]), text('what', 'planCompare.what')]);
    }, [order]);
    return (
        <Paged rows={differences}>
            {rows => (
                <SimpleTable<Row>
                    label={t('planCompare.differences')}
                    rows={rows.map((one, at) => ({
                        id: String(at),
                        person: one.email && one.email !== one.name ? `${one.name} (${one.email})` : one.name,
                        key: [one.licence, one.label].filter(Boolean).join(': '),
                        what: words(one),
                    }))}
                    columns={columns}
                />
            )}
        </Paged>
    );
}

/** The button that saves all differences as a CSV file. */
function SaveDifferences({ differences }: { differences: readonly Difference[] }) {
    const t = useT();
    const saveTable = useSaveTable();
    const save = () => {
        const columns: ExportColumn<Difference>[] = [
            { header: t('planCompare.what'), value: ({ kind }) => t(`planCompare.kinds.${kind}`) },
            { header: t('planCompare.person'), value: ({ name }) => name },
            { header: t('planReview.columns.email'), value: ({ email }) => email },
            { header: t('planReview.columns.licence'), value: ({ licence }) => licence },
            { header: t('planReview.columns.label'), value: ({ label }) => label },
            { header: t('planReview.columns.keyId'), value: ({ key }) => key },
            { header: t('planCompare.was'), value: ({ was }) => was },
            { header: t('planCompare.now'), value: ({ now }) => now },
        ];
        return saveTable(t('planCompare.differences'), () => ({ columns, rows: differences }));
    };
    return (
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save()}>
            {t('planCompare.save')}
        </Button>
    );
}
