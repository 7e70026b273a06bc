import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '#i18n/useT';
import { keepsActivity, storeKeepsActivity } from '../config/activityKept';
import { settings } from '../config/settings';
import type { Entry } from '../shared/activity/entry';
import { useBreadcrumb } from '../shared/breadcrumb';
import { ExportRows } from '../shared/export/ExportRows';
import { draftOwner } from '../shared/hooks/useDraft';
import { PageTexts } from '../shared/LaterTexts';
import { FilterSelect } from '../shared/list/FilterSelect';
import { ShowMore, useShowMore } from '../shared/list/ShowMore';
import { PageHeader } from '../shared/PageHeader';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { Notice } from '../ui/feedback/Notice';
import { CheckboxField } from '../ui/inputs/CheckboxField';
import { ActivityList } from './ActivityList';
import styles from './activity.module.css';
import { kindOf, NAMED, recordKey, recordsOf, type Kind, type NamedKind } from './kind';
import { useNames } from './names';
import { useEntries } from './useEntries';

/** The records that can be chosen are those of so many last changes. */
const CHOICES_OF = 200;
/** Of long lists so many are shown at first. */
const FIRST = 50;

/** `/activity`: what was done in this browser, which is no audit trail (ACTIVITY-3). Its texts are loaded with it. */
export default function ActivityPage() {
    return (
        <PageTexts name="activity">
            <Activity />
        </PageTexts>
    );
}

function Activity() {
    const t = useT();
    const entries = useEntries();
    useBreadcrumb([{ title: t('layout.activity') }]);
    return (
        <div className={styles.page}>{entries ? <Changes all={entries.list} unsaved={entries.unsaved} /> : <PageSkeleton />}</div>
    );
}

function Changes({ all, unsaved }: { all: readonly Entry[]; unsaved: boolean }) {
    const t = useT();
    const [params, setParams] = useSearchParams();
    const [kind, record, opened] = ['kind', 'record', 'entry'].map(name => params.get(name) ?? '');
    const set = (name: string, value: string): void =>
        setParams(
            before => {
                const next = new URLSearchParams(before);
                if (value === '') next.delete(name);
                else next.set(name, value);
                return next;
            },
            { replace: true },
        );
    const found = all.filter(
        entry => (kind === '' || kindOf(entry) === kind) && (record === '' || recordsOf(entry).includes(record ?? '')),
    );
    const choices = all.slice(0, CHOICES_OF);
    const names = useNames(choices);
    const shown = useShowMore(found.length, { large: FIRST });
    return (
        <>
            <PageHeader
                title={t('activity.title')}
                actions={
                    <ExportRows
                        title={t('activity.file')}
                        rows={found}
                        load={async () => (await import('./exported')).exportedOf(found, t)}
                        obstacle={found.length === 0 ? t('activity.empty.title') : null}
                    />
                }
            />
            <p className={styles.intro}>{t('activity.intro', { smart_count: settings.activityDays })}</p>
            {unsaved && <p className="muted no-margin">{t('activity.unsaved')}</p>}
            {all.length > 0 && (
                <div className={`buttons ${styles.filters}`}>
                    <Kinds all={all} value={kind ?? ''} onChange={value => set('kind', value)} />
                    <Records all={choices} names={names} value={record ?? ''} onChange={value => set('record', value)} />
                </div>
            )}
            {found.length === 0 ? (
                <Notice
                    title={t(all.length === 0 ? 'activity.empty.title' : 'activity.empty.found')}
                    text={t(all.length === 0 ? 'activity.empty.text' : 'activity.empty.foundText')}
                />
            ) : (
                <ActivityList entries={found.slice(0, shown.shown)} opened={opened} onClosed={() => set('entry', '')} />
            )}
            <ShowMore {...shown} />
            <Keep />
        </>
    );
}

interface ChoiceProps {
    all: readonly Entry[];
    value: string;
    onChange(value: string): void;
}

function Kinds({ all, value, onChange }: ChoiceProps) {
    const t = useT();
    const kinds = [...new Set(all.map(kindOf))];
    const options = kinds.map((kind: Kind) => ({ value: kind, label: t(`activity.kinds.${kind}`) }));
    return (
        <FilterSelect
            label={t('activity.filters.kind')}
            value={value}
            options={options.toSorted((one, other) => one.label.localeCompare(other.label))}
            all={t('activity.filters.allKinds')}
            onChange={onChange}
        />
    );
}

function Records({ all, names, value, onChange }: ChoiceProps & { names: ReturnType<typeof useNames> }) {
    const t = useT();
    const labelOf = (key: string): string => {
        const kind = NAMED.find(one => key.startsWith(`${one}:`)) as NamedKind;
        return `${t(`activity.records.${kind}`)} ${names.of(kind, key.slice(kind.length + 1)).name}`;
    };
    const keys = new Set([...all.flatMap(recordsOf), ...(value === '' ? [] : [value])]);
    const known = [...keys].filter(key => NAMED.some(kind => key.startsWith(recordKey(kind, ''))));
    const options = known.map(key => ({ value: key, label: labelOf(key) }));
    return (
        <FilterSelect
            label={t('activity.filters.record')}
            value={value}
            options={options.toSorted((one, other) => one.label.localeCompare(other.label))}
            all={t('activity.filters.allRecords')}
            onChange={onChange}
        />
    );
}

/** Whether it is kept on this computer over a sign-out (ACTIVITY-2). */
function Keep() {
    const t = useT();
    const owner = draftOwner();
    const [keeps, setKeeps] = useState(() => owner !== null && keepsActivity(owner));
    if (owner === null) return null;
    const change = (next: boolean): void => {
        storeKeepsActivity(owner, next);
        setKeeps(next);
    };
    return (
        <div className={styles.keep}>
            <CheckboxField label={t('activity.keep')} hint={t('activity.keepHint')} checked={keeps} onChange={change} />
        </div>
    );
}
