/** The support page's script: everything it shows comes from the server as HTML fragments. */
(() => {
    'use strict';

    const FOLLOW_MS = 3000;
    const SAY_MS = 8000;
    const THEME_MODE_KEY = 'theme-mode';

    // As in the portal: the attribute is set before the first paint.
    try {
        const mode = localStorage.getItem(THEME_MODE_KEY);
        if (mode === 'light' || mode === 'dark') document.documentElement.dataset.theme = mode;
    } catch {
        // without storage the system's setting applies
    }

    const byId = id => document.getElementById(id);

    let saying;
    const say = text => {
        byId('message').textContent = text;
        clearTimeout(saying);
        saying = setTimeout(() => {
            byId('message').textContent = '';
        }, SAY_MS);
    };

    const call = async (method, path, body) => {
        const init = { method, headers: body === undefined ? {} : { 'Content-Type': 'application/json' } };
        if (body !== undefined) init.body = JSON.stringify(body);
        const response = await fetch(`/__mock/api/${path}`, init);
        const data = response.status === 204 ? undefined : await response.json();
        if (!response.ok) throw new Error(data?.error?.message ?? `Status ${response.status}`);
        return data;
    };

    const filterCalls = () => {
        const term = byId('call-filter').value.trim().toLowerCase();
        const failed = byId('call-failed').checked;
        for (const row of document.querySelectorAll('[data-part=calls] tbody tr')) {
            const matches = term === '' || row.textContent.toLowerCase().includes(term);
            row.hidden = !matches || (failed && row.classList.contains('good'));
        }
    };

    /** Reloads a part of the page. Leaves unchanged elements alone, so that focus and opened texts persist. */
    const refresh = async name => {
        const response = await fetch(`/__mock/part/${name}`);
        if (!response.ok) throw new Error(`Status ${response.status}`);
        const fresh = await response.text();
        const holder = document.querySelector(`[data-part=${name}]`);
        if (holder.source !== fresh) {
            holder.source = fresh;
            // created by the server, which escapes every value
            holder.innerHTML = fresh;
        }
        if (name === 'calls') filterCalls();
    };

    const refreshAll = names => Promise.all(names.map(refresh));

    /** Runs an action and shows its result. */
    const act = async (action, done) => {
        try {
            await action();
            if (done) say(done);
        } catch (error) {
            say(`That failed: ${error.message}`);
        }
    };

    const signIn = button =>
        act(async () => {
            const { signIn: userId, customer } = button.dataset;
            const { token } = await call('POST', 'sign-in', customer === undefined ? { userId } : { userId, customer });
            localStorage.setItem('token', JSON.stringify({ token }));
            // A window with its own session becomes an ordinary one again.
            sessionStorage.removeItem('token');
            sessionStorage.removeItem('user');
            location.assign('/dashboard');
        });

    const setFault = fault => act(() => call('POST', 'faults', fault).then(() => refresh('faults')), 'The fault is set.');

    const onClick = event => {
        const button = event.target.closest('button');
        if (!button) return;
        if (button.dataset.signIn !== undefined) void signIn(button);
        else if (button.dataset.preset !== undefined) void setFault(JSON.parse(button.dataset.preset));
        else if (button.dataset.clock !== undefined) {
            const change = JSON.parse(button.dataset.clock);
            void act(() => call('POST', 'clock', change).then(() => refresh('clock')), 'The clock is set.');
        } else if (button.dataset.removeFault !== undefined) {
            void act(
                () => call('DELETE', `faults/${button.dataset.removeFault}`).then(() => refresh('faults')),
                'The fault is removed.',
            ).then(() => byId('faults-title').focus());
        }
    };

    const valuesOf = form => Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));

    const start = () => {
        document.addEventListener('click', onClick);
        byId('fault-form').addEventListener('submit', event => {
            event.preventDefault();
            void setFault(valuesOf(event.target));
        });
        byId('settings-form').addEventListener('submit', event => {
            event.preventDefault();
            void act(() => call('PATCH', 'settings', valuesOf(event.target)), 'The settings are in force.');
        });
        byId('clear-faults').addEventListener('click', () =>
            act(() => call('DELETE', 'faults').then(() => refresh('faults')), 'All faults are removed.'),
        );
        byId('clear-calls').addEventListener('click', () =>
            act(() => call('DELETE', 'calls').then(() => refresh('calls')), 'The list of calls is empty.'),
        );
        byId('refresh').addEventListener('click', () => act(() => refresh('calls'), 'The list of calls is up to date.'));
        byId('renew').addEventListener('click', () =>
            act(() => call('POST', 'deployment'), 'Open portals will offer an update at their next check.'),
        );
        const dialog = byId('reset-dialog');
        byId('reset').addEventListener('click', () => dialog.showModal());
        dialog.addEventListener('close', () => {
            if (dialog.returnValue !== 'reset') return;
            dialog.returnValue = '';
            const all = [...document.querySelectorAll('[data-part]')].map(part => part.dataset.part);
            void act(() => call('POST', 'reset').then(() => refreshAll(all)), 'The data is as at the first start.');
        });
        byId('call-filter').addEventListener('input', filterCalls);
        byId('call-failed').addEventListener('change', filterCalls);
        setInterval(() => {
            if (document.hidden || !byId('call-follow').checked) return;
            // without a server nothing updates; the next round tries again
            refreshAll(['calls', 'mails', 'faults', 'clock']).catch(() => undefined);
        }, FOLLOW_MS);
    };

    document.addEventListener('DOMContentLoaded', start);
})();
