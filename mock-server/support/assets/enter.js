/** Gives this window a session of its own and opens a page of the portal in it (enter.html, SESSION-16): `token`, or `user` to sign in as, and `open`, from the fragment, which is never sent to a server. */
(() => {
    'use strict';

    // As in authProvider/session.ts, which reads this storage before the one shared by all tabs.
    const TOKEN_KEY = 'token';
    // A token must be valid in a header (dataProvider/answers.ts).
    const TOKEN = /^[!-~\xa1-\xff][ -~\xa0-\xff]*$/;

    const given = new URLSearchParams(location.hash.slice(1));

    const signIn = async (user, customer) => {
        const response = await fetch('/__mock/api/sign-in', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            // the id or the e-mail
            body: JSON.stringify({ userId: user, email: user, ...(customer !== null && { customer }) }),
        });
        const { token, error } = await response.json();
        if (!response.ok) throw new Error(error?.message ?? `Status ${response.status}`);
        return token;
    };

    const enter = async () => {
        const open = given.get('open') ?? '/dashboard';
        // Browsers strip tabs and line breaks and treat a backslash as a slash, either of which could open another site.
        if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(open)) throw new Error('Only a page of this site can be opened.');
        const user = given.get('user');
        const token = user === null ? given.get('token') : await signIn(user, given.get('customer'));
        if (!TOKEN.test(token ?? '')) throw new Error('The address holds no token.');
        // Drafts and the cached user belong to another session.
        sessionStorage.clear();
        sessionStorage.setItem(TOKEN_KEY, JSON.stringify({ token }));
        location.replace(open);
    };

    enter().catch(error => {
        document.title = document.querySelector('h1').textContent = 'Not signed in';
        document.getElementById('message').textContent = error.message;
    });
})();
