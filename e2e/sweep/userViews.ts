import type { UserVerbName } from '#src/users/batch/verbs';
import { batch, selectSome } from './batchSteps';
import { jobViews } from './jobViews';
import { planViews } from './planViews';
import {
    act,
    ADMIN,
    answer,
    confirm,
    fault,
    fill,
    modal,
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

/** Users and cloud groups. */

const JAN = '/user-management/u102';
/** no name, no keys, no groups */
const NOBODY = '/user-management/u112';
const INACTIVE = '/user-management/u105';
const SCHOOL_ADMIN = 'admin@schule.example';
const GROUP = '/cloud-groups/g102';
const EMPTY_GROUP = '/cloud-groups/g107';
const ADMINS = [ADMIN, READER];

/** The actions on several users. */
const BATCHES: Readonly<Record<UserVerbName, string>> = {
    giveLicence: 'assign a licence to several',
    joinGroup: 'add several to a group',
    reset: 'reset several passwords',
    activate: 'activate several',
    takeLicence: 'take a licence from several',
    leaveGroup: 'remove several from a group',
    logout: 'sign several out',
    deleteUser: 'delete several',
};

const selectedActions: Step = async stage => {
    await selectSome(stage);
    await stage.page
        .getByRole('region', { name: stage.say('users.choice.bar') })
        .getByRole('button', { name: stage.say('list.actions') })
        .click();
};

const listViews: readonly View[] = [
    ...seenBy(ADMINS, { name: 'users: list as table', open: '/user-management' }),
    { name: 'users: list as cards', who: ADMIN, open: '/user-management', reach: press('list.displayCards') },
    {
        name: 'users: the choice of columns',
        who: ADMIN,
        open: '/user-management',
        reach: steps(press('list.columns'), see('[role=menuitemcheckbox]')),
        layer: 'menu',
        desk: true,
        shows: ['ColumnMenu'],
    },
    { name: 'users: of a licence and a group', who: ADMIN, open: '/user-management?licence=10010101&group=g102' },
    { name: 'users: nothing found', who: ADMIN, open: '/user-management?filter=zzzz' },
    { name: 'users: no user', who: ADMIN, open: '/user-management', arrange: answer(/^users$/, []) },
    {
        name: 'users: text from right to left',
        who: ADMIN,
        open: '/user-management',
        reach: steps(search('dana.levi'), see('main a')),
    },
    { name: 'users: of a school', who: SCHOOL_ADMIN, open: '/user-management' },
    { name: 'users: some selected', who: ADMIN, open: '/user-management', reach: selectSome },
    {
        name: 'users: what is done to the selected ones',
        who: ADMIN,
        open: '/user-management',
        reach: selectedActions,
        layer: 'panel',
        phone: true,
        shows: ['Actions'],
    },
    ...(Object.keys(BATCHES) as UserVerbName[]).map(verb =>
        modal(`users: ${BATCHES[verb]}`, '/user-management', 'BatchDialog', batch(verb)),
    ),
    modal(
        'users: assign several licences, one of them full',
        '/user-management',
        'BatchDialog',
        steps(batch('giveLicence'), async ({ page }) => {
            for (const name of ['CAD Planung Stuttgart', 'CAD Außendienst']) {
                await page.locator('dialog').getByRole('checkbox', { name }).check();
            }
            await page.locator('dialog table').waitFor();
        }),
    ),
    modal(
        'users: activate all inactive ones',
        '/user-management?state=inactive',
        'BatchDialog',
        steps(press('verbs.activate.title'), see('dialog h3')),
    ),
    modal('licence: take it from several users', '/licences/10010101/users', 'BatchDialog', batch('takeLicence')),
    modal('group: remove several members', GROUP, 'BatchDialog', batch('leaveGroup')),
    modal('users: the selected ones', '/user-management', 'SelectedModal', steps(selectSome, press('list.choice.show'))),
    ...jobViews,
    ...planViews,
    modal('users: create', '/user-management', 'CreateUserModal', press('users.create.title')),
    modal(
        'users: create, refused without an e-mail',
        '/user-management',
        'CreateUserModal',
        steps(press('users.create.title'), confirm('modal.create'), see('[aria-invalid=true]')),
    ),
    modal('users: create at a school', '/user-management', 'CreateUserModal', press('users.create.title'), SCHOOL_ADMIN),
    modal(
        'users: ask for a transfer',
        '/user-management',
        'TransferOffer',
        steps(
            press('users.create.title'),
            fill('users.fields.email', 'admin@northfield.example'),
            confirm('modal.create'),
            ({ page, say }) => page.getByRole('dialog', { name: say('users.transfer.title') }).waitFor(),
        ),
    ),
];

const detailViews: readonly View[] = [
    ...seenBy(ADMINS, { name: 'user: one', open: JAN }),
    { name: 'user: oneself', who: ADMIN, open: '/user-management/u101' },
    { name: 'user: without name, keys and groups', who: ADMIN, open: NOBODY },
    { name: 'user: inactive', who: ADMIN, open: INACTIVE },
    ...seenBy(ADMINS, { name: 'why: one', open: `${JAN}/why` }),
    ...seenBy(ADMINS, { name: 'why: inactive', open: `${INACTIVE}/why?product=pcad` }),
    { name: 'why: own', who: USER, open: '/why' },
    { name: 'why: not known', who: ADMIN, open: `${JAN}/why`, arrange: fault('applications') },
    { name: 'user: right to left', who: ADMIN, open: '/user-management/u114' },
    { name: 'user: at a school', who: SCHOOL_ADMIN, open: '/user-management/u109' },
    {
        name: 'user: actions',
        who: ADMIN,
        open: JAN,
        reach: openMenu(),
        layer: 'panel',
        shows: ['Actions'],
    },
    {
        name: 'user: actions of a key',
        who: ADMIN,
        open: JAN,
        reach: openMenu('CAD Planung'),
        layer: 'panel',
        shows: ['Actions'],
    },
    modal('user: edit', JAN, 'EditUserModal', press('modal.edit')),
    modal(
        'user: edit, refused without an e-mail',
        JAN,
        'EditUserModal',
        steps(
            press('modal.edit'),
            ({ page }) => page.locator('dialog input').first().fill(''),
            confirm('modal.save'),
            see('[aria-invalid=true]'),
        ),
    ),
    modal('user: reset the password', JAN, 'RecoverModal', act('userDetail.actions.recover')),
    modal(
        'user: reset the password, another address',
        JAN,
        'RecoverModal',
        steps(
            act('userDetail.actions.recover'),
            ({ page, say }) => page.getByLabel(say('userDetail.recover.custom')).check(),
            confirm('userDetail.recover.confirm'),
            see('[aria-invalid=true]'),
        ),
    ),
    {
        ...modal(
            'user: reset the password, unknown recipient',
            JAN,
            'RecoverModal',
            steps(
                act('userDetail.actions.recover'),
                ({ page, say }) => page.getByLabel(say('userDetail.recover.custom')).check(),
                fill('userDetail.recover.recipient', 'nobody@nowhere.example'),
                confirm('userDetail.recover.confirm'),
                ({ page, say }) => page.getByRole('dialog', { name: say('userDetail.recover.unknownTitle') }).waitFor(),
            ),
        ),
        arrange: fault('users/*/recover', 'status', 404, 'POST'),
    },
    modal('user: activate again', INACTIVE, 'RecoverModal', act('userDetail.actions.activate')),
    modal('user: send the data', JAN, 'SendDataModal', act('userDetail.actions.send')),
    modal('user: log out everywhere', JAN, 'LogoutModal', act('userDetail.actions.logout')),
    modal('user: delete', JAN, 'DeleteUserModal', act('userDetail.actions.delete')),
    modal('user: delete one without anything', NOBODY, 'DeleteUserModal', act('userDetail.actions.delete')),
    modal('user: edit a key', JAN, 'EditKeyModal', act('keys.actions.edit', 'CAD Planung')),
    modal('user: remove a licence', JAN, 'RemoveLicenceModal', act('userDetail.keys.remove', 'CAD Planung')),
    modal(
        'user: like another user',
        JAN,
        'AddLicencesModal',
        steps(
            act('userDetail.actions.like'),
            see('dialog details[open] input'),
            fill('like.label', 'admin@holzmann.example'),
            confirm('like.take'),
            ({ page, say }) => page.getByText(say('like.taken')).waitFor(),
        ),
    ),
    modal('user: add licences', JAN, 'AddLicencesModal', steps(press('userDetail.keys.add'), see('dialog input[type=checkbox]'))),
    modal(
        'user: add licences, one chosen',
        NOBODY,
        'AddLicencesModal',
        steps(
            press('userDetail.keys.add'),
            ({ page }) => page.locator('dialog li input[type=checkbox]:enabled').first().check(),
            ({ page, say }) => page.getByLabel(say('userDetail.add.expiryToggle')).check(),
        ),
    ),
    modal(
        'user: add licences, none chosen',
        NOBODY,
        'AddLicencesModal',
        steps(press('userDetail.keys.add'), see('dialog input[type=checkbox]'), confirm('modal.add')),
    ),
    modal(
        'user: add licences at a school',
        '/user-management/u109',
        'AddLicencesModal',
        steps(press('userDetail.keys.add'), see('dialog input[type=checkbox]')),
        SCHOOL_ADMIN,
    ),
    modal('user: add to a group', JAN, 'AddToGroupModal', steps(press('userDetail.groups.add'), see('dialog input[type=radio]'))),
    modal(
        'user: add to a group, none chosen',
        JAN,
        'AddToGroupModal',
        steps(press('userDetail.groups.add'), see('dialog input[type=radio]'), confirm('modal.add')),
    ),
    modal('user: remove from a group', JAN, 'RemoveFromGroupModal', press('userDetail.groups.remove')),
];

const groupViews: readonly View[] = [
    ...seenBy([ADMIN, READER, USER], { name: 'groups: list as table', open: '/cloud-groups' }),
    { name: 'groups: list as cards', who: ADMIN, open: '/cloud-groups', reach: press('list.displayCards') },
    { name: 'groups: nothing found', who: ADMIN, open: '/cloud-groups?filter=zzzz' },
    ...seenBy([ADMIN, READER, USER], { name: 'groups: no group', open: '/cloud-groups', arrange: answer(/^cloudGroups$/, []) }),
    { name: 'groups: of a demo customer', who: 'admin@demo.example', open: '/cloud-groups' },
    {
        name: 'groups: members of a group',
        who: ADMIN,
        open: '/cloud-groups',
        reach: ({ page }) => page.locator('main button[aria-haspopup=dialog]').first().click(),
        layer: 'panel',
        shows: ['GroupMembers'],
    },
    modal('groups: create', '/cloud-groups', 'CreateGroupModal', press('cloudGroups.create')),
    modal(
        'groups: create, the name is taken',
        '/cloud-groups',
        'CreateGroupModal',
        steps(
            press('cloudGroups.create'),
            fill('cloudGroups.name', 'Planung'),
            confirm('modal.create'),
            see('[aria-invalid=true]'),
        ),
    ),
    ...seenBy([ADMIN, READER, USER], { name: 'groups: one', open: GROUP }),
    { name: 'groups: one without members', who: ADMIN, open: EMPTY_GROUP },
    modal('groups: rename', GROUP, 'RenameGroupModal', press('licences.rename')),
    modal('groups: delete', GROUP, 'DeleteGroupModal', act('modal.delete', 'Planung')),
    modal('groups: add members', GROUP, 'AddMembersModal', steps(press('cloudGroups.add'), see('[role=option]'))),
    modal('groups: remove a member', GROUP, 'RemoveMemberModal', act('cloudGroups.remove')),
];

export const userViews: readonly View[] = [...listViews, ...detailViews, ...groupViews];
