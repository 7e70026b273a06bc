import { ASIDE_TEXTS, type AsideTexts } from '../../i18n/aside';
import { BRAND } from '../../src/config/env';
import { currentLanguage } from '../../src/config/language';
import { OPERATOR } from '../../src/config/operator';

/** The parts of public pages beside their forms. One module, because each file that a page may load costs the sign-in page bytes. */

interface OperatorLinkProps {
    page: keyof typeof OPERATOR;
    text: Exclude<keyof AsideTexts, 'purpose'>;
}

/** A link to a page of the operator, in a new tab, or to an address (`mailto:`); renders nothing if not configured (PUBLIC-10). */
export function OperatorLink({ page, text }: OperatorLinkProps) {
    const words = ASIDE_TEXTS[currentLanguage()];
    const href = OPERATOR[page];
    if (href === '') return null;
    if (href.startsWith('mailto:')) return <a href={href}>{words[text]}</a>;
    return (
        <a href={href} target="_blank" rel="external noopener noreferrer">
            {words[text]}
            <span className="p-hidden"> ({words.newTab})</span>
        </a>
    );
}

/** Explains in three lines whose portal it is and what it is for, for first-time visitors (PUBLIC-11). */
export function Purpose() {
    return (
        <ul className="p-purpose">
            {ASIDE_TEXTS[currentLanguage()].purpose.map(line => (
                <li key={line}>{line.replace('%{name}', () => BRAND.name)}</li>
            ))}
        </ul>
    );
}
