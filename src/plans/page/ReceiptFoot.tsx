import { useLocaleState } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { mayDo } from '#authProvider/access';
import { useT } from '#i18n/useT';
import { revertible } from '#dataProvider/jobs/itemSteps';
import type { Item } from '#dataProvider/jobs/job';
import { takenSteps } from '#dataProvider/jobs/outcome';
import { paths } from '../../config/paths';
import * as jobs from '../../jobs/public';
import { dayAndTime } from '../../shared/format/time';
import { useCurrentCustomer, useCurrentUser } from '../../shared/hooks/useCurrent';
import { useNotifiedFlight } from '../../shared/hooks/useNotifiedFlight';
import { nameWithEmail } from '../../shared/person';
import { Button } from '../../ui/Button';
import { Fact, Facts } from '../../ui/Facts';
import { DocumentIcon, DownloadIcon, HistoryIcon, UsersIcon } from '../../ui/icons';
import type { AnyKind } from '../kinds';
import { Paper } from '../paper/Paper';
import { PeopleTable, type PaperPerson } from '../paper/PeopleTable';
import { Signatures } from '../paper/Signatures';
import { usePeople } from '../paper/usePeople';
import type { Plan } from '../plan';
import { receiptOf } from '../planFile';
import { usePlanStore } from '../store';
import { takeBackOf } from '../takeBack/draft';
import { useFailedFile } from '../useFailedFile';
import { useSaveFile } from '../useSaveFile';
import styles from './plans.module.css';

interface ReceiptFootProps {
    plan: Plan;
    job: jobs.ShownJob;
    kind: AnyKind;
    draft: object;
    items: readonly Item[];
}

/** Who did it, and what can be done with the receipt. */
export function ReceiptFoot({ plan, job, kind, draft, items }: ReceiptFootProps) {
    const t = useT();
    const [language] = useLocaleState();
    const navigate = useNavigate();
    const { add } = usePlanStore();
    const { data: me } = useCurrentUser();
    const { data: customer } = useCurrentCustomer();
    const save = useSaveFile();
    const saveFailed = useFailedFile(plan, kind, draft);
    const { id, steps, begun, ended } = job;
    const [people, setPeople] = useState<readonly PaperPerson[] | null>(null);
    const printed = useCallback(() => setPeople(null), []);
    const failed = useMemo(() => items.flatMap((item, at) => (item.state === 'failed' ? [{ item, at }] : [])), [items]);
    const left = useMemo(() => kind.leftRows?.(draft, new Set(plan.ran)) ?? [], [kind, draft, plan.ran]);
    const open = failed.length + left.length;
    const canTakeBack = !kind.isFinal && items.some(item => revertible(item, takenSteps(item, steps.length)).length > 0);
    const changes = me !== undefined && mayDo(me.role, 'edit', 'plans');

    async function takeBack(): Promise<void> {
        // What waits for a press is not sent any more.
        if (job.state === 'held') jobs.act(id, 'stop');
        const made = await add('takeBack', takeBackOf(plan.id, receiptOf(job, items)), { step: 'check' });
        await navigate(paths.plan(made));
    }

    /** In a file that gives the same to others whoever is deleted has a name. */
    const nameOf = (one: string): string | undefined => {
        const known = kind.gives && jobs.keptName(one);
        return known && nameWithEmail(known);
    };
    const time = (ms: number) => dayAndTime(Math.floor(ms / 1000), language);
    return (
        <>
            <Facts>
                {me && (
                    <Fact label={t('plans.receipt.by')}>
                        <bdi translate="no">{nameWithEmail(me)}</bdi>
                    </Fact>
                )}
                {customer && (
                    <Fact label={t('plans.receipt.customer')}>
                        <bdi translate="no">{`${customer.data.name} (${customer.id})`}</bdi>
                    </Fact>
                )}
                <Fact label={t('plans.receipt.begun')}>{time(begun)}</Fact>
                {ended !== undefined && <Fact label={t('plans.receipt.ended')}>{time(ended)}</Fact>}
            </Facts>
            <div className={`row gap-8 ${styles.foot}`}>
                {changes && <jobs.TryAgain job={job} items={items} />}
                <jobs.SaveReceipt
                    job={job}
                    items={items}
                    cellsOf={(at, { make, own }, user) =>
                        kind.cells?.(draft, plan.ran?.[at] ?? '', { own, person: make ?? user }) ?? []
                    }
                />
                {open > 0 && kind.cells && (
                    <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void saveFailed(failed, left)}>
                        {t('plans.receipt.failedRows', { smart_count: open })}
                    </Button>
                )}
                <Button
                    variant="outlined"
                    startIcon={<DownloadIcon />}
                    onClick={() => save({ ...plan, draft }, receiptOf(job, items, nameOf))}
                >
                    {t('plans.saveFile')}
                </Button>
                <PrintReport job={job} items={items} />
                {kind.listsPeople && <PrintPeople items={items} onRead={setPeople} />}
                {canTakeBack && changes && (
                    <Button variant="outlined" startIcon={<HistoryIcon />} onClick={() => void takeBack()}>
                        {t('plans.receipt.takeBack')}
                    </Button>
                )}
            </div>
            {people && (
                <Paper title={t('planReceipt.people')} onPrinted={printed}>
                    <PeopleTable people={people} />
                    {kind.signs && <Signatures />}
                </Paper>
            )}
        </>
    );
}

/** The button that prints the report: the names of all its rows are read first. */
function PrintReport({ job, items }: { job: jobs.ShownJob; items: readonly Item[] }) {
    const t = useT();
    const readNames = jobs.useReadNames(job);
    const [print, reading] = useNotifiedFlight(async () => {
        await readNames(items);
        window.print();
    });
    return (
        <Button variant="outlined" startIcon={<DocumentIcon />} disabled={reading} onClick={() => void print()}>
            {t('plans.receipt.print')}
        </Button>
    );
}

/** The button that reads the people and their licences, for a list to print. */
function PrintPeople({ items, onRead }: { items: readonly Item[]; onRead(people: readonly PaperPerson[] | null): void }) {
    const t = useT();
    const read = usePeople();
    const [print, reading] = useNotifiedFlight(async () => {
        // A browser may not have told that the one before was printed.
        onRead(null);
        onRead(await read(items));
    });
    return (
        <Button variant="outlined" startIcon={<UsersIcon />} disabled={reading} onClick={() => void print()}>
            {t('planReceipt.printPeople')}
        </Button>
    );
}
