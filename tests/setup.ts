import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { forPortal, settingsFromEnv } from '#deploy/settings.mjs';
import { EMERGENCY_TEXTS } from '#i18n/emergency';
import { recordConsole, unexpectedConsole } from './support/console';
import { widenQueue } from './support/fullQueue';
import { takeUnexpected } from './support/unexpected';

/** The settings of the mock environment, as its page has them. In Node this is all that there is of a page. */
const settings = JSON.stringify(forPortal(settingsFromEnv(process.env)));
if (typeof window === 'undefined') Object.assign(globalThis, { document: { documentElement: { dataset: { settings } } } });
else document.documentElement.dataset.settings = settings;

/** The tag of the script before the first paint, with what is said when code is missing. */
function addScriptTag(): void {
    if (document.querySelector('script[data-texts]')) return;
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
    script.dataset.texts = JSON.stringify(EMERGENCY_TEXTS);
    document.head.append(script);
}

beforeAll(widenQueue);

// The last of all hooks, since they run in reverse order. What a file leaves faked would be restored into the next file's window.
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    const unexpected = takeUnexpected();
    if (unexpected.length > 0) throw new Error(`A fake was asked what it does not know:\n${unexpected.join('\n')}`);
});

/**
 * Before every test file: matchers of the DOM, what jsdom lacks, and a console that fails the test which writes to it.
 * Files that run in Node (`@vitest-environment node`) need none of it.
 */
if (typeof window !== 'undefined') {
    const [matchers, { cleanup, configure }, { installBrowserParts }, { dismissAllToasts }] = await Promise.all([
        import('@testing-library/jest-dom/matchers'),
        import('@testing-library/react'),
        import('./support/browserParts'),
        import('#src/ui/feedback/toast'),
    ]);
    const { default: _default, ...byName } = matchers as typeof matchers & { default?: unknown };
    expect.extend(byName);
    // On a busy machine the first import of a lazy part takes many times the usual second. Nothing waits longer for it than it takes.
    configure({ asyncUtilTimeout: 20_000 });

    beforeEach(() => {
        installBrowserParts();
        addScriptTag();
        recordConsole();
        localStorage.clear();
        sessionStorage.clear();
        // Files share a window: the page of a router starts where the one before has been left.
        window.history.replaceState(null, '', '/');
    });

    afterEach(() => {
        cleanup();
        dismissAllToasts();
        document.documentElement.removeAttribute('data-theme');
        const written = unexpectedConsole();
        if (written.length > 0) throw new Error(`The test wrote to the console:\n${written.join('\n')}`);
    });
}
