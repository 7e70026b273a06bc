import { useTranslate } from 'ra-core';

/**
 * Says how many entries a list to choose from holds, in words that are heard and not seen: after each search, and while it loads that it
 * does. Always there: a live region has to exist before its content changes. `total` = undefined when the list could not be read, which
 * an alert tells.
 */
export function CountStatus({ busy = false, total }: { busy?: boolean; total: number | undefined }) {
    const translate = useTranslate();
    const count = total === undefined ? '' : translate('list.told.count', { smart_count: total });
    return (
        <p role="status" className="visually-hidden">
            {busy ? translate('list.loading') : count}
        </p>
    );
}
