import { useResourceDefinitions } from 'ra-core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import type { Customer, User } from '#dataProvider/types';
import { toast } from '../../ui/feedback/toast';
import { meantKey } from '../../ui/keyboard';
import { SearchIcon } from '../../ui/icons';
import styles from '../Header.module.css';
import type { Manifest } from '../../shared/manifest';

/** The finder, and how each resource is searched. */
const loadFrom = async (manifests: readonly Manifest[]) => {
    const [{ default: Finder }, ...found] = await Promise.all([
        import('./Finder'),
        ...manifests.flatMap(({ finds }) => (finds ? [finds()] : [])),
    ]);
    return { Finder, sources: found.map(module => module.default) };
};

/** Elements that use typed keys themselves. */
const TYPED_INTO = 'textarea,select,[contenteditable=true],input:not([type=checkbox],[type=radio],[type=button])';

/** Whether a key opens the finder: `/`, or K with Ctrl or Cmd; not in an input or while a dialog is open (FIND-5). */
function isShortcut(event: KeyboardEvent): boolean {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const command = ctrlKey || metaKey;
    if (altKey || !(command ? meantKey(event) === 'k' : key === '/')) return false;
    return !(target instanceof Element && target.matches(TYPED_INTO)) && document.querySelector('dialog[open]') === null;
}

/**
 * The header's button that opens the finder; its code is loaded when the button is hovered or focused. Text typed before it appears is not
 * lost.
 */
export function FinderTrigger({ user, customer }: { user: User; customer: Customer | undefined }): ReactNode {
    const t = useT();
    const [open, setOpen] = useState(false);
    const [finder, setFinder] = useState<Awaited<ReturnType<typeof loadFrom>> | null>(null);
    const manifests = Object.values(useResourceDefinitions()) as Manifest[];
    const load = () => loadFrom(manifests);
    const prefetch = () => void load().catch(() => undefined);
    const [chosen, setChosen] = useState(0);
    const [early, setEarly] = useState('');

    const start = () => {
        setEarly('');
        setOpen(true);
        load().then(setFinder, () => {
            setOpen(false);
            toast.error(t('errorPage.outdatedTitle'), { id: 'finder' });
        });
    };
    const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
        if (event.defaultPrevented) return;
        if (!open) {
            if (!isShortcut(event)) return;
            start();
        } else {
            // Until its field has the focus.
            const isShown = document.activeElement?.closest('dialog[open]') != null;
            if (isShown || event.key.length > 1 || event.ctrlKey || event.metaKey) return;
            setEarly(typed => typed + event.key);
        }
        event.preventDefault();
    });
    useEffect(() => {
        const listen = (event: KeyboardEvent) => onKeyDown(event);
        document.addEventListener('keydown', listen);
        return () => document.removeEventListener('keydown', listen);
    }, []);

    // The dialog has returned the focus to its opener; the user is now on the opened page.
    useEffect(() => {
        if (chosen > 0) document.getElementById('main')?.focus({ preventScroll: true });
    }, [chosen]);

    return (
        <>
            <button
                type="button"
                className={styles.find}
                onMouseEnter={prefetch}
                onFocus={prefetch}
                onClick={start}
                aria-haspopup="dialog"
                aria-label={t('finder.open')}
                aria-keyshortcuts="/ Control+K Meta+K"
                title={`${t('finder.open')} ( / )`}
            >
                <SearchIcon />
                <span className={styles.findWord}>{t('finder.open')}</span>
                <kbd className={styles.findKey}>/</kbd>
            </button>
            {open && finder && (
                <finder.Finder
                    user={user}
                    customer={customer}
                    sources={finder.sources}
                    early={early}
                    onClose={isChosen => {
                        setOpen(false);
                        if (isChosen) setChosen(count => count + 1);
                    }}
                />
            )}
        </>
    );
}
