import { useT } from '#i18n/useT';
import { useFormatNumber } from '../shared/hooks/useFormatNumber';
import listStyles from '../shared/list/list.module.css';
import styles from './jobs.module.css';

interface StateFilterProps<State extends string> {
    /** accessible name, translated */
    label: string;
    /** those that there are, in order */
    states: readonly State[];
    wordOf(state: State): string;
    /** absent if the word says it */
    countOf?(state: State): number;
    /** number of all rows */
    all: number;
    /** `''` for all */
    value: NoInfer<State> | '';
    onChange(next: NoInfer<State> | ''): void;
}

/** Buttons that show the rows in one state, with the number of each (MANY-8). */
export function StateFilter<State extends string>({
    label,
    states,
    wordOf,
    countOf,
    all,
    value,
    onChange,
}: StateFilterProps<State>) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const labelOf = (state: State): string => (countOf ? `${wordOf(state)} (${formatNumber(countOf(state))})` : wordOf(state));
    return (
        <div className={`buttons ${styles.filter}`} role="group" aria-label={label}>
            {(['', ...states] as const).map(state => (
                <button
                    key={state}
                    type="button"
                    className={listStyles.state}
                    aria-pressed={value === state}
                    onClick={() => onChange(state)}
                >
                    {state === '' ? t('jobs.every', { count: all }) : labelOf(state)}
                </button>
            ))}
        </div>
    );
}
