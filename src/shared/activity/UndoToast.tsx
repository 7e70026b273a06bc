import { useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '#i18n/useT';
import { withLaterTexts } from '#i18n/later';
import { currentLanguage } from '../../config/language';
import { paths } from '../../config/paths';
import { toast } from '../../ui/feedback/toast';
import { Button } from '../../ui/Button';
import { isComposing, meantKey } from '../../ui/keyboard';
import { Link } from '../../ui/Link';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { useNotifyFailure } from '../failure';
import { LaterTexts } from '../LaterTexts';
import styles from './activity.module.css';
import type { Entry } from './entry';
import { undoOf, type Undo } from './undo';
import { useUndo } from './useUndo';

/** Undo in the message of a success (ACTIVITY-5). Loaded when something was changed. */

/** How long it is offered, in milliseconds. */
const OFFERED_MS = 8_000;
/** As many changes as are undone while somebody waits; more are undone in the list. */
const MOST = 20;

interface Offered {
    entry: Entry;
    undos: readonly Undo[];
}

/** What was changed, the last first, if all of it can be undone. */
function offered(all: readonly Entry[]): Offered[] {
    const entries = all.filter(({ outcome }) => outcome !== 'failed');
    const found = entries.flatMap(entry => {
        const undos = undoOf(entry);
        return typeof undos === 'string' ? [] : [{ entry, undos }];
    });
    return found.length === entries.length && found.length <= MOST ? found.toReversed() : [];
}

/** Adds the button to a message that is shown (its id and text), if what was changed can be undone. */
export async function offerUndo(id: string, text: string, entries: readonly Entry[]): Promise<void> {
    const changes = offered(entries);
    if (changes.length === 0) return;
    await withLaterTexts(currentLanguage(), 'activity');
    toast.success(
        <LaterTexts name="activity">
            <UndoToast id={id} text={text} changes={changes} />
        </LaterTexts>,
        { id, duration: OFFERED_MS },
    );
}

/** ids of the messages that are shown, the last one at the end: the keys are for that one alone */
const shown: string[] = [];

/** Whether the browser's own undo is meant. */
const isTyping = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

function UndoToast({ id, text, changes }: { id: string; text: string; changes: readonly Offered[] }) {
    const t = useT();
    const undo = useUndo();
    const notifyFailure = useNotifyFailure();
    const pressed = useRef(false);
    const [press] = useSingleFlight(async () => {
        if (pressed.current) return;
        pressed.current = true;
        try {
            for (const change of changes) {
                const outcome = await undo(change);
                if (outcome === 'done') continue;
                toast.error(<Changed entry={change.entry} text={t(`activity.not.${outcome}`)} />, { id, duration: OFFERED_MS });
                return;
            }
            toast.success(t('activity.undone'), { id });
        } catch (failure) {
            toast.dismiss(id);
            notifyFailure(failure);
        }
    });
    const onKey = useEffectEvent((event: KeyboardEvent) => {
        const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && meantKey(event) === 'z';
        if (!isUndo || shown.at(-1) !== id || isComposing(event) || isTyping(event.target)) return;
        event.preventDefault();
        void press();
    });
    useEffect(() => {
        const listen = (event: KeyboardEvent): void => onKey(event);
        window.addEventListener('keydown', listen);
        shown.push(id);
        return () => {
            window.removeEventListener('keydown', listen);
            shown.splice(shown.lastIndexOf(id), 1);
        };
    }, [id]);
    return (
        <span className={`row ${styles.toast}`}>
            <span>{text}</span>
            <Button className={styles.undo} title={t('activity.undoKeys')} aria-keyshortcuts="Control+Z Meta+Z" onClick={press}>
                {t('activity.undo')}
            </Button>
        </span>
    );
}

/** Why nothing was undone, with a link to both values. */
function Changed({ entry, text }: { entry: Entry; text: string }) {
    return (
        <LaterTexts name="activity">
            <ChangedText entry={entry} text={text} />
        </LaterTexts>
    );
}

function ChangedText({ entry, text }: { entry: Entry; text: string }) {
    const t = useT();
    return (
        <span className={`row ${styles.toast}`}>
            <span>{text}</span>
            <Link to={`${paths.activity}?entry=${entry.id}`}>{t('activity.compare')}</Link>
        </span>
    );
}
