import type { ComponentProps, ReactNode } from 'react';
import { Link, useOffered } from './Link';
import { useTabStop } from './tabStop';
import styles from './Button.module.css';

interface Look {
    /** `contained` for the main action of a page or modal, `outlined` for other actions; by default without a border */
    variant?: 'contained' | 'outlined';
    /** `error` for a destructive action */
    color?: 'primary' | 'error';
    startIcon?: ReactNode;
    /** of a button without a border that stands alone: its words begin where what is above and below begins */
    flush?: boolean;
}

const look = ({ variant, color, flush }: Look, className?: string) => ({
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-variant': variant,
    'data-color': color,
    'data-flush': flush || undefined,
});

const content = (icon: ReactNode, children: ReactNode) => (
    <>
        {icon && <span className={styles.icon}>{icon}</span>}
        <span>{children}</span>
    </>
);

/** A button with a label. Its type defaults to `button`, so that it does not submit a form by accident. */
export function Button({ variant, color, flush, startIcon, className, children, ...rest }: Look & ComponentProps<'button'>) {
    return (
        <button type="button" {...rest} {...look({ variant, color, flush }, className)}>
            {content(startIcon, children)}
        </button>
    );
}

/** A link to a page of the portal that looks like a button. */
export function ButtonLink({ variant, color, startIcon, className, children, ...rest }: Look & ComponentProps<typeof Link>) {
    if (!useOffered()(rest.to)) return null;
    return (
        <Link {...rest} {...look({ variant, color }, className)}>
            {content(startIcon, children)}
        </Link>
    );
}

/** A link to another site that looks like a button. */
export function ButtonAnchor({ variant, color, startIcon, className, children, ...rest }: Look & ComponentProps<'a'>) {
    return (
        <a {...rest} {...look({ variant, color }, className)}>
            {content(startIcon, children)}
        </a>
    );
}

/** A button with only an icon; needs an `aria-label`. */
export function IconButton({ className, ...rest }: ComponentProps<'button'>) {
    const tabStop = useTabStop();
    return (
        <button
            type="button"
            {...rest}
            tabIndex={rest.tabIndex ?? tabStop}
            className={className ? `${styles.iconButton} ${className}` : styles.iconButton}
        />
    );
}

/** A link with only an icon; needs an `aria-label`. */
export function IconLink({ className, ...rest }: ComponentProps<typeof Link>) {
    if (!useOffered()(rest.to)) return null;
    return <Link {...rest} className={className ? `${styles.iconButton} ${className}` : styles.iconButton} />;
}
