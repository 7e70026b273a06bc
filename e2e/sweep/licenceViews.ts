import {
    act,
    ADMIN,
    answer,
    confirm,
    fill,
    openMenu,
    press,
    READER,
    search,
    see,
    seenBy,
    steps,
    USER,
    type Step,
    type View,
} from './view';
import { keyBatch, seatBatch } from './batchSteps';

/** Licences, their users, keys and seats. */

const ONLINE = '10010101';
const NODE_LOCKED = '10010102';
const EXPIRED = '10010105';
const INACTIVE = '10010107';
const ACADEMY = '10010108';
const FULL = '10010109';
const UNUSED = '10010110';
const ADMINS = [ADMIN, READER];

/** A menu of the list of licences that only phones have. */
const phoneMenu = (name: string, shows: string, reach: Step): View => ({
    name,
    who: ADMIN,
    open: '/licences',
    reach,
    layer: 'panel',
    shows: [shows],
    phone: true,
});

const modal = (name: string, open: string, shows: string, reach: Step, who = ADMIN): View => ({
    name: `licences: ${name}`,
    who,
    open,
    reach,
    layer: 'modal',
    shows: [shows],
});

export const licenceViews: readonly View[] = [
    ...seenBy(ADMINS, { name: 'licences: list as table', open: '/licences' }),
    { name: 'licences: list as cards', who: ADMIN, open: '/licences', reach: press('list.displayCards') },
    { name: 'licences: nothing found', who: ADMIN, open: '/licences?filter=zzzz', reach: see('main h2, main h3') },
    { name: 'licences: no licence', who: ADMIN, open: '/licences', arrange: answer(/^licences$/, []) },
    { name: 'licences: academy promotion', who: 'admin@lehmann.example', open: '/licences' },
    { name: 'licences: of another customer', who: 'admin@northfield.example', open: '/licences' },
    { name: 'licences: of a school', who: 'admin@schule.example', open: '/licences' },
    { name: 'licences: of a demo customer', who: 'admin@demo.example', open: '/licences' },
    { name: 'licences: own keys', who: USER, open: '/licences' },
    { name: 'licences: own keys of a student', who: 'student@schule.example', open: '/licences' },
    { name: 'licences: no own keys', who: 'lager@holzmann.example', open: '/licences' },
    modal('rename', '/licences', 'RenameLicenceModal', act('licences.rename')),
    modal(
        'rename, refused without a name',
        `/licences/${ONLINE}`,
        'RenameLicenceModal',
        steps(press('licences.rename'), fill('licences.renameLabel', ''), confirm('modal.save')),
    ),
    modal(
        'request an academy licence',
        '/licences',
        'RequestAcademyModal',
        press('academy.promotion.request'),
        'colleague of admin@lehmann.example',
    ),

    phoneMenu('licences: states', 'StateMenu', press('list.filter')),
    phoneMenu('licences: order of the list', 'ListMenu', press('list.options')),
    phoneMenu('licences: actions of a row', 'Actions', openMenu()),

    ...seenBy(ADMINS, { name: 'licences: one licence', open: `/licences/${ONLINE}` }),
    { name: 'licences: one expired licence', who: ADMIN, open: `/licences/${EXPIRED}` },
    { name: 'licences: one inactive licence', who: ADMIN, open: `/licences/${INACTIVE}` },
    { name: 'licences: an academy licence', who: ADMIN, open: `/licences/${ACADEMY}` },
    { name: 'licences: the automatic licence', who: 'admin@northfield.example', open: '/licences/10020720' },
    ...seenBy(ADMINS, { name: 'licences: modules', open: `/licences/${ONLINE}/modules` }),
    { name: 'licences: no modules', who: ADMIN, open: `/licences/${UNUSED}/modules` },

    ...seenBy(ADMINS, { name: 'licences: users', open: `/licences/${ONLINE}/users` }),
    { name: 'licences: users of an expired licence', who: ADMIN, open: `/licences/${EXPIRED}/users` },
    { name: 'licences: no users', who: ADMIN, open: `/licences/${UNUSED}/users` },
    { name: 'licences: users, nothing found', who: ADMIN, open: `/licences/${ONLINE}/users?filter=zzzz` },
    modal('add users', `/licences/${UNUSED}/users`, 'AddUsersModal', steps(press('users.ofLicence.add'), see('[role=option]'))),
    modal(
        'add users, one chosen',
        `/licences/${UNUSED}/users`,
        'AddUsersModal',
        steps(
            press('users.ofLicence.add'),
            ({ page }) => page.locator('[role=option][aria-disabled=false]').first().click(),
            ({ page, say }) => page.getByLabel(say('userDetail.add.expiryToggle')).check(),
        ),
    ),
    modal(
        'add users to a full licence',
        `/licences/${FULL}/users`,
        'AddUsersModal',
        steps(press('users.ofLicence.add'), ({ page }) => page.locator('[role=option][aria-disabled=false]').first().click()),
    ),
    modal(
        'add users, none chosen',
        `/licences/${UNUSED}/users`,
        'AddUsersModal',
        steps(press('users.ofLicence.add'), see('[role=option]'), confirm('modal.add')),
    ),
    modal('remove a user', `/licences/${ONLINE}/users`, 'RemoveUserModal', act('users.ofLicence.remove')),

    ...seenBy(ADMINS, { name: 'licences: keys', open: `/licences/${ONLINE}/keys` }),
    { name: 'licences: keys as cards', who: ADMIN, open: `/licences/${ONLINE}/keys`, reach: press('list.displayCards') },
    { name: 'licences: keys of an expired licence', who: ADMIN, open: `/licences/${EXPIRED}/keys` },
    { name: 'licences: no keys', who: ADMIN, open: `/licences/${UNUSED}/keys` },
    { name: 'licences: keys, nothing found', who: ADMIN, open: `/licences/${ONLINE}/keys?filter=zzzz` },
    { name: 'licences: keys of a product that is not shown', who: ADMIN, open: '/licences/10010111/keys' },
    { name: 'licences: keys of a school', who: 'admin@schule.example', open: '/licences/10030101/keys' },
    { name: 'licences: keys of a demo customer', who: 'admin@demo.example', open: '/licences/10040101/keys' },
    {
        name: 'licences: actions of a key',
        who: ADMIN,
        open: `/licences/${ONLINE}/keys`,
        reach: openMenu(),
        layer: 'panel',
        shows: ['Actions'],
    },
    {
        name: 'licences: seats of a key',
        who: 'admin@demo.example',
        open: '/licences/10040101/keys',
        reach: ({ page }) => page.locator('main button[aria-haspopup=dialog]').first().click(),
        layer: 'panel',
        shows: ['KeySeats'],
    },
    modal('create a key', `/licences/${ONLINE}/keys`, 'CreateKeyForm', press('keys.actions.create')),
    modal(
        'create a key, refused without a label',
        `/licences/${ONLINE}/keys`,
        'CreateKeyForm',
        steps(press('keys.actions.create'), confirm('modal.create'), see('[aria-invalid=true]')),
    ),
    modal(
        'create a key of a school',
        '/licences/10030101/keys',
        'CreateKeyForm',
        press('keys.actions.create'),
        'admin@schule.example',
    ),
    modal('create a key, none free', `/licences/${FULL}/keys`, 'NoKeyFree', press('keys.actions.create')),
    modal('edit a key', `/licences/${ONLINE}/keys`, 'EditKeyModal', act('keys.actions.edit')),
    modal(
        'assign a key',
        `/licences/${ONLINE}/keys`,
        'AssignKeyModal',
        steps(act('keys.actions.assign'), see('dialog [role=option]')),
    ),
    modal('delete a key', `/licences/${ONLINE}/keys`, 'DeleteKeyModal', act('keys.actions.delete')),
    modal('renew a key', '/user-management/u102', 'RenewKeyModal', act('keys.actions.refresh', 'CAD Planung')),
    modal(
        'a renewed key',
        '/user-management/u102',
        'RenewKeyModal',
        steps(act('keys.actions.refresh', 'CAD Planung'), confirm('keys.refresh.confirm'), see('dialog code')),
    ),
    modal('send a key', '/user-management/u102', 'SendKeyModal', act('keys.actions.send', 'CAD Planung')),
    modal('send a key without a user', `/licences/${ONLINE}/keys?filter=Arbeitsplatz`, 'Refusal', act('keys.actions.send')),

    ...seenBy(ADMINS, { name: 'licences: seats', open: `/licences/${NODE_LOCKED}/seats` }),
    { name: 'licences: no seats', who: ADMIN, open: `/licences/${UNUSED}/seats` },
    { name: 'licences: seats, nothing found', who: ADMIN, open: `/licences/${ONLINE}/seats`, reach: search('zzzz') },
    modal('release a seat', `/licences/${ONLINE}/seats`, 'ConfirmSeatModal', act('seats.release')),
    modal('release a seat by code', `/licences/${NODE_LOCKED}/seats`, 'ReleaseByCodeModal', act('seats.release')),
    modal(
        'release a seat, code refused',
        `/licences/${NODE_LOCKED}/seats`,
        'ReleaseByCodeModal',
        steps(act('seats.release'), fill('seats.codeLabel', 'ABC'), confirm('seats.releaseConfirm'), see('[aria-invalid=true]')),
    ),
    ...(['expireKey', 'sendKey', 'renewKey', 'deleteKey'] as const).map(verb =>
        modal(`several keys, ${verb}`, `/licences/${ONLINE}/keys`, 'BatchDialog', keyBatch(verb)),
    ),
    ...(['releaseSeat', 'removeSeat'] as const).map(verb =>
        modal(`several seats, ${verb}`, `/licences/${ONLINE}/seats`, 'BatchDialog', seatBatch(verb)),
    ),
    modal('remove the entry of a seat', `/licences/${NODE_LOCKED}/seats`, 'ConfirmSeatModal', act('seats.remove')),
];
