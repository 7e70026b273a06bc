import type { RaRecord } from 'ra-core';
import { vi } from 'vitest';
import type { KeyDialog } from '../../src/keys/actions';
import KeyDialogs from '../../src/keys/KeyDialogs';
import { makeKey, makeLicence, makeUser } from '../support/builders';
import { renderPortal } from '../support/renderPortal';

/** Dialogs of a key with a user, in a licence with free keys. */

export const anna = makeUser({ id: 'u1', email: 'anna@holzmann.example', alias: 'Anna Holzmann' });
export const ben = makeUser({ id: 'u2', email: 'ben@holzmann.example', alias: 'Ben Berg' });
export const licence = makeLicence({ id: 'l1', count: 5, count_active_licences: 2, expire: null });
export const key = makeKey({ id: 'k1', licenceId: 'l1', label: 'Workshop', email: anna.email, users: [anna] });

type Methods = NonNullable<Parameters<typeof renderPortal>[1]>['dataProvider'];

export async function open(dialog: KeyDialog, dataProvider: Methods = {}, { school = false, of = licence } = {}) {
    const onDialog = vi.fn();
    const rendered = await renderPortal(<KeyDialogs dialog={dialog} licence={of} school={school} onDialog={onDialog} />, {
        dataProvider,
    });
    return { ...rendered, onDialog };
}

/** Lists of these rows; nobody of them has a key (`meta.user`). */
export const listOf = (rows: readonly RaRecord[]) =>
    vi.fn(async (_name: string, { meta }: { meta?: { user?: string } }) => {
        const data = meta?.user === undefined ? [...rows] : [];
        return { data, total: data.length };
    }) as never;
