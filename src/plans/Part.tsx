import type { ReactNode } from 'react';
import step from './step.module.css';

interface PartProps {
    /** translated, like `text` */
    title: string;
    text?: string;
    children: ReactNode;
}

/** A part of the step Source below its heading. */
export function Part({ title, text, children }: PartProps) {
    return (
        <section aria-label={title} className="stack gap-12">
            <h3 className={step.title}>{title}</h3>
            {text !== undefined && <p className="muted no-margin">{text}</p>}
            {children}
        </section>
    );
}
