import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../../config/paths';
import type { ExportColumn } from '../../shared/export/types';
import { useSaveTable } from '../../shared/export/useSaveTable';
import { Button } from '../../ui/Button';
import { DownloadIcon, UsersIcon } from '../../ui/icons';
import { Paged } from '../../jobs/public';
import { Link } from '../../ui/Link';
import type { ReportProps } from '../kind';
import planStyles from '../page/plans.module.css';
import { usePlanStore } from '../store';
import type { LeaveDraft } from './draft';
import { givesOf } from './give';
import step from '../step.module.css';
import styles from './leave.module.css';
import { freedOf, isOpen, reportOf, type Line, type Person } from './report';
import { useReportNames } from './useReportNames';

interface Row {
    person: Person;
    line: Line;
}

/** What everybody had who left, and what became of it; what is still open, with a link (LEAVE-6). */
export function Report({ draft, job, items }: ReportProps<LeaveDraft>) {
    const t = useT();
    const { steps } = job;
    const people = useMemo(() => reportOf(draft.had, steps, items), [draft.had, steps, items]);
    const freed = freedOf(people);
    const names = useReportNames(people);
    const gives = new Map(givesOf(draft).map(one => [one.id, one.draft]));
    const open = people.reduce((sum, { lines }) => sum + lines.filter(isOpen).length, 0);
    if (people.length === 0) return null;
    return (
        <section className={`stack gap-20 ${styles.report}`} aria-label={t('planLeave.report.title')}>
            <h3 className={step.title}>{t('planLeave.report.title')}</h3>
            <ul className={`plain-list ${planStyles.figures}`}>
                <li>{t('planLeave.report.open', { smart_count: open })}</li>
                {[...freed].map(([licence, smart_count]) => (
                    <li key={licence}>{t('planLeave.report.freed', { smart_count, licence: names.licenceOf(licence) })}</li>
                ))}
            </ul>
            <SaveReport people={people} names={names} />
            <Paged rows={people}>
                {shown => (
                    <>
                        {shown.map(person => (
                            <OnePerson key={person.id} person={person} names={names} gives={gives.get(person.id)} />
                        ))}
                    </>
                )}
            </Paged>
        </section>
    );
}

type Names = ReturnType<typeof useReportNames>;

/** What became of the things of one; `gives` is the draft that gives the same to others. */
function OnePerson({ person, names, gives }: { person: Person; names: Names; gives: object | undefined }) {
    const t = useT();
    const navigate = useNavigate();
    const { add } = usePlanStore();
    const name = names.userOf(person.id);
    const give = async () => {
        if (gives) await navigate(paths.plan(await add('invite', gives)));
    };
    return (
        <div className={`stack ${styles.person}`}>
            <div className={`row ${styles.personHead}`}>
                <h4 className={step.title}>
                    <bdi translate="no">{name}</bdi>
                </h4>
                {gives && (
                    <span className={styles.noPrint}>
                        <Button variant="outlined" startIcon={<UsersIcon />} onClick={() => void give()}>
                            {t('planLeave.report.same')}
                        </Button>
                    </span>
                )}
            </div>
            <table className={`${step.lined} ${styles.table}`} aria-label={t('planLeave.report.of', { name })}>
                <thead>
                    <tr>
                        <th scope="col">{t('planLeave.report.what')}</th>
                        <th scope="col">{t('planLeave.report.before')}</th>
                        <th scope="col">{t('planLeave.report.after')}</th>
                    </tr>
                </thead>
                <tbody>
                    {person.lines.map(line => {
                        const path = names.pathOf(line, person.id);
                        return (
                            <tr key={`${line.what} ${line.id}`} data-open={isOpen(line) || undefined}>
                                <th scope="row">{path ? <Link to={path}>{names.thingOf(line)}</Link> : names.thingOf(line)}</th>
                                <td>{names.before(line)}</td>
                                <td>{names.after(line)}</td>
                            </tr>
                        );
                    })}
                </tbody>
            </table>
        </div>
    );
}

/** The button that saves the report as CSV: a line for each thing, without codes of keys. */
function SaveReport({ people, names }: { people: readonly Person[]; names: Names }) {
    const t = useT();
    const saveTable = useSaveTable();
    const save = () => {
        const columns: ExportColumn<Row>[] = [
            { header: t('plans.check.who'), value: ({ person }) => names.userOf(person.id) },
            { header: t('planLeave.report.what'), value: ({ line }) => names.thingOf(line) },
            { header: t('planLeave.report.before'), value: ({ line }) => names.before(line) },
            { header: t('planLeave.report.after'), value: ({ line }) => names.after(line) },
        ];
        const rows = people.flatMap(person => person.lines.map(line => ({ person, line })));
        return saveTable(t('planLeave.report.title'), () => ({ columns, rows }));
    };
    return (
        <div className={styles.noPrint}>
            <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void save()}>
                {t('planLeave.report.save')}
            </Button>
        </div>
    );
}
