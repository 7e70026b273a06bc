import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { useLocation } from 'react-router';
import type { Customer, User } from '#dataProvider/types';
import { useDebounced } from '../../shared/hooks/useDebounced';
import { SEARCH_DEBOUNCE_MS } from '../../shared/list/SearchBox';
import { isComposing } from '../../ui/keyboard';
import { entryKey } from '../../start/history';
import { useCombobox } from '../../ui/useCombobox';
import type { Find, Sources } from '../../shared/finder/types';
import { MOST, wordsOf } from './find';
import { forgetFinds, ownerOf, recentFinds, rememberFind } from './recent';
import { useGroups } from './Results';
import { useOffers, useRecalled, useSearched, useSources } from './useFinder';

export interface FinderProps {
    user: User;
    customer: Customer | undefined;
    /** of all resources */
    sources: readonly Sources[];
    /** the text typed before the field had the focus; grows until then */
    early: string;
    /** `isChosen`: a result was opened */
    onClose(isChosen: boolean): void;
}

/** The state of the finder: what was typed and found, which option is active, and what the keys do. */
export function useFinderState(
    { user, customer, sources: all, early, onClose }: FinderProps,
    input: RefObject<HTMLInputElement | null>,
) {
    const id = useId();
    const list = `${id}list`;
    // In WebKit the caret is before what was typed early, once the dialog has moved the focus to it.
    useEffect(() => {
        const end = input.current?.value.length ?? 0;
        input.current?.setSelectionRange(end, end);
    }, [input]);
    const [typed, setTyped] = useState(early);
    const [taken, setTaken] = useState(early.length);
    if (taken < early.length) {
        setTyped(typed + early.slice(taken));
        setTaken(early.length);
    }
    /** the search for which Enter was pressed */
    const [entered, setEntered] = useState<string | null>(null);
    const owner = customer ? ownerOf(user, customer) : '';
    const [recent, setRecent] = useState(() => (owner ? recentFinds(owner) : []));
    useCloseOnNavigation(() => onClose(false));

    const wanted = wordsOf(typed);
    const settled = useDebounced(wanted, SEARCH_DEBOUNCE_MS);
    const words = wanted === '' ? '' : settled;
    const offers = useOffers(user, customer);
    const sources = useSources(all, user, customer);
    const searched = useSearched(sources, offers, words);
    const recalled = useRecalled(sources, offers, recent);

    const groups = useGroups({ id, words, sources, searched, recalled: recalled.finds, offers });
    const options = groups.flatMap(group => group.options);
    // Enter opens the best result at once; nothing while the field is empty.
    const combobox = useCombobox({ list, isOpen: true, options, initial: words === '' ? undefined : options[0] });
    const { active, activate } = combobox;

    // If Enter was pressed before the responses arrived, it opens the first result once all have.
    const isReady = entered !== null && entered === words && searched.every(({ state }) => state !== 'searching');
    const openId = isReady ? active?.id : undefined;
    useEffect(() => {
        if (openId !== undefined) document.getElementById(openId)?.click();
    }, [openId]);

    const choose = (find: Find, event: MouseEvent): void => {
        if (find.obstacle) return;
        if (find.act) {
            // The dialog that it opens returns the focus to where it was before.
            onClose(false);
            find.act();
            return;
        }
        if (owner && find.id !== '') rememberFind(owner, find);
        // The browser opens a new tab or window, and the finder stays.
        if (find.external || event.ctrlKey || event.metaKey || event.shiftKey) return;
        onClose(true);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === 'Enter') {
            event.preventDefault();
            // The first find of the words before is not what was typed; one that the person moved to is meant.
            const isMeant =
                combobox.isMoved || !groups.some(group => group.isEarlier && active && group.options.includes(active));
            if (active && isMeant && wanted === words) document.getElementById(active.id)?.click();
            else setEntered(wanted);
            return;
        }
        if (combobox.onArrow(event)) setEntered(null);
    };
    const type = (text: string): void => {
        setTyped(Array.from(text).slice(0, MOST).join(''));
        activate(null);
        setEntered(null);
    };
    const forget = (): void => {
        forgetFinds();
        setRecent([]);
        input.current?.focus();
    };

    return {
        ...{ id, list, typed, wanted, words, searched, groups, active, recent, field: combobox.field },
        isSearching: wanted !== words || searched.some(({ state }) => state === 'searching'),
        isRecalling: recalled.isPending,
        ...{ activate, choose, onKeyDown, type, forget },
    };
}

/** Closes the finder when the page changes by other means, e.g. Back; not when the page arrives that was on its way when it was opened. */
function useCloseOnNavigation(close: () => void): void {
    const { key } = useLocation();
    const shown = useRef(key);
    const opened = useRef(entryKey());
    const onNavigation = useEffectEvent(() => {
        if (key !== opened.current) close();
    });
    useEffect(() => {
        if (key === shown.current) return;
        shown.current = key;
        onNavigation();
    }, [key]);
}
