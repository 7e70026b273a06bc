import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
    DEGREES,
    EMPTY_REGISTRATION,
    graduationMonths,
    graduationYears,
    problems,
    toRegistration,
    type RegistrationValues,
} from '#customRoutes/public/activateEdu/registration';
import { fakeServer, json, refused } from '../../support/fakeFetch';
import { openPage, type Page } from './openPage';

const COMPLETE: RegistrationValues = {
    forename: 'Anna',
    surname: 'Weber',
    email: 'anna@schule.example',
    phone: '',
    street: 'Am Wald 3',
    zip: '79100',
    city: 'Freiburg',
    school: 'Berufsschule am Wald',
    citySchool: 'Freiburg',
    degree: 'journeyman title',
    gradMonth: '7',
    gradYear: '2027',
    sector: 'holz',
    newsletter: true,
    consentTerms: true,
    consentPrivacy: true,
};

describe('registration', () => {
    it('at first lacks everything except the phone, with the newsletter ticked', () => {
        expect(Object.keys(problems(EMPTY_REGISTRATION)).sort()).toEqual(
            Object.keys(COMPLETE)
                .filter(name => name !== 'phone' && name !== 'newsletter')
                .sort(),
        );
        expect(EMPTY_REGISTRATION.newsletter).toBe(true);
    });

    it.each([
        ['nothing', {}, {}],
        ['spaces for a name', { forename: '  ' }, { forename: 'activateEdu.missingField' }],
        ['an e-mail that is none', { email: 'anna' }, { email: 'auth.noValidEmail' }],
        ['no sector', { sector: '' }, { sector: 'activateEdu.missingChoice' }],
        ['no consent', { consentTerms: false }, { consentTerms: 'activateEdu.missingConsent' }],
        ['no newsletter', { newsletter: false }, {}],
    ])('finds %s', (_case, change, found) => expect(problems({ ...COMPLETE, ...change })).toEqual(found));

    it('is sent trimmed, with integers, and without an empty phone', () => {
        const sent = toRegistration({ ...COMPLETE, surname: ' Weber ' }, 't1');
        expect(sent).toMatchObject({ token: 't1', surname: 'Weber', gradMonth: 7, gradYear: 2027, sector: 'holz' });
        expect(sent).not.toHaveProperty('phone');
        expect(toRegistration({ ...COMPLETE, phone: ' 0761 1 ' }, 't1').phone).toBe('0761 1');
    });

    it('offers five degrees, whose values differ by more than case (PUBLIC-6)', () => {
        const values = DEGREES.map(({ value }) => value);
        expect(values).toEqual(['journeyman title', 'master title', 'technician title', 'Bachelor', 'Master']);
        expect(new Set(values.map(value => value.toLowerCase())).size).toBe(5);
        expect(new Set(DEGREES.map(({ label }) => label)).size).toBe(5);
    });

    it('offers the current year and the next nine, and twelve months by name', () => {
        expect(graduationYears(new Date(2026, 10, 21))).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035]);
        const months = graduationMonths('de');
        expect(months).toHaveLength(12);
        expect(months[0]).toEqual({ value: '1', label: 'Januar' });
        expect(months[11]).toEqual({ value: '12', label: 'Dezember' });
    });
});

const VALID = { 'POST edu/validateToken': json(200, {}) };
const register = () => screen.findByRole('button', { name: 'Register' });

async function fillIn({ user }: Page): Promise<void> {
    await register();
    const texts = {
        'First name': COMPLETE.forename,
        'Last name': COMPLETE.surname,
        'E-mail address': COMPLETE.email,
        'Street and number': COMPLETE.street,
        Postcode: COMPLETE.zip,
        City: COMPLETE.city,
        'School or company': COMPLETE.school,
        'City of the school or company': COMPLETE.citySchool,
    };
    for (const [label, text] of Object.entries(texts)) {
        await user.click(screen.getByLabelText(label));
        await user.paste(text);
    }
    await user.selectOptions(screen.getByLabelText('Intended degree'), 'Journeyman title');
    await user.selectOptions(screen.getByLabelText('Sector'), 'Wood');
    await user.selectOptions(screen.getByLabelText('Month of graduation'), '7');
    await user.selectOptions(screen.getByLabelText('Year of graduation'), String(new Date().getFullYear() + 9));
    await user.click(screen.getByRole('checkbox', { name: /licence terms.*EUR 1,000/ }));
    await user.click(screen.getByRole('checkbox', { name: /privacy/ }));
}

describe('education page', () => {
    it('requests a token by e-mail', async () => {
        const server = fakeServer({ 'POST edu/requestToken': 204 });
        const { user } = openPage({ route: '/activate-edu' });
        await user.type(await screen.findByLabelText('E-mail address'), 'anna@schule.example{Enter}');
        await screen.findByRole('heading', { name: 'Check your inbox' });
        expect(server.requests[0]!.body).toEqual({ email: 'anna@schule.example' });
    });

    it('says that the token is invalid and offers a new one', async () => {
        fakeServer({ 'POST edu/validateToken': refused(404) });
        const page = openPage({ route: '/activate-edu?token=t1' });
        expect(await screen.findByRole('alert')).toHaveTextContent('Provided token is invalid');
        expect(page.address()).toBe('/activate-edu');
        await page.user.click(screen.getByRole('button', { name: 'Request a new token' }));
        await screen.findByRole('heading', { name: 'Education licence' });
    });

    it('says that the token could not be validated', async () => {
        fakeServer({ 'POST edu/validateToken': refused(500) });
        openPage({ route: '/activate-edu?token=t1' });
        expect(await screen.findByRole('alert')).toHaveTextContent('Token could not be validated');
    });

    it('is blocked until complete, lists what is missing, marks it on a click, and clears a mark on edit', async () => {
        const server = fakeServer(VALID);
        const { user } = openPage({ route: '/activate-edu?token=t1' });
        expect(await register()).toHaveAttribute('aria-disabled', 'true');
        expect(await register()).toHaveAccessibleDescription(/Still missing or invalid:\s+First name\s*, Last name/);
        await user.click(await register());
        const forename = screen.getByLabelText('First name');
        expect(forename).toHaveFocus();
        expect(forename).toHaveAccessibleDescription('Please fill in this field.');
        expect(screen.getByLabelText('Sector')).toHaveAccessibleDescription('Please choose an option.');
        expect(screen.getByRole('checkbox', { name: /privacy/ })).toBeInvalid();
        expect(screen.getByLabelText(/Phone/)).toBeValid();
        await user.type(forename, 'A');
        expect(forename).toBeValid();
        expect(screen.getByLabelText('Last name')).toBeInvalid();
        expect(server.requested('POST edu/activate')).toHaveLength(0);
    });

    it('sends the complete form and shows thanks', async () => {
        const server = fakeServer({ ...VALID, 'POST edu/activate': 204 });
        const page = openPage({ route: '/activate-edu?token=t1' });
        await fillIn(page);
        expect(await register()).not.toHaveAttribute('aria-disabled');
        await page.user.click(await register());
        await waitFor(() => expect(screen.getByRole('heading', { name: 'Registration sent' })).toHaveFocus());
        expect(server.requested('POST edu/activate').map(({ body }) => body)).toEqual([
            toRegistration({ ...COMPLETE, gradYear: String(new Date().getFullYear() + 9) }, 't1'),
        ]);
    });

    it.each([
        ['', refused(400)],
        [', by a server in between', new Response('<html>404</html>', { status: 404 })],
    ])('keeps what was typed if it could not be submitted%s', async (_by, failed) => {
        fakeServer({ ...VALID, 'POST edu/activate': failed });
        const page = openPage({ route: '/activate-edu?token=t1' });
        await fillIn(page);
        await page.user.click(await register());
        expect(await screen.findByRole('alert')).toHaveTextContent('Formdata could not be submitted');
        expect(screen.getByLabelText('Last name')).toHaveValue('Weber');
        expect(screen.getByLabelText('Intended degree')).toHaveValue('journeyman title');
    });

    it('keeps what was typed after a reload, only for the same link, until it is sent', async () => {
        fakeServer({ ...VALID, 'POST edu/activate': 204 });
        const first = openPage({ route: '/activate-edu?token=t1' });
        await fillIn(first);
        first.unmount();

        const other = openPage({ route: '/activate-edu?token=t2' });
        await register();
        expect(screen.getByLabelText('Last name')).toHaveValue('');
        other.unmount();

        const again = openPage({ route: '/activate-edu?token=t1' });
        await register();
        expect(screen.getByLabelText('Last name')).toHaveValue('Weber');
        expect(screen.getByRole('checkbox', { name: /privacy/ })).toBeChecked();
        await again.user.click(await register());
        await screen.findByRole('heading', { name: 'Registration sent' });
        expect(sessionStorage.getItem('edu-registration')).toBeNull();
    });

    it('keeps what was typed for the next link if this one became invalid in the meantime', async () => {
        fakeServer({ ...VALID, 'POST edu/activate': refused(404) });
        const page = openPage({ route: '/activate-edu?token=t1' });
        await fillIn(page);
        await page.user.click(await register());
        await waitFor(() => expect(screen.getByRole('heading', { name: 'Education licence' })).toHaveFocus());
        expect(screen.getByText(/Your entries are kept/)).toBeVisible();
        await page.user.click(screen.getByRole('button', { name: 'Request a new token' }));
        expect(await screen.findByLabelText('E-mail address')).toHaveValue('anna@schule.example');
        page.unmount();

        openPage({ route: '/activate-edu?token=t2' });
        await register();
        expect(screen.getByLabelText('Last name')).toHaveValue('Weber');
    });

    it('does not show what somebody typed to whoever requests a link for another address in the same tab', async () => {
        fakeServer({ ...VALID, 'POST edu/requestToken': 204 });
        const first = openPage({ route: '/activate-edu?token=t1' });
        await fillIn(first);
        first.unmount();
        const request = openPage({ route: '/activate-edu' });
        await request.user.type(await screen.findByLabelText('E-mail address'), 'ben@schule.example{Enter}');
        await screen.findByRole('heading', { name: 'Check your inbox' });
        request.unmount();

        openPage({ route: '/activate-edu?token=t2' });
        await register();
        expect(screen.getByLabelText('E-mail address')).toHaveValue('ben@schule.example');
        expect(screen.getByLabelText('Last name')).toHaveValue('');
        expect(screen.getByRole('checkbox', { name: /privacy/ })).not.toBeChecked();
    });

    it('still shows that the registration was sent after a reload', async () => {
        const server = fakeServer();
        openPage({ route: '/activate-edu', state: { finished: 'anna@schule.example' } });
        await screen.findByRole('heading', { name: 'Registration sent' });
        expect(screen.getByText(/anna@schule.example/)).toBeVisible();
        expect(server.requests).toEqual([]);
    });

    it.each(['{', '7', '{"token":"t1"}', '{"token":"t1","values":{"surname":7}}'])(
        'ignores the corrupt draft %s',
        async draft => {
            sessionStorage.setItem('edu-registration', draft);
            fakeServer(VALID);
            openPage({ route: '/activate-edu?token=t1' });
            await register();
            expect(screen.getByLabelText('Last name')).toHaveValue('');
        },
    );
});
