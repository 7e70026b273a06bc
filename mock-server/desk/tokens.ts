import { tokenStyleSheet, typefaceStyleSheet } from '../../src/theme/tokens';

const FILES = import.meta.glob<string>('../../src/theme/typeface/*.woff2', { query: '?url', import: 'default', eager: true });

/** Puts the portal's tokens and its typeface into the page, as CSS variables. */
export function showTokens(): void {
    const style = document.createElement('style');
    const faces = typefaceStyleSheet().replaceAll(/\/(src\/theme\/typeface\/[\w-]+\.woff2)/g, (path, file: string) => {
        return FILES[`../../${file}`] ?? path;
    });
    style.textContent = `${faces}\n${tokenStyleSheet()}`;
    document.head.prepend(style);
    document.documentElement.dataset.typeface = 'own';
}
