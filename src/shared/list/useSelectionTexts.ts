import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import { useFormatNumber } from '../hooks/useFormatNumber';
import type { SelectionTexts } from './types';

/**
 * Returns the texts of a list with selectable rows. @param bar the accessible name of the selection bar, translated @param count says how many
 * rows are selected; memoized by the caller
 */
export function useSelectionTexts({ bar, count }: Pick<SelectionTexts, 'bar' | 'count'>): SelectionTexts {
    const t = useT();
    const formatNumber = useFormatNumber();
    return useMemo(
        () => ({
            bar,
            count,
            row: name => t('list.choice.row', { name }),
            page: t('list.choice.page'),
            found: total => t('list.choice.found', { total: formatNumber(total) }),
            reading: (read, total) => t('list.choice.reading', { read: formatNumber(read), total: formatNumber(total) }),
            stop: t('jobs.stop'),
            show: t('list.choice.show'),
            clear: t('list.choice.clear'),
            actions: t('list.choice.actions'),
        }),
        [t, formatNumber, bar, count],
    );
}
