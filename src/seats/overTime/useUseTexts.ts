import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { readersDay } from '../../shared/format/time';
import type { Use } from './curve';
import { lastDay, type Step } from './picture';

/** Returns functions that say a step's day or days, and a use. */
export function useUseTexts(now: number) {
    const t = useT();
    const [language] = useLocaleState();
    const dayOf = (step: Step): string => {
        const [first, last] = [step.from, lastDay(step, now)].map(time => readersDay(time, language));
        return first === last ? (first ?? '') : `${first} – ${last}`;
    };
    const useOf = ({ keys, machines }: Use): string =>
        [
            t('renewal.chart.atLeastKeys', { smart_count: keys }),
            t('renewal.chart.atLeastMachines', { smart_count: machines }),
        ].join(', ');
    return { dayOf, useOf };
}
