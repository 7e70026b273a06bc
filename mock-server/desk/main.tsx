import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { focusPressed } from '#src/ui/focusPressed';
import { readFields } from './control';
import { Desk } from './Desk';
import { reproduceAddress } from './link';
import { showTokens } from './tokens';

/** Turns a link to a situation into an address of the desk. */
function followLink(): void {
    const address = reproduceAddress(window.location.hash);
    if (address !== null) window.location.replace(address);
}

/** Starts the support desk. */
async function main(): Promise<void> {
    const element = document.getElementById('root');
    if (!element) throw new Error('The page has no root.');
    showTokens();
    focusPressed();
    followLink();
    // Opening such a link in this window only changes the fragment.
    window.addEventListener('hashchange', followLink);
    const fields = await readFields();
    createRoot(element).render(
        <StrictMode>
            <Desk fields={fields} />
        </StrictMode>,
    );
}

main().catch((error: unknown) => {
    document.body.textContent = `The support desk cannot start: ${error instanceof Error ? error.message : String(error)}`;
});
