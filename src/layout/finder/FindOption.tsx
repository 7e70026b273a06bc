import type { MouseEvent, ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { ChevronIcon, EditIcon, ExternalIcon } from '../../ui/icons';
import { keepsFocus } from '../../ui/focusPressed';
import type { Find, Look } from '../../shared/finder/types';
import { Link } from '../../ui/Link';
import styles from './finder.module.css';

/** An option of the finder. */
export interface Option {
    id: string;
    find: Find;
    /** that of its kind */
    look: Look;
    /** it leads to the list of all results */
    all?: boolean;
    /** shows its kind, because it has no heading */
    named?: boolean;
}

interface FindOptionProps {
    option: Option;
    active: boolean;
    /** the pointer is over it */
    onPoint(): void;
    onChoose(event: MouseEvent): void;
}

/** An option as a link, so that it can be opened in a new tab; an action of the page below as a button. Never focused: the focus stays in the field. */
export function FindOption({ option: { id, find, look, all, named }, active, onPoint, onChoose }: FindOptionProps): ReactNode {
    const t = useT();
    const changes = find.ask !== undefined && find.ask !== 'create';
    const Icon = all ? ChevronIcon : changes ? EditIcon : look.icon;
    const translate = all || find.kind === 'actions' || find.kind === 'pages' ? 'yes' : 'no';
    const shared = {
        id,
        role: 'option',
        'aria-selected': active,
        tabIndex: -1,
        className: styles.option,
        'data-all': all || undefined,
        ...keepsFocus,
        // Not on pointerenter: options that move below a resting pointer must not become active.
        onMouseMove: onPoint,
        onClick: onChoose,
    } as const;
    const content = (
        <>
            {find.icon ?? <Icon size={18} />}
            <span className={styles.texts}>
                <bdi translate={translate} className={styles.title}>
                    {find.title}
                </bdi>
                {find.detail && (
                    <bdi translate={translate} className={`${styles.detail} muted small`}>
                        {find.detail}
                    </bdi>
                )}
            </span>
            {named && <span className={`${styles.kind} muted small`}>{t(look.name)}</span>}
            {find.external && <ExternalIcon size={14} />}
        </>
    );
    if (find.act) {
        return (
            <button type="button" {...shared} aria-disabled={find.obstacle ? true : undefined}>
                {content}
            </button>
        );
    }
    return find.external ? (
        <a {...shared} href={find.to} target="_blank" rel="noopener noreferrer">
            {content}
        </a>
    ) : (
        <Link {...shared} to={find.to} state={find.ask === undefined ? undefined : { ask: find.ask }}>
            {content}
        </Link>
    );
}
