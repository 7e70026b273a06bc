import { useEffect, type ReactNode } from 'react';
import styles from './paper.module.css';

interface PaperProps {
    title: string;
    onPrinted(): void;
    children: ReactNode;
}

/** What is printed in place of its neighbours (PLAN-7): the browser is asked to print as soon as it is there; on the screen it is not shown. */
export function Paper({ title, onPrinted, children }: PaperProps) {
    useEffect(() => {
        window.addEventListener('afterprint', onPrinted, { once: true });
        window.print();
        return () => window.removeEventListener('afterprint', onPrinted);
    }, [onPrinted]);
    return (
        <section className={styles.paper}>
            <h2>{title}</h2>
            {children}
        </section>
    );
}
