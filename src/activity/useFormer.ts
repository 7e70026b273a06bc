import { useLocaleState } from 'ra-core';
import { useT } from '#i18n/useT';
import type { Entry, Field, Value } from '../shared/activity/entry';
import { formatUtcDay, hasExpiry } from '../shared/format/date';

/** Returns a function that writes a value of a field. */
export function useValueText(): (field: Field, value: Value) => string {
    const t = useT();
    const [language] = useLocaleState();
    return (field, value) => {
        if (field === 'autoAdd') return t(value === true ? 'activity.values.yes' : 'activity.values.no');
        if (field !== 'expire') return value === null ? '' : String(value);
        return typeof value === 'number' && hasExpiry(value) ? formatUtcDay(value, language) : t('activity.values.never');
    };
}

/** Returns a function that writes the values that a change replaced. */
export function useFormer(): (former: Entry['former']) => string[] {
    const textOf = useValueText();
    return (former = {}) =>
        Object.entries(former).flatMap(([field, value]) => (value === undefined ? [] : textOf(field as Field, value)));
}
