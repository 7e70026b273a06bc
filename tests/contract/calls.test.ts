// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { countOf } from '../../dataProvider';
import { isTransferOffer } from '../../dataProvider/transferOffer';
import { runMany } from '../../dataProvider/jobs';
import { STEPS } from '../../dataProvider/jobs/steps';
import * as academy from '../../dataProvider/actions/academy';
import { PortalError } from '../../dataProvider/errors';
import type { CloudGroup, Key, Licence, Seat, Ticket, User } from '../../dataProvider/types';
import { recorded, startMockServer, type Signed } from './support';

/** Every call of the data provider against a server that checks each against openapi.yaml: a mistake is a 400 or a 500. */
const mock = startMockServer();
const used = new Set<string>();
let admin: Signed;

beforeAll(async () => {
    const signed = await mock.signedIn('admin@holzmann.example');
    admin = { ...signed, provider: recorded(signed.provider, used) };
});

const LICENCE = '10010101';
const refusal = (call: Promise<unknown>) =>
    call.then(
        () => expect.unreachable(),
        (error: unknown) => {
            expect(error).toBeInstanceOf(PortalError);
            const { status, message } = error as PortalError;
            return { status, message };
        },
    );

describe('licences', () => {
    it('are read with counts, renamed, and their modules read', async () => {
        const { provider } = admin;
        const { data } = await provider.getOne<Licence>('licences', { id: LICENCE });
        expect([countOf(data, 'users') > 0, countOf(data, 'keys'), countOf(data, 'seats') > 0]).toEqual([true, 31, true]);
        const renamed = await provider.update('licences', {
            id: LICENCE,
            data: { name: "O'Brien" },
            previousData: data,
        });
        expect(renamed.data.name).toBe("O'Brien");
        const rows = await provider.getList<Licence>('licences', { filter: { q: "o'b" } });
        expect(rows.data.map(row => row.id)).toEqual([LICENCE]);
        expect((await provider.getLicenceModules({ licence: LICENCE })).map(module => module.id)).toContain(126);
        expect(await provider.hasModule({ module: 126 })).toBe(true);
        expect(await provider.hasModule({ module: 999 })).toBe(false);
    });

    it('fail with the reason', async () => {
        const { provider } = admin;
        expect(await refusal(provider.getOne('licences', { id: 'none' }))).toEqual({
            status: 404,
            message: 'licences.errors.notFound',
        });
        const reader = await mock.signedIn('reader@holzmann.example');
        const rename = reader.provider.update('licences', { id: LICENCE, data: { name: 'x' }, previousData: { id: LICENCE } });
        expect(await refusal(rename)).toEqual({ status: 403, message: 'errors.forbidden' });
    });
});

describe('keys', () => {
    it('from creation to deletion', async () => {
        const { provider } = admin;
        const data = { label: 'New', expire: 1893456000, licenceId: LICENCE, _sendMail: false };
        const { data: created } = await provider.create('keys', { data });
        const key = created.id;
        expect(created).toMatchObject({ label: 'New', expire: 1893456000 });
        const changed = await provider.update('keys', {
            id: key,
            data: { label: 'Changed', expire: null },
            previousData: created,
        });
        expect(changed.data).toMatchObject({ label: 'Changed', expire: null });
        expect(await refusal(provider.sendKey({ key }))).toEqual({ status: 400, message: 'keys.errors.noUser' });
        await provider.assignKey({ user: 'u112', key });
        await provider.sendKey({ key });
        expect(await provider.refreshKey({ key })).not.toBe(created.token);
        expect((await provider.getList<User>('users', { meta: { key } })).data.map(user => user.id)).toEqual(['u112']);
        await provider.unassignKey({ user: 'u112', key });
        await provider.delete('keys', { id: key });
        expect(await refusal(provider.getOne('keys', { id: key }))).toEqual({ status: 404, message: 'licences.errors.notFound' });
        await provider.requestKey({ product: 'academy' });
    });
});

describe('seats', () => {
    const seatsOf = async (licence: string): Promise<Seat[]> =>
        (await admin.provider.getList<Seat>('seats', { meta: { licence } })).data;

    it('are released with and without a release code', async () => {
        const { provider } = admin;
        const [seat] = (await seatsOf(LICENCE)).filter(candidate => candidate.machineName !== 'WS-BELEGT-01');
        await provider.releaseSeat({ licence: LICENCE, seat: seat!.id });
        const row = mock
            .state()
            .seats.find(candidate => candidate.customerId === '10010' && candidate.active && candidate.releaseCode)!;
        const wrong = provider.releaseSeat({ licence: row.licenceId, seat: row.id, code: 'AAAA-AAAA-AAAA-AAAA' });
        await expect(wrong).rejects.toMatchObject({ status: 400, code: 'wrongReleaseCode' });
        await provider.releaseSeat({ licence: row.licenceId, seat: row.id, code: ` ${row.releaseCode!.toLowerCase()} ` });
        expect((await seatsOf(row.licenceId)).find(candidate => candidate.id === row.id)?.active ?? false).toBe(false);
    });

    it('are not released while in use', async () => {
        const row = mock.state().seats.find(candidate => candidate.machineName === 'WS-BELEGT-01')!;
        const owner = row.customerId === '10010' ? admin : await mock.signedIn('admin@northfield.example');
        const release = owner.provider.releaseSeat({ licence: row.licenceId, seat: row.id });
        expect(await refusal(release)).toEqual({ status: 400, message: 'seats.errors.notEmpty' });
    });
});

describe('users', () => {
    let user: string;
    beforeAll(async () => {
        const data = {
            email: 'new@holzmann.example',
            forename: 'Nora',
            surname: 'Neu',
            adminNote: '',
            _sendMail: true,
            _randomPassword: false,
        };
        user = (await admin.provider.create('users', { data })).data.id;
    });

    it('are changed', async () => {
        const { data: before } = await admin.provider.getOne<User>('users', { id: user });
        const changes = { data: { ...before, surname: 'Alt', adminNote: 'x' }, previousData: before };
        expect((await admin.provider.update('users', { id: user, ...changes })).data).toMatchObject({
            surname: 'Alt',
            adminNote: 'x',
        });
        expect((await admin.provider.getMany<User>('users', { ids: [user, 'u102'] })).data.map(row => row.id)).toEqual([
            user,
            'u102',
        ]);
    });

    it('distinguish an address that is taken from one of another customer', async () => {
        const create = (email: string) => admin.provider.create('users', { data: { email } });
        expect(await refusal(create('user@holzmann.example'))).toEqual({ status: 409, message: 'users.errors.exists' });
        const offered: unknown = await create('student@schule.example').catch((error: unknown) => error);
        expect(isTransferOffer(offered)).toBe(true);
        await admin.provider.requestTransfer({ email: ' student@schule.example ' });
    });

    it('receive mails, can reset their password and are signed out', async () => {
        const { provider } = admin;
        await provider.sendUserData({ user });
        await provider.recoverUser({ user });
        await provider.recoverUser({ user, recipient: ' boss@holzmann.example ' });
        expect(mock.state().outbox.at(-1)?.to).toBe('boss@holzmann.example');
        await provider.logoutUser({ user });
    });

    it('get one or several licences, and lose them', async () => {
        const { provider } = admin;
        const expire = Math.floor(Date.now() / 1000) + 86_400;
        await provider.assignLicence({ user, licence: LICENCE, expire, sendMail: true });
        expect((await provider.getList<Key>('keys', { meta: { user } })).data).toMatchObject([{ licenceId: LICENCE, expire }]);
        await provider.removeLicence({ user, licence: LICENCE });
        const licences = [LICENCE, '10010105', '10010110'];
        const batch = await runMany(licences, licence =>
            STEPS.giveLicence.task(provider, { licence, sendMail: false }, { id: user }),
        );
        expect(batch.succeeded).toEqual([LICENCE, '10010110']);
        expect(batch.failed.map(({ item, error }) => [item, (error as PortalError).message])).toEqual([
            ['10010105', 'licences.errors.expired'],
        ]);
    });

    it('join and leave cloud groups', async () => {
        const { provider } = admin;
        await provider.addGroupUser({ group: 'g102', user });
        const groups = async (): Promise<string[]> =>
            (await provider.getList<CloudGroup>('cloudGroups', { meta: { user } })).data.map(group => group.id);
        expect(await groups()).toContain('g102');
        await provider.removeGroupUser({ group: 'g102', user });
        expect(await groups()).not.toContain('g102');
    });

    it('are deleted, except administrators', async () => {
        const { provider } = admin;
        await provider.delete('users', { id: user });
        expect(await refusal(provider.getOne('users', { id: user }))).toEqual({ status: 404, message: 'users.errors.notFound' });
        expect(await refusal(provider.delete('users', { id: 'u101' }))).toEqual({
            status: 403,
            message: 'users.errors.forbidden',
        });
    });
});

describe('cloud groups', () => {
    it('from creation to deletion', async () => {
        const { provider } = admin;
        const { data: created } = await provider.create('cloudGroups', { data: { label: 'New', autoAdd: false } });
        const { id } = created;
        const changed = await provider.update('cloudGroups', { id, data: { autoAdd: true }, previousData: created });
        expect(changed.data).toMatchObject({ label: 'New', autoAdd: true });
        await provider.setGroupUsers({ group: id, users: ['u101', 'u102'] });
        expect((await provider.getOne<CloudGroup>('cloudGroups', { id })).data).toMatchObject({ 'users@odata.count': 2 });
        expect((await provider.getList('users', { meta: { group: id } })).total).toBe(2);

        const memberships = ['u103', 'nobody', 'u104'].map(user => ({ group: id, user }));
        const { succeeded, failed } = await runMany(memberships, member =>
            STEPS.joinGroup.task(provider, member, { id: member.user }),
        );
        expect(succeeded.map(member => member.user)).toEqual(['u103', 'u104']);
        expect(failed).toEqual([{ item: memberships[1], error: expect.objectContaining({ status: 404 }) }]);
        const listed = (await provider.getList<CloudGroup>('cloudGroups', {})).data.find(group => group.id === id);
        expect(listed).toMatchObject({ 'users@odata.count': 4 });
        await provider.delete('cloudGroups', { id });
        expect(await refusal(provider.getOne('cloudGroups', { id }))).toEqual({
            status: 404,
            message: 'cloudGroups.errors.notFound',
        });
    });

    it('are found by label among all groups, ignoring case', async () => {
        const english = await mock.signedIn('admin@northfield.example');
        expect(await recorded(english.provider, used).findGroups({ label: "HARROGATE '24" })).toEqual([
            { id: 'g111', label: "Harrogate '24" },
        ]);
        expect(english.calls).toEqual(["GET cloudGroups?$filter=contains(Label,'HARROGATE ''24')&$select=id,label&$count=true"]);
    });
});

describe('contracts and applications', () => {
    it('are read, and an invoice as a file', async () => {
        const { provider } = admin;
        const [contract] = (await provider.getList<{ id: string }>('contracts', {})).data;
        expect((await provider.getOne<{ id: string }>('contracts', { id: contract!.id })).data.id).toBe(contract!.id);
        const [invoice] = (await provider.getList<{ id: string }>('invoices', {})).data;
        const file = await provider.getInvoiceFile({ invoice: invoice!.id });
        expect([file.type, (await file.text()).slice(0, 4)]).toEqual(['application/pdf', '%PDF']);
        expect(await refusal(provider.getInvoiceFile({ invoice: 'none' }))).toEqual({
            status: 404,
            message: 'contracts.errors.invoiceNotFound',
        });
        const [application] = await provider.getApplications();
        expect(await provider.getApplication({ application: application!.id })).toEqual(application);
    });

    it('a membership is ordered', async () => {
        await admin.provider.orderAcademy({ count: 3 });
        const user = await mock.signedIn('user@holzmann.example');
        expect(await refusal(user.provider.orderAcademy({ count: 3 }))).toEqual({ status: 403, message: 'errors.forbidden' });
    });
});

describe('tickets', () => {
    it('the active one is closed, a new one opened and written to', async () => {
        const { provider } = admin;
        expect(await refusal(provider.createTicket({ content: 'Hello' }))).toEqual({
            status: 409,
            message: 'tickets.errors.active',
        });
        const open = (await provider.getList<{ id: string }>('tickets', { filter: { status: ['open', 'inprogress'] } })).data;
        for (const row of mock.state().tickets) if (row.status === 'inprogress') row.status = 'solved';
        for (const { id } of open) {
            if (mock.state().tickets.find(row => row.id === id)?.status === 'open') {
                await provider.closeTicket({ ticket: id });
                expect((await provider.getOne<Ticket>('tickets', { id })).data.status).toBe('closed');
            }
        }
        const ticket = (await provider.createTicket({ content: ' Hello ' })) ?? '';
        expect((await provider.getOne<{ id: string }>('tickets', { id: ticket })).data).toMatchObject({
            id: ticket,
            status: 'open',
        });
        await provider.sendTicketMessage({ ticket, content: 'More' });
        expect((await provider.getTicketMessages({ ticket })).map(message => message.content)).toEqual(['Hello', 'More']);
        await provider.closeTicket({ ticket });
        const late = provider.sendTicketMessage({ ticket, content: 'Late' });
        expect(await refusal(late)).toEqual({ status: 409, message: 'tickets.errors.closed' });
    });
});

it('has called every function that other files do not test', () => {
    const elsewhere = ['getCurrentCustomer', 'getCurrentUser', 'updateCurrentUser', 'changePassword', ...Object.keys(academy)];
    const units = ['getCollection', 'getEvery', 'getPages', 'getSpan', 'client'];
    const known = new Set([...used, ...elsewhere, ...units]);
    expect(Object.keys(admin.provider).filter(name => !known.has(name))).toEqual([]);
});
