import { useEffect } from 'react';
import { focusPressed } from '../ui/focusPressed';
import { FOCUS_HOME, focusableIn } from '../ui/modal/focus';

/** How long, in milliseconds, the code that removed a control has to move the focus itself, as a closing modal does. */
const SETTLE_MS = 40;

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');
const nobodyHas = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The position of a control: its ancestors, innermost first, and the node that followed it when it was removed. */
interface Place {
    around: readonly HTMLElement[];
    next: Node | null;
}

function around(element: Element): HTMLElement[] {
    const parts: HTMLElement[] = [];
    for (let part = element.parentElement; part; part = part.parentElement) parts.push(part);
    return parts;
}

/**
 * Returns the control nearest to the position: the next one in the same group, else the previous one, else the surrounding part of the
 * page.
 */
function nearest({ around, next }: Place): HTMLElement | undefined {
    for (const part of around) {
        if (!part.isConnected || part.closest('[inert]')) continue;
        if (part.matches(FOCUS_HOME)) return part;
        const all = focusableIn(part);
        const follows = (control: HTMLElement) =>
            next?.isConnected === true &&
            (next.contains(control) || (next.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
        const found = all.find(follows) ?? all.at(-1);
        if (found) return found;
    }
    return undefined;
}

/**
 * Keeps keyboard users where they were: when the focused control is removed or disabled and nothing else takes the focus, moves it to the
 * nearest control, or to the surrounding list or page. Gives a pressed control the focus in every browser. Mounted once, by the layout.
 */
export function useFocusKeeper(): void {
    useEffect(() => {
        let last: HTMLElement | null = null;
        let place: Place = { around: [], next: null };
        let timer: ReturnType<typeof setTimeout> | undefined;

        const remember = ({ target }: FocusEvent) => {
            if (!(target instanceof HTMLElement)) return;
            last = target;
            place = { around: around(target), next: target };
        };
        const handOn = () => {
            if (!last || !isLost(last) || !(nobodyHas() || document.activeElement === last)) return;
            nearest(place)?.focus({ preventScroll: true });
        };
        const watch = new MutationObserver(records => {
            if (!last || !isLost(last)) return;
            const removal = records.find(({ removedNodes }) => [...removedNodes].some(node => node.contains(last)));
            if (removal) place = { ...place, next: removal.nextSibling };
            clearTimeout(timer);
            timer = setTimeout(handOn, SETTLE_MS);
        });
        const stopPresses = focusPressed();
        document.addEventListener('focusin', remember);
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
        return () => {
            clearTimeout(timer);
            stopPresses();
            document.removeEventListener('focusin', remember);
            watch.disconnect();
        };
    }, []);
}
