import { memo } from 'react';
import { useT } from '#i18n/useT';
import { KeyCounting } from '../../licences/public';
import type { KeyNeed, PlanItem } from '../kind';
import type { AnyKind } from '../kinds';
import step from '../step.module.css';
import styles from './plans.module.css';

interface FiguresProps {
    kind: AnyKind;
    items: readonly PlanItem<string>[];
    leftOut: readonly string[];
}

/** How many items are in which state, in words. */
export const Figures = memo(function Figures({ kind, items, leftOut }: FiguresProps) {
    const t = useT();
    const left = new Set(leftOut);
    const counts = new Map<string, number>();
    for (const { id, state } of items) if (!left.has(id)) counts.set(state, (counts.get(state) ?? 0) + 1);
    const out = items.filter(({ id }) => left.has(id)).length;
    const figures = Object.entries(kind.states).flatMap(([state, { figure }]) => {
        const smart_count = counts.get(state);
        return smart_count ? [t(figure, { smart_count })] : [];
    });
    if (out > 0) figures.push(t('plans.check.leftOut', { smart_count: out }));
    return (
        <ul className={`plain-list ${styles.figures}`} aria-label={t('plans.check.figures')}>
            {figures.map(figure => (
                <li key={figure}>{figure}</li>
            ))}
        </ul>
    );
});

/** The keys that each licence needs, and what it has. Its roles are said, because on a phone its rows are laid out as blocks. */
export function Keys({ needs }: { needs: readonly KeyNeed[] }) {
    const t = useT();
    if (needs.length === 0) return null;
    return (
        <div className="stack">
            <table role="table" className={`${styles.keys} ${step.blocks} ${styles.needs}`}>
                <caption>{t('plans.keys.title')}</caption>
                <thead>
                    <tr>
                        <th scope="col">{t('plans.keys.licence')}</th>
                        <th scope="col">{t('plans.keys.needed')}</th>
                        <th scope="col">{t('plans.keys.free')}</th>
                        <th scope="col">{t('plans.keys.short')}</th>
                    </tr>
                </thead>
                <tbody role="rowgroup">
                    {needs.map(({ licence, name, needed, free }) => (
                        <tr key={licence} role="row" data-short={needed > free || undefined}>
                            <th scope="row" role="rowheader">
                                <bdi translate="no">{name}</bdi>
                            </th>
                            <td role="cell" data-head={t('plans.keys.needed')}>
                                {needed}
                            </td>
                            <td role="cell" data-head={t('plans.keys.free')}>
                                {free}
                            </td>
                            <td role="cell" data-head={t('plans.keys.short')}>
                                {Math.max(0, needed - free)}
                            </td>
                        </tr>
                    ))}
                </tbody>
            </table>
            <KeyCounting />
        </div>
    );
}
