import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '@mui/material/styles';
import CssBaseline from '@mui/material/CssBaseline';
import { control, readFields, type Situation } from './control';
import { Desk } from './Desk';
import { parseLink } from './link';
import { Reproduce } from './pages/Reproduce';
import { lightTheme } from './theme';

/** Starts the support desk, or for a link to a situation only its page. */
async function main(): Promise<void> {
    const element = document.getElementById('root');
    if (!element) throw new Error('The page has no root.');
    const root = createRoot(element);
    const link = parseLink(window.location.hash);
    if (link) {
        const situations = await control<Situation[]>('GET', 'situations');
        root.render(
            <StrictMode>
                <ThemeProvider theme={lightTheme}>
                    <CssBaseline />
                    <Reproduce link={link} situations={situations} />
                </ThemeProvider>
            </StrictMode>,
        );
        // Opening such a link in this window only changes the fragment.
        window.addEventListener('hashchange', () => window.location.reload(), { once: true });
        return;
    }
    const fields = await readFields();
    root.render(
        <StrictMode>
            <Desk fields={fields} />
        </StrictMode>,
    );
}

main().catch((error: unknown) => {
    document.body.textContent = `The support desk cannot start: ${error instanceof Error ? error.message : String(error)}`;
});
