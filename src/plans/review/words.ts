import { REVIEW_WORDS_KEY } from '#storage/storage';
import { cleanAddress } from '../source/addresses';
import { plainLetters } from '../source/letters';
import { remember, rememberedIn } from '../source/remembered';

/** The words in which people decide about a key, in the portal's languages (REVIEW-3). */

/** `open`: nobody has decided. */
export const VERDICTS = ['keep', 'take', 'give', 'open'] as const;
export type Verdict = (typeof VERDICTS)[number];

const WORDS: Readonly<Record<Exclude<Verdict, 'open'>, string>> = {
    keep: `keep|keeps|keep it|stay|stays|leave|retain|confirm|confirmed|approve|approved|ok|okay|yes|✓|✔
        |behalten|behält|bleibt|bleiben|belassen|bestätigen|bestätigt|ja
        |garder|conserver|maintenir|confirmer|confirmé|oui
        |mantenere|mantieni|conservare|confermare|conferma|confermato|sì|si
        |behouden|houden|bevestigen|bevestigd
        |zachować|zachowaj|zostawić|zostaw|zostaje|potwierdzić|potwierdzam|tak
        |ponechať|ponechajte|nechať|potvrdiť|potvrdené|áno`,
    take: `take|take away|take it away|remove|removed|revoke|revoked|withdraw|delete
        |entziehen|entzogen|wegnehmen|nehmen|entfernen|löschen
        |retirer|enlever|reprendre|révoquer|supprimer
        |revocare|revoca|togliere|togli|ritirare|rimuovere|rimuovi|eliminare
        |intrekken|afnemen|ontnemen|wegnemen|verwijderen
        |odebrać|odbierz|zabrać|zabierz|usunąć|usuń
        |odobrať|odoberte|vziať|odstrániť`,
    give: `give|give to|hand over|hand over to|pass on to|transfer|transfer to|move to|to|->|→|=>
        |geben|geben an|weitergeben|weitergeben an|übergeben|übergeben an|an
        |donner|donner à|remettre|remettre à|transmettre à|transférer à|passer à|à
        |dare|dare a|dai a|passare a|trasferire a|assegnare a|consegnare a|a
        |geven|geven aan|overdragen|overdragen aan|doorgeven aan|aan
        |dać|daj|przekazać|przekaż|przekazać do|oddać|dla
        |dať|odovzdať|odovzdajte|previesť na|presunúť na|pre`,
};

/** A word in one form: without marks around it and accents. */
const plain = (text: string): string =>
    plainLetters(text)
        .replace(/^[\s.,:;!?"'()[\]]+|[\s.,:;!?"'()[\]]+$/g, '')
        .replace(/\s+/g, ' ');

const KNOWN = new Map(
    (Object.entries(WORDS) as [Verdict, string][]).flatMap(([verdict, words]) =>
        words.split('|').map(word => [plain(word.trim()), verdict] as const),
    ),
);

/** What a cell says: its word in one form, and the address in it. */
export interface Decision {
    /** `''` for an empty cell, and for an address alone */
    word: string;
    /** `''` without one */
    address: string;
}

const ADDRESS = /<?(?:mailto:)?[^\s<>,;"]+@[^\s<>,;"]+>?/i;

const seen = new Map<string, Decision>();
const MOST_SEEN = 5_000;

/** Reads the cell of a decision; what most cells say is read once. */
export function decisionOf(cell: string): Decision {
    const known = seen.get(cell) ?? readDecision(cell);
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.set(cell, known);
    return known;
}

function readDecision(cell: string): Decision {
    const [found] = ADDRESS.exec(cell) ?? [];
    if (!found) return { word: plain(cell), address: '' };
    return { word: plain(cell.replace(found, ' ')), address: cleanAddress(found).address };
}

/** What a word is read as: as it was chosen, or as it is known; undefined if it is neither. */
export function verdictOf({ word, address }: Decision, chosen: Readonly<Record<string, Verdict>>): Verdict | undefined {
    if (word === '' && address !== '') return 'give';
    return (Object.hasOwn(chosen, word) ? chosen[word] : undefined) ?? (word === '' ? 'open' : KNOWN.get(word));
}

/** How many words are remembered, and of how many characters: longer ones are remarks. */
const MOST_KEPT = 100;
const LONGEST = 20;

/** Remembers what a word means; an empty cell is asked about each time, since it may mean that nobody has decided. */
export function keepWord(word: string, verdict: Verdict): void {
    if (word !== '' && word.length <= LONGEST) remember(REVIEW_WORDS_KEY, word, verdict, MOST_KEPT);
}

/** What these words meant when they were chosen before. */
export function keptWords(words: readonly string[]): Readonly<Record<string, Verdict>> {
    const kept = rememberedIn(REVIEW_WORDS_KEY);
    return Object.fromEntries(
        words.flatMap(word => {
            const verdict = word !== '' && Object.hasOwn(kept, word) ? VERDICTS.find(known => known === kept[word]) : undefined;
            return verdict ? [[word, verdict]] : [];
        }),
    );
}
