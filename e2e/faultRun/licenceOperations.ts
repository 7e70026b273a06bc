import { dialog } from '../support/parts';
import { choose, colleagueOf, fill, inDialog, press, steps, type Operation } from './operations';

/** Calls about licences, keys and seats. */

const ADMIN = 'admin@holzmann.example';
const USER = 'user@holzmann.example';
const ONLINE = '10010101';
const RESERVE = '10010110';

export const licenceOperations: readonly Operation[] = [
    { id: 'listLicences', who: ADMIN, open: '/licences', list: true },
    { id: 'getLicence', who: ADMIN, open: `/licences/${ONLINE}` },
    { id: 'listLicenceKeys', who: ADMIN, open: `/licences/${ONLINE}/keys`, list: true },
    { id: 'listLicenceUsers', who: ADMIN, open: `/licences/${ONLINE}/users`, list: true },
    { id: 'listLicenceSeats', who: ADMIN, open: `/licences/${ONLINE}/seats`, list: true },
    { id: 'listLicenceSeats', as: 'listLicenceSeats before a renewal', who: ADMIN, open: `/renewal?licence=${ONLINE}` },
    { id: 'listUserKeys', who: USER, open: '/licences', list: true },
    {
        id: 'renameLicence',
        who: ADMIN,
        open: `/licences/${ONLINE}`,
        prepare: steps(press('Rename'), fill('Name of the licence', 'Another name')),
        send: inDialog('Save'),
        keeps: page => page.getByLabel('Name of the licence'),
    },
    {
        id: 'requestKey',
        who: colleagueOf('admin@lehmann.example'),
        open: '/licences',
        prepare: press('Request a licence'),
        send: inDialog('Send request'),
    },
    {
        id: 'createKey',
        who: ADMIN,
        open: `/licences/${ONLINE}/keys`,
        prepare: steps(press('Create key'), fill('Label', 'Workshop 7')),
        send: inDialog('Create'),
        keeps: page => dialog(page).getByLabel('Label'),
    },
    {
        id: 'updateKey',
        who: ADMIN,
        open: `/licences/${ONLINE}/keys`,
        prepare: steps(choose('Edit'), fill('Label', 'Workshop 7')),
        send: inDialog('Save'),
        keeps: page => dialog(page).getByLabel('Label'),
    },
    { id: 'deleteKey', who: ADMIN, open: `/licences/${ONLINE}/keys`, prepare: choose('Delete'), send: inDialog('Delete') },
    {
        id: 'refreshKey',
        who: ADMIN,
        open: '/user-management/u102',
        prepare: choose('Replace key code', /^Actions for CAD Planung/),
        send: inDialog('Replace'),
    },
    {
        id: 'sendKey',
        who: ADMIN,
        open: '/user-management/u102',
        prepare: choose('Send by e-mail', /^Actions for CAD Planung/),
        send: inDialog('Send'),
    },
    {
        id: 'assignKey',
        who: ADMIN,
        open: `/licences/${ONLINE}/keys`,
        prepare: steps(choose('Assign user'), fill(/^Search users/, 'lager@'), page =>
            page.getByRole('option', { name: /lager@holzmann/ }).click(),
        ),
        send: inDialog('Assign'),
        keeps: page => page.getByLabel(/^Search users/),
    },
    {
        id: 'unassignKey',
        who: ADMIN,
        open: '/user-management/u102',
        prepare: steps(choose('Remove licence', /^Actions for CAD Werkstatt/), page =>
            page.getByRole('radio', { name: /Keep the key/ }).check(),
        ),
        send: inDialog('Remove'),
    },
    {
        id: 'assignLicence',
        who: ADMIN,
        open: `/licences/${RESERVE}/users`,
        prepare: steps(press('Add users'), page => page.locator('[role=option][aria-disabled=false]').first().click()),
        send: inDialog('Add'),
    },
    {
        id: 'removeLicence',
        who: ADMIN,
        open: `/licences/${ONLINE}/users`,
        prepare: press(/^Remove from the licence/),
        send: inDialog('Remove'),
    },
    {
        id: 'releaseSeat',
        who: ADMIN,
        open: `/licences/${ONLINE}/seats`,
        prepare: press('Release seat'),
        send: inDialog('Release'),
    },
];
