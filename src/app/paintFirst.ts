import type { createBrowserRouter } from 'react-router';
import { sinceInput } from '../shared/whenIdle';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;

/** For how long, in milliseconds, a change of the address is taken for the effect of a press. */
const EFFECT_MS = 100;

/** The longest time, in milliseconds, that a paint is waited for. */
const PAINT_MS = 100;

/** Calls the function after the next paint. */
function afterPaint(go: () => void): void {
    let isDone = false;
    const once = (): void => {
        if (isDone) return;
        isDone = true;
        clearTimeout(late);
        go();
    };
    const late = setTimeout(once, PAINT_MS);
    requestAnimationFrame(() => setTimeout(once));
}

/**
 * Lets a press be painted, before what it opens is rendered: that a page is put in place is one task, which on a slow processor would keep
 * the press waiting. States arrive in their order: an older one that came after a newer one would put a page back that has been left.
 */
export function paintFirst(router: Router): void {
    const { subscribe } = router;
    router.subscribe = listener => {
        const waiting: (() => void)[] = [];
        const pass = (): void => waiting.splice(0).forEach(go => go());
        return subscribe((state, news) => {
            waiting.push(() => listener(state, news));
            if (news.flushSync || (waiting.length === 1 && sinceInput() > EFFECT_MS)) pass();
            else if (waiting.length === 1) afterPaint(pass);
        });
    };
}
