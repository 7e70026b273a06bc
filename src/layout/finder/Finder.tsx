import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useDebounced } from '../../shared/hooks/useDebounced';
import { useT } from '#i18n/useT';
import type { Customer, User } from '#dataProvider/types';
import { isAdministrator } from '#authProvider/roles';
import { SEARCH_DEBOUNCE_MS } from '../../shared/list/SearchBox';
import { Spinner } from '../../ui/feedback/Spinner';
import { CloseIcon, SearchIcon } from '../../ui/icons';
import { isComposing } from '../../ui/keyboard';
import { trapTab } from '../../ui/modal/focus';
import { DialogBoundary } from '../../ui/modal/DialogBoundary';
import { FailedModal } from '../../ui/modal/Modal';
import { useDialog } from '../../ui/modal/useDialog';
import { KIND_NAMES, MOST, wordsOf, type Find } from './find';
import styles from './finder.module.css';
import { Rest, Said, Start } from './FinderNotes';
import { FindOption, type Option } from './FindOption';
import { forgetFinds, ownerOf, recentFinds, rememberFind } from './recent';
import { useOffers, useRecalled, useSearched, useSources } from './useFinder';

export interface FinderProps {
    user: User;
    customer: Customer | undefined;
    /** the text typed before the field had the focus; grows until then */
    early: string;
    /** `isChosen`: a result was opened */
    onClose(isChosen: boolean): void;
}

/** Options below one heading. */
interface Group {
    id: string;
    title: string;
    options: Option[];
    /** they are those of the words before */
    isEarlier?: boolean;
}

/**
 * The finder (FIND-1 to FIND-8): a dialog with one combobox and, below it, the results in groups. The arrow keys move through the options while
 * the focus stays in the field, Enter opens one, Escape closes.
 */
export default function Finder(props: FinderProps): ReactNode {
    return (
        <DialogBoundary failed={<FailedModal onClose={() => props.onClose(false)} />}>
            <FinderDialog {...props} />
        </DialogBoundary>
    );
}

function FinderDialog({ user, customer, early, onClose }: FinderProps): ReactNode {
    const t = useT();
    const id = useId();
    const list = `${id}list`;
    const { dialog, showAgain } = useDialog(false);
    // In WebKit the caret is before what was typed early, once the dialog has moved the focus to it.
    useEffect(() => {
        const field = dialog.current?.querySelector('input');
        field?.setSelectionRange(field.value.length, field.value.length);
    }, [dialog]);
    const [typed, setTyped] = useState(early);
    const [taken, setTaken] = useState(early.length);
    if (taken < early.length) {
        setTyped(typed + early.slice(taken));
        setTaken(early.length);
    }
    /** the search for which Enter was pressed */
    const [entered, setEntered] = useState<string | null>(null);
    // An id, not an index: results that arrive later move the others.
    const [activeId, setActiveId] = useState<string | null>(null);
    const owner = customer ? ownerOf(user, customer) : '';
    const [recent, setRecent] = useState(() => (owner ? recentFinds(owner) : []));
    useCloseOnNavigation(() => onClose(false));

    const wanted = wordsOf(typed);
    const settled = useDebounced(wanted, SEARCH_DEBOUNCE_MS);
    const words = wanted === '' ? '' : settled;
    const offers = useOffers(user, customer);
    const sources = useSources(user, customer);
    const searched = useSearched(sources, offers, words);
    const recalled = useRecalled(sources, offers, recent);

    const optionOf = (find: Find): Option => ({ id: `${id}${find.kind}${encodeURIComponent(find.id)}`, find });
    const startGroups = (): Group[] => [
        { id: 'recent', title: t('finder.recent'), options: recalled.finds.map(find => ({ ...optionOf(find), named: true })) },
        {
            id: 'actions',
            title: t(KIND_NAMES.actions),
            options: offers
                .filter(({ kind }) => kind === 'actions')
                .filter(offer => !recalled.finds.includes(offer))
                .map(optionOf),
        },
    ];
    const foundGroups = (): Group[] =>
        searched.map(({ kind, finds, total, isEarlier, list: to }) => ({
            id: kind,
            title: t(KIND_NAMES[kind]),
            isEarlier,
            options: [
                ...finds.map(optionOf),
                ...(to && total > finds.length
                    ? [
                          {
                              id: `${id}${kind}-all`,
                              find: { kind, id: '', title: t('finder.all', { smart_count: total }), to },
                              all: true,
                          },
                      ]
                    : []),
            ],
        }));
    const groups = (words === '' ? startGroups() : foundGroups()).filter(({ options }) => options.length > 0);
    const options = groups.flatMap(group => group.options);
    // Enter opens the best result at once; nothing while the field is empty.
    const active = options.find(option => option.id === activeId) ?? (words === '' ? undefined : options[0]);

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
                activeId !== null || !groups.some(group => group.isEarlier && active && group.options.includes(active));
            if (active && isMeant && wanted === words) document.getElementById(active.id)?.click();
            else setEntered(wanted);
            return;
        }
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step === 0 || options.length === 0) return;
        event.preventDefault();
        const at = active ? options.indexOf(active) : step === 1 ? -1 : 0;
        const next = options[(at + step + options.length) % options.length];
        setActiveId(next?.id ?? null);
        setEntered(null);
        if (next) document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' });
    };

    return createPortal(
        <dialog
            ref={dialog}
            className={styles.dialog}
            aria-label={t('finder.open')}
            tabIndex={-1}
            onCancel={event => {
                event.preventDefault();
                onClose(false);
            }}
            onClose={showAgain}
            onMouseDown={event => {
                // The focus stays in the field.
                if (event.target === event.currentTarget) event.preventDefault();
            }}
            onClick={event => {
                event.stopPropagation();
                if (event.target === event.currentTarget) onClose(false);
            }}
            onKeyDown={event => {
                event.stopPropagation();
                if (event.key === 'Tab') trapTab(event.nativeEvent, event.currentTarget);
            }}
        >
            <div className={styles.panel}>
                <div className={styles.field}>
                    {wanted !== words || searched.some(({ state }) => state === 'searching') ? (
                        <Spinner size={18} />
                    ) : (
                        <SearchIcon />
                    )}
                    <input
                        type="text"
                        role="combobox"
                        className={styles.input}
                        value={typed}
                        placeholder={t(isAdministrator(user) ? 'finder.label' : 'finder.labelOwn')}
                        aria-label={t(isAdministrator(user) ? 'finder.label' : 'finder.labelOwn')}
                        aria-expanded={options.length > 0}
                        aria-controls={list}
                        aria-autocomplete="list"
                        aria-activedescendant={active?.id}
                        autoComplete="off"
                        autoCapitalize="off"
                        spellCheck={false}
                        enterKeyHint="go"
                        onKeyDown={onKeyDown}
                        onChange={event => {
                            setTyped(Array.from(event.target.value).slice(0, MOST).join(''));
                            setActiveId(null);
                            setEntered(null);
                        }}
                    />
                    <button type="button" className={styles.close} onClick={() => onClose(false)} aria-label={t('modal.close')}>
                        <span className={styles.closeIcon}>
                            <CloseIcon size={20} />
                        </span>
                        <kbd className={styles.closeKey}>Esc</kbd>
                    </button>
                </div>
                <div id={list} role="listbox" aria-label={t('finder.results')} className={styles.results}>
                    {groups.map(group => (
                        <div key={group.id} role="group" aria-labelledby={`${id}${group.id}-title`} className={styles.group}>
                            <div id={`${id}${group.id}-title`} role="presentation" className={styles.heading}>
                                {group.title}
                            </div>
                            {group.options.map(option => (
                                <FindOption
                                    key={option.id}
                                    option={option}
                                    active={option === active}
                                    onPoint={() => setActiveId(option.id)}
                                    onChoose={event => choose(option.find, event)}
                                />
                            ))}
                        </div>
                    ))}
                </div>
                <div className={styles.notes}>
                    {words === '' ? (
                        <Start
                            tooShort={typed.trim() !== '' && wanted === ''}
                            waiting={recalled.isPending ? recent.length : 0}
                            onForget={
                                recent.length === 0
                                    ? undefined
                                    : () => {
                                          forgetFinds();
                                          setRecent([]);
                                          dialog.current?.querySelector('input')?.focus();
                                      }
                            }
                        />
                    ) : (
                        <Rest searched={searched} words={words} />
                    )}
                </div>
                <p className="visually-hidden" role="status">
                    {wanted === words ? <Said searched={searched} words={words} /> : null}
                </p>
            </div>
        </dialog>,
        document.body,
    );
}

/** Closes the finder when the page changes by other means, e.g. Back. */
function useCloseOnNavigation(close: () => void): void {
    const { key } = useLocation();
    const opened = useRef(key);
    const latest = useRef(close);
    useEffect(() => {
        latest.current = close;
    });
    useEffect(() => {
        if (key !== opened.current) latest.current();
    }, [key]);
}
