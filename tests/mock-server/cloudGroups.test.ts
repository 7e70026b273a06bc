// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CloudGroup, RelatedUser } from '../../dataProvider/types';
import { withPortalServer } from './portalServer';

const { call, state } = withPortalServer();
const group = (id: string) => state().cloudGroups.find(row => row.id === id)!;

describe('reading cloud groups', () => {
    it("returns the customer's groups, and a USER only their own", async () => {
        const all = await call<CloudGroup[]>('admin', 'GET', '/cloudGroups?$expand=users');
        expect(all.body).toHaveLength(7);
        expect(all.body.find(row => row.label === 'Auszubildende')?.users).toEqual([]);
        const own = await call<CloudGroup[]>('user', 'GET', '/cloudGroups');
        expect(own.body.map(row => row.label)).toContain('Werkstatt');
        expect(own.body.map(row => row.label)).not.toContain('Geschäftsleitung');
        expect((await call('user', 'GET', '/cloudGroups/g106')).status).toBe(404);
    });

    it('returns a group with its members', async () => {
        const { body } = await call<CloudGroup>('reader', 'GET', '/cloudGroups/g106');
        expect(body.users?.map(user => user.id)).toEqual(['u101', 'u115']);
        const members = await call<RelatedUser[]>('reader', 'GET', '/cloudGroups/g106/users');
        expect(members.body.map(user => user.id)).toEqual(['u101', 'u115']);
    });

    it('returns none for demo customers', async () => {
        expect((await call('demo', 'GET', '/cloudGroups')).body).toEqual([]);
        expect((await call('demo', 'POST', '/cloudGroups', { label: 'x' })).status).toBe(403);
    });
});

describe('changing cloud groups', () => {
    it('creates, renames, makes default and deletes', async () => {
        const created = await call<CloudGroup>('admin', 'POST', '/cloudGroups', { label: ' Messe ', autoAdd: false });
        expect(created).toMatchObject({ status: 201, body: { label: 'Messe', autoAdd: false, users: [] } });
        const path = `/cloudGroups/${created.body.id}`;
        expect((await call<CloudGroup>('admin', 'PATCH', path, { label: 'Messe Köln' })).body.label).toBe('Messe Köln');
        expect((await call<CloudGroup>('admin', 'PATCH', path, { autoAdd: true })).body).toMatchObject({
            label: 'Messe Köln',
            autoAdd: true,
        });
        expect((await call('admin', 'DELETE', path)).status).toBe(204);
        expect((await call('admin', 'GET', path)).status).toBe(404);
    });

    it('refuses blank and taken names', async () => {
        expect((await call('admin', 'POST', '/cloudGroups', { label: '  ' })).status).toBe(400);
        expect((await call('admin', 'POST', '/cloudGroups', { label: 'planung' })).status).toBe(409);
        expect((await call('admin', 'PATCH', '/cloudGroups/g103', { label: 'Planung' })).status).toBe(409);
        expect((await call('admin', 'PATCH', '/cloudGroups/g103', { label: 'Werkstatt' })).status).toBe(200);
    });

    it('is only for administrators with write access', async () => {
        for (const who of ['user', 'reader'] as const) {
            expect((await call(who, 'POST', '/cloudGroups', { label: 'x' })).status).toBe(403);
            expect((await call(who, 'PATCH', '/cloudGroups/g102', { label: 'x' })).status).toBe(403);
            expect((await call(who, 'DELETE', '/cloudGroups/g102')).status).toBe(403);
            expect((await call(who, 'PUT', '/cloudGroups/g102/users', [])).status).toBe(403);
            expect((await call(who, 'PUT', '/cloudGroups/g102/users/u101')).status).toBe(403);
            expect((await call(who, 'DELETE', '/cloudGroups/g102/users/u102')).status).toBe(403);
        }
    });

    it('sets, adds and removes members', async () => {
        expect((await call('admin', 'PUT', '/cloudGroups/g107/users', ['u101', 'u102', 'u101'])).status).toBe(204);
        expect(group('g107').userIds).toEqual(['u101', 'u102']);
        expect((await call('admin', 'PUT', '/cloudGroups/g107/users/u103')).status).toBe(204);
        expect((await call('admin', 'PUT', '/cloudGroups/g107/users/u103')).status).toBe(204);
        expect(group('g107').userIds).toEqual(['u101', 'u102', 'u103']);
        expect((await call('admin', 'DELETE', '/cloudGroups/g107/users/u101')).status).toBe(204);
        expect((await call('admin', 'DELETE', '/cloudGroups/g107/users/u101')).status).toBe(404);
        expect(group('g107').userIds).toEqual(['u102', 'u103']);
    });

    it('refuses users and groups of another customer', async () => {
        expect((await call('admin', 'PUT', '/cloudGroups/g107/users', ['u107'])).status).toBe(404);
        expect((await call('admin', 'PUT', '/cloudGroups/g107/users/u107')).status).toBe(404);
        expect((await call('admin', 'GET', '/cloudGroups/g108')).status).toBe(404);
        expect(group('g107').userIds).toEqual([]);
    });
});
