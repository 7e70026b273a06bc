import { act, screen } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { CloudGroup } from '../../dataProvider/types';
import { GroupFacts } from '../../src/cloudGroups/GroupFacts';
import { Toaster } from '../../src/ui/feedback/toast';
import { makeCloudGroup, makeCustomer } from '../support/builders';
import { allowConsole } from '../support/console';
import { failure } from '../support/fakeClient';
import { renderPortal } from '../support/renderPortal';

const group = makeCloudGroup({ id: 'g1', label: 'Planning', autoAdd: false });

interface Pending {
    autoAdd: boolean;
    answer(): void;
    refuse(error: Error): void;
}

/** A server that answers when the test says so; `others` have set the flag to this meanwhile. */
async function open(customer = makeCustomer(), others?: boolean) {
    const sent: Pending[] = [];
    let saved = others ?? false;
    const getOne = async () => ({ data: { ...group, autoAdd: saved } });
    const update = vi.fn(
        (_resource: string, { data }: { data: Partial<CloudGroup> }) =>
            new Promise((resolve, reject) => {
                const autoAdd = data.autoAdd ?? false;
                const answer = () => {
                    saved = autoAdd;
                    resolve({ data: { ...group, autoAdd } });
                };
                sent.push({ autoAdd, answer, refuse: reject });
            }),
    );
    const rendered = await renderPortal(
        <>
            <RecordContextProvider value={group}>
                <GroupFacts customer={customer} mayChange />
            </RecordContextProvider>
            <Toaster />
        </>,
        { dataProvider: { update: update as never, getOne: getOne as never }, language: 'de' },
    );
    return { ...rendered, sent, box: screen.getByRole('checkbox', { name: /Standardgruppe/ }) };
}

describe('the default flag', () => {
    it('changes at once; one call at a time is sent, then only the latest state', async () => {
        const { user, sent, box } = await open();
        await user.click(box);
        expect(box).toBeChecked();
        await user.click(box);
        await user.click(box);
        await user.click(box);
        expect(box).not.toBeChecked();
        expect(sent.map(call => call.autoAdd)).toEqual([true]);

        await act(async () => sent[0]?.answer());
        expect(sent.map(call => call.autoAdd)).toEqual([true, false]);
        await act(async () => sent[1]?.answer());
        expect(box).not.toBeChecked();
        expect(sent).toHaveLength(2);
    });

    it('sends nothing more when the latest state is already saved', async () => {
        const { user, sent, box } = await open();
        await user.tripleClick(box);
        expect(box).toBeChecked();
        await act(async () => sent[0]?.answer());
        expect(sent.map(call => call.autoAdd)).toEqual([true]);
    });

    it('sends nothing when others have done that meanwhile', async () => {
        const { user, sent, box } = await open(makeCustomer(), true);
        await user.click(box);
        expect(await screen.findByText('Dies ist jetzt eine Standardgruppe.')).toBeVisible();
        expect(sent).toEqual([]);
    });

    it('reverts to the last saved state and shows an error when a call fails', async () => {
        allowConsole(/^PortalError/);
        const { user, sent, box } = await open();
        await user.click(box);
        await act(async () => sent[0]?.refuse(failure(500, 'cloudGroups.errors.rename')));
        expect(box).not.toBeChecked();
        expect(screen.getByText(/^Die Cloud-Gruppe konnte nicht gespeichert werden\./)).toBeVisible();

        await user.click(box);
        expect(sent.map(call => call.autoAdd)).toEqual([true, true]);
    });
});

it('shows the customer’s feature level by name and the storage in the format of the language', async () => {
    await open(makeCustomer({ cloud: { quota: 2500.5, featureLevel: 2 } }));
    expect(screen.getByText('Enterprise')).toBeVisible();
    expect(screen.getByText(/^2\.500,5\sGB$/)).toBeVisible();
});

it('shows the lowest values when the server sends no cloud information', async () => {
    await open({ ...makeCustomer(), cloud: undefined as never });
    expect(screen.getByText('Start')).toBeVisible();
    expect(screen.getByText(/^0\sGB$/)).toBeVisible();
});
