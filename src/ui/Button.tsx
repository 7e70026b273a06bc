import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';

interface Look {
    /** `contained` for a page's or dialog's main action, `outlined` for the others; without it, a quiet one */
    variant?: 'contained' | 'outlined';
    /** `error` for an action that destroys something */
    color?: 'primary' | 'error';
    startIcon?: ReactNode;
}

const look = ({ variant, color }: Look, className?: string) => ({
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-variant': variant,
    'data-color': color,
});

const content = (icon: ReactNode, children: ReactNode) => (
    <>
        {icon && <span className={styles.icon}>{icon}</span>}
        {children}
    </>
);

/** A button with a label; `type="button"` unless it says otherwise, so that it submits no form by accident. */
export function Button({ variant, color, startIcon, className, children, ...rest }: Look & ComponentProps<'button'>) {
    return (
        <button type="button" {...rest} {...look({ variant, color }, className)}>
            {content(startIcon, children)}
        </button>
    );
}

/** A link that looks like a button: to a page of the portal. */
export function ButtonLink({ variant, color, startIcon, className, children, ...rest }: Look & ComponentProps<typeof Link>) {
    return (
        <Link {...rest} {...look({ variant, color }, className)}>
            {content(startIcon, children)}
        </Link>
    );
}

/** The same to an address outside of the portal. */
export function ButtonAnchor({ variant, color, startIcon, className, children, ...rest }: Look & ComponentProps<'a'>) {
    return (
        <a {...rest} {...look({ variant, color }, className)}>
            {content(startIcon, children)}
        </a>
    );
}

/** A button that is an icon alone: needs an `aria-label`. */
export function IconButton({ className, ...rest }: ComponentProps<'button'>) {
    return <button type="button" {...rest} className={className ? `${styles.iconButton} ${className}` : styles.iconButton} />;
}

/** A link that is an icon alone: needs an `aria-label`. */
export function IconLink({ className, ...rest }: ComponentProps<typeof Link>) {
    return <Link {...rest} className={className ? `${styles.iconButton} ${className}` : styles.iconButton} />;
}
