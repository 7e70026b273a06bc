import { useEffect, useState } from 'react';

const WIDE_SCREEN = '(min-width: 1100px)';
const IMAGES = ['kitchen', 'room', 'plan'] as const;

const readsGerman = (): boolean => navigator.languages.some(language => /^de\b/i.test(language));

/** Whether the screen is wide; updates while the page is open. At first it is not, as in index.html (ADR 19). */
function useWideScreen(): boolean {
    const [wide, setWide] = useState(false);
    useEffect(() => {
        const query = window.matchMedia(WIDE_SCREEN);
        const follow = () => setWide(query.matches);
        follow();
        query.addEventListener('change', follow);
        return () => query.removeEventListener('change', follow);
    }, []);
    return wide;
}

/**
 * Three decorative drawings around the card, on wide screens and only when the browser's languages include German (SESSION-13). Other
 * browsers do not load them.
 */
export function Overlays() {
    const wide = useWideScreen();
    if (!wide || !readsGerman()) return null;
    return IMAGES.map(name => (
        <img key={name} className={`p-overlay p-overlay-${name}`} src={`/overlays/${name}.svg`} alt="" aria-hidden="true" />
    ));
}
