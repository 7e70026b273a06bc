import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import { readersDay } from '../../shared/format/time';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import type { Use } from './curve';
import { lastDay, type Step } from './picture';

/** Returns functions that say a step's day or days, and a use. */
export function useUseTexts(now: number) {
    const t = useT();
    const [language] = useLocaleState();
    const formatNumber = useFormatNumber();
    const dayOf = (step: Step): string => {
        const [first, last] = [step.from, lastDay(step, now)].map(time => readersDay(time, language));
        return first === last ? (first ?? '') : `${first} – ${last}`;
    };
    const useOf = ({ keys, machines }: Use): string =>
        [
            t('renewal.chart.atLeastKeys', { smart_count: keys, count: formatNumber(keys) }),
            t('renewal.chart.atLeastMachines', { smart_count: machines, count: formatNumber(machines) }),
        ].join(', ');
    return { dayOf, useOf };
}
