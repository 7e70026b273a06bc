import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { mayDo } from '#authProvider/access';
import { useT } from '#i18n/useT';
import type { Contract } from '#dataProvider/types';
import { paths } from '#src/config/paths';
import { KeyCounting } from '#src/licences/public';
import { Unread, type Uses } from '#src/seats/overTime';
import { pressed } from '#src/shared/actions/pressed';
import { ExportRows } from '#src/shared/export/ExportRows';
import { nowSeconds } from '#src/shared/format/date';
import { formatMoney } from '#src/shared/format/money';
import { useCurrentUser } from '#src/shared/hooks/useCurrent';
import { useNarrow } from '#src/shared/hooks/useMediaQuery';
import { usePrinting } from '#src/shared/hooks/usePrinting';
import { useFormatNumber } from '#src/shared/hooks/useFormatNumber';
import { SimpleTable } from '#src/shared/list/SimpleTable';
import { useSliced, type Sliced } from '#src/shared/sliced';
import { Button } from '#src/ui/Button';
import { Figure, Figures } from '#src/ui/Facts';
import { DocumentIcon } from '#src/ui/icons';
import { Section } from '#src/ui/Section';
import { sheetColumns } from './columns';
import { figuring, sumsOf, type SheetRow } from './figures';
import { SheetCards } from './SheetCards';
import styles from './renewal.module.css';

/** The sheet: a line for each licence, and the button that plans to delete what is unused (RENEWAL-2, RENEWAL-3). */
export function Sheet({ known, contracts }: { known: Uses; contracts: readonly Contract[] }) {
    const t = useT();
    const [now] = useState(nowSeconds);
    const { uses, isReading, tooMany, failed } = known;
    const work = useMemo(
        () =>
            function* rowsOf(): Sliced<SheetRow[]> {
                const all: SheetRow[] = [];
                for (const use of uses) all.push(yield* figuring(use, contracts, now));
                return all;
            },
        [uses, contracts, now],
    );
    const { result, isBehind } = useSliced(work);
    const rows = useMemo(() => (result ?? []).filter(({ id }) => uses.some(({ licence }) => licence.id === id)), [result, uses]);
    const columns = useMemo(() => sheetColumns(), []);
    const missing = failed.map(({ licence: { name } }) => name).join(', ');
    const narrow = useNarrow();
    const printing = usePrinting();
    const isReady = !isReading && tooMany === null && !isBehind;
    const obstacle = !isReady ? t('renewal.notRead') : failed.length > 0 ? t('renewal.failed', { names: missing }) : null;
    if (rows.length === 0) return null;
    return (
        <Section
            title={t('renewal.sheet.title')}
            action={
                <div className={`buttons ${styles.actions}`}>
                    <ExportRows
                        title={t('licences.renewal')}
                        rows={rows}
                        obstacle={obstacle}
                        load={async () => {
                            const { fileColumns } = await import('#src/shared/export/ofList');
                            // The texts of files have not those of this page.
                            return { default: { columns: context => fileColumns(columns, { ...context, t }) } };
                        }}
                    />
                    <Button variant="outlined" startIcon={<DocumentIcon />} onClick={() => window.print()}>
                        {t('renewal.sheet.print')}
                    </Button>
                </div>
            }
        >
            <Unread known={known} />
            <Totals rows={rows} />
            {narrow && !printing ? (
                <SheetCards rows={rows} columns={columns} />
            ) : (
                <SimpleTable label={t('renewal.sheet.title')} rows={rows} columns={columns} cardsBelow={0} />
            )}
            <p className="muted small no-margin">{t('renewal.sheet.idleHint')}</p>
            <KeyCounting />
            {isReady && <Plan rows={rows} />}
        </Section>
    );
}

type Rows = readonly SheetRow[];

/** The sums of all lines. */
function Totals({ rows }: { rows: Rows }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const sum = (valueOf: (row: Rows[number]) => number): string =>
        formatNumber(rows.reduce((all, row) => all + (Number.isFinite(valueOf(row)) ? valueOf(row) : 0), 0));
    const costs = sumsOf(rows.flatMap(({ perYear }) => perYear));
    return (
        <Figures>
            <Figure label={t('licences.fields.count')}>{sum(({ count }) => count)}</Figure>
            <Figure label={t('renewal.sheet.idle')}>{sum(({ unused }) => unused)}</Figure>
            {costs.length > 0 && (
                <Figure label={t('renewal.sheet.perYear')}>
                    {costs.map(({ currency, price }) => formatMoney(price, currency)).join(' + ')}
                </Figure>
            )}
        </Figures>
    );
}

/** One press makes the plan; which keys it deletes is decided in its check. */
function Plan({ rows }: { rows: Rows }) {
    const t = useT();
    const navigate = useNavigate();
    const { data: me } = useCurrentUser();
    const unused = rows.reduce((sum, row) => sum + row.unused, 0);
    const licences = rows.flatMap(row => (row.unused > 0 ? [row.id] : []));
    if (!me || !mayDo(me.role, 'read', 'plans')) return null;
    const plan = () => void navigate(paths.plans, { state: { ask: 'free', licences } });
    return (
        <div className={styles.plan}>
            <Button
                variant="contained"
                {...pressed({ obstacle: unused === 0 ? t('renewal.sheet.noPlan') : null, onClick: plan })}
            >
                {t('renewal.sheet.plan', { smart_count: unused })}
            </Button>
        </div>
    );
}
