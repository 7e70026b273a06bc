import type { MouseEvent, ReactNode } from 'react';
import { useT } from '#i18n/useT';
import type { Find, Source } from '../../shared/finder/types';
import { FindOption, type Option } from './FindOption';
import styles from './finder.module.css';
import { ACTIONS, lookOf, type Searched } from './useFinder';

/** Options below one heading. */
export interface Group {
    id: string;
    title: string;
    options: Option[];
    /** they are those of the words before */
    isEarlier?: boolean;
}

interface GroupOptions {
    /** prefix of the ids */
    id: string;
    words: string;
    sources: readonly Source[];
    searched: readonly Searched[];
    recalled: readonly Find[];
    offers: readonly Find[];
}

/** The options in their groups: what was opened last and what can be done, or what was found. Those without an option are left out. */
export function useGroups({ id, words, sources, searched, recalled, offers }: GroupOptions): Group[] {
    const t = useT();
    const optionOf = (find: Find): Option => ({
        id: `${id}${find.kind}${encodeURIComponent(find.id)}`,
        find,
        look: lookOf(find.kind, sources),
    });
    const startGroups = (): Group[] => [
        { id: 'recent', title: t('finder.recent'), options: recalled.map(find => ({ ...optionOf(find), named: true })) },
        {
            id: 'actions',
            title: t(ACTIONS.name),
            options: offers
                .filter(({ kind }) => kind === 'actions')
                .filter(offer => !recalled.includes(offer))
                .map(optionOf),
        },
    ];
    const foundGroups = (): Group[] =>
        searched.map(({ look, finds, total, isEarlier, list: to }) => ({
            id: look.kind,
            title: t(look.name),
            isEarlier,
            options: [
                ...finds.map(optionOf),
                ...(to && total > finds.length
                    ? [
                          {
                              id: `${id}${look.kind}-all`,
                              look,
                              find: { kind: look.kind, id: '', title: t('finder.all', { smart_count: total }), to },
                              all: true,
                          },
                      ]
                    : []),
            ],
        }));
    return (words === '' ? startGroups() : foundGroups()).filter(({ options }) => options.length > 0);
}

interface ResultsProps {
    id: string;
    /** id of the listbox */
    list: string;
    groups: readonly Group[];
    active: Option | undefined;
    onPoint(option: string): void;
    onChoose(find: Find, event: MouseEvent): void;
}

/** The options below the finder's field. */
export function Results({ id, list, groups, active, onPoint, onChoose }: ResultsProps): ReactNode {
    const t = useT();
    return (
        <div id={list} role="listbox" aria-label={t('finder.results')} className={styles.results}>
            {groups.map(group => (
                <div key={group.id} role="group" aria-labelledby={`${id}${group.id}-title`} className={styles.group}>
                    <div id={`${id}${group.id}-title`} role="presentation" className={`${styles.heading} muted small`}>
                        {group.title}
                    </div>
                    {group.options.map(option => (
                        <FindOption
                            key={option.id}
                            option={option}
                            active={option === active}
                            onPoint={() => onPoint(option.id)}
                            onChoose={event => onChoose(option.find, event)}
                        />
                    ))}
                </div>
            ))}
        </div>
    );
}
