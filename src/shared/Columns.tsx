import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './detail.module.css';

interface ColumnsProps {
    /** the main content */
    children: ReactNode;
    /** facts and state */
    side: ReactNode;
    /** whether the facts come first where the columns do not fit side by side, because they matter before a form is filled in */
    sideFirst?: boolean;
}

/** The two columns of a record's page: side by side from 1100 px, otherwise the main one first, or with `sideFirst` the other. */
export function Columns({ children, side, sideFirst = false }: ColumnsProps) {
    const box = useRef<HTMLDivElement>(null);
    // Not `:has(> .columns)`: with it a browser looks at every element of every page whenever one is added anywhere.
    useLayoutEffect(() => {
        const page = box.current?.parentElement;
        page?.setAttribute('data-record', '');
        return () => page?.removeAttribute('data-record');
    }, []);
    const beside = <div className={styles.column}>{side}</div>;
    return (
        <div ref={box} className={styles.columns} data-side-first={sideFirst || undefined}>
            {sideFirst && beside}
            <div className={styles.column}>{children}</div>
            {!sideFirst && beside}
        </div>
    );
}
