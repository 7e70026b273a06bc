import { fillRegistration, TRAINEE } from '../public/educationPage';
import { fill, linkTo, steps, type Operation } from './operations';

/** The calls of the public pages. */

const MOVER = 'siobhan.obrien@northfield.example';
const NEW = 'inactive@holzmann.example';

const STATUS_ALONE = { faults: ['empty'], because: 'the status says that the link is valid, and nothing is read from the body' };

export const publicOperations: readonly Operation[] = [
    {
        id: 'signIn',
        open: '/',
        prepare: steps(fill('E-mail address', 'user@holzmann.example'), fill('Password', 'portal')),
        send: page => page.getByRole('button', { name: 'Sign in' }),
        keeps: page => page.getByLabel('E-mail address'),
    },
    { id: 'validatePasswordToken', open: linkTo(NEW, 'activation'), wordless: STATUS_ALONE },
    {
        id: 'resetPassword',
        open: linkTo(NEW, 'activation'),
        prepare: async page => {
            await page.getByRole('button', { name: 'Activate account' }).waitFor();
            for (const input of await page.getByLabel(/new password/i).all()) await input.fill('geheimnis');
        },
        send: page => page.getByRole('button', { name: 'Activate account' }),
        keeps: page => page.getByLabel(/new password/i).first(),
        drops: { faults: [404], because: 'the link is spent, and a password is kept nowhere else' },
    },
    {
        id: 'recoverPassword',
        open: '/recover-password',
        prepare: fill('E-mail address', 'user@holzmann.example'),
        send: page => page.locator('form button[type=submit]'),
        keeps: page => page.getByLabel('E-mail address'),
    },
    {
        id: 'requestEduToken',
        open: '/activate-edu',
        prepare: fill('E-mail address', TRAINEE),
        send: page => page.locator('form button[type=submit]'),
        keeps: page => page.getByLabel('E-mail address'),
    },
    { id: 'validateEduToken', open: linkTo(TRAINEE, 'education'), wordless: STATUS_ALONE },
    {
        id: 'activateEdu',
        open: linkTo(TRAINEE, 'education'),
        prepare: fillRegistration,
        send: page => page.getByRole('button', { name: 'Register' }),
        keeps: page => page.getByLabel('First name', { exact: true }),
        drops: {
            faults: [404],
            because: 'the link is void: another is offered, and what was typed waits for it (e2e/public/activateEdu.spec.ts)',
        },
    },
    { id: 'validateTransferToken', open: linkTo(MOVER, 'transfer') },
    {
        id: 'approveTransfer',
        open: linkTo(MOVER, 'transfer'),
        prepare: page => page.getByRole('checkbox').check(),
        send: page => page.getByRole('button', { name: 'Confirm transfer' }),
    },
];
