import { useState, type ReactNode } from 'react';
import { Modal } from '#src/ui/modal/Modal';

/** A page with a button, "Open", that opens a modal with this content. */
export function ModalPage({ children }: { children: ReactNode }) {
    const [open, setOpen] = useState(false);
    return (
        <main id="main" tabIndex={-1}>
            <button onClick={() => setOpen(true)}>Open</button>
            {open && (
                <Modal title="Rename" onClose={() => setOpen(false)}>
                    {children}
                </Modal>
            )}
        </main>
    );
}
