import type { ComponentProps } from 'react';
import { Link } from './Link';
import styles from './RowLink.module.css';

/** The class of the box that a RowLink opens as a whole: a list's item, a card, or a table's row, which lays out its cells as a grid. */
export const rowLinkBox = styles.box;

/** The link of a row or card that leads to one page as a whole: it lies over all of its box, but only its text is read as the link. */
export const RowLink = ({ className = '', ...props }: ComponentProps<typeof Link>) => (
    <Link {...props} className={`${styles.link} ${className}`} />
);
