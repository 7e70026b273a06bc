import type { Page } from '@playwright/test';
import { dialog, field } from '../support/parts';
import { choose, fill, inDialog, press, steps, type Operation } from './operations';

/** Calls about the user's own account, users and cloud groups. */

const ADMIN = 'admin@holzmann.example';
const USER = '/user-management/u102';
const GROUP = '/cloud-groups/g102';

/** "Undo" of the last change of the page's record. */
const undoOf = (page: Page) =>
    page.getByRole('region', { name: 'Last changes from this browser' }).getByRole('button', { name: /^Undo/ }).first();

export const userOperations: readonly Operation[] = [
    { id: 'getOwnUser', who: ADMIN, open: '/profile', shared: 'the whole portal shows it' },
    { id: 'getCustomer', who: ADMIN, open: '/profile', shared: 'the whole portal shows it' },
    {
        id: 'updateOwnUser',
        who: ADMIN,
        open: '/profile',
        prepare: steps(press('Edit'), fill('First name', 'Sabrina')),
        send: inDialog('Save'),
        keeps: page => dialog(page).getByLabel('First name'),
    },
    { id: 'listUsers', who: ADMIN, open: '/user-management', list: true },
    { id: 'getUser', who: ADMIN, open: USER },
    { id: 'listUserCloudGroups', who: ADMIN, open: USER, list: true },
    {
        id: 'createUser',
        who: ADMIN,
        open: '/user-management',
        prepare: steps(press('Create user'), fill('E-mail', 'new@holzmann.example')),
        send: inDialog('Create'),
        keeps: page => field(page, 'E-mail'),
    },
    {
        id: 'requestTransfer',
        who: ADMIN,
        open: '/user-management',
        prepare: steps(press('Create user'), fill('E-mail', 'admin@northfield.example'), async page => {
            await inDialog('Create')(page).click();
            await page.getByRole('dialog', { name: 'Request transfer' }).waitFor();
        }),
        send: inDialog('Request transfer'),
    },
    {
        id: 'updateUser',
        who: ADMIN,
        open: USER,
        prepare: steps(press('Edit'), fill('First name', 'Johann')),
        send: inDialog('Save'),
        keeps: page => dialog(page).getByLabel('First name'),
    },
    {
        id: 'deleteUser',
        who: ADMIN,
        open: USER,
        prepare: steps(choose('Delete user'), fill('Name or e-mail', 'jan kowalski')),
        send: inDialog('Delete user'),
        keeps: page => page.getByLabel('Name or e-mail'),
    },
    { id: 'sendUserData', who: ADMIN, open: USER, prepare: choose('Send user data'), send: inDialog('Send') },
    { id: 'logoutUser', who: ADMIN, open: USER, prepare: choose('Sign out of all devices'), send: inDialog('Sign out') },
    {
        id: 'recoverUser',
        who: ADMIN,
        open: USER,
        prepare: steps(
            press('Reset password'),
            page => page.getByLabel('Send to another address').check(),
            fill('Recipient’s e-mail', 'boss@holzmann.example'),
        ),
        send: inDialog('Send e-mail'),
    },
    { id: 'listCloudGroups', who: ADMIN, open: '/cloud-groups', list: true },
    { id: 'getCloudGroup', who: ADMIN, open: GROUP },
    { id: 'listCloudGroupUsers', who: ADMIN, open: GROUP, list: true },
    {
        id: 'createCloudGroup',
        who: ADMIN,
        open: '/cloud-groups',
        prepare: steps(press('Create group'), fill('Name of the group', 'Messe')),
        send: inDialog('Create'),
        keeps: page => page.getByLabel('Name of the group'),
    },
    {
        id: 'updateCloudGroup',
        who: ADMIN,
        open: GROUP,
        prepare: page => page.getByRole('checkbox', { name: 'Use as default group' }).waitFor(),
        send: page => page.getByRole('checkbox', { name: 'Use as default group' }),
        after: page => page.locator('input[type=checkbox]:not(:checked)').first().waitFor(),
    },
    {
        id: 'updateCloudGroup',
        as: 'undo the name of a cloud group',
        who: ADMIN,
        open: GROUP,
        prepare: steps(press('Rename'), fill('Name of the group', 'Messe'), async page => {
            await inDialog('Save')(page).click();
            await undoOf(page).waitFor();
            await page.locator('[data-toasts] button').last().click();
        }),
        send: undoOf,
    },
    { id: 'deleteCloudGroup', who: ADMIN, open: GROUP, prepare: choose('Delete'), send: inDialog('Delete') },
    {
        id: 'addCloudGroupUser',
        who: ADMIN,
        open: '/cloud-groups/g107',
        prepare: steps(press('Add members'), page => page.locator('[role=option][aria-disabled=false]').first().click()),
        send: inDialog('Add'),
    },
    {
        id: 'removeCloudGroupUser',
        who: ADMIN,
        open: GROUP,
        prepare: press(/^Remove from the group/),
        send: inDialog('Remove'),
    },
];
