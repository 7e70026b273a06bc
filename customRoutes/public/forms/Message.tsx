import type { ReactNode } from 'react';

interface MessageProps {
    kind: 'error' | 'info' | 'success';
    children: ReactNode;
}

/** A message about the whole page, announced when it appears: errors at once, others at the next pause. */
export function Message({ kind, children }: MessageProps) {
    return (
        <div className={`p-message p-message-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
            {children}
        </div>
    );
}
