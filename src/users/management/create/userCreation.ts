import type { Body } from '#dataProvider';
import { usersWith } from '#dataProvider/jobs/lookups';
import { isSameId } from '#dataProvider/text';
import type { User } from '#dataProvider/types';
import { useChange } from '#src/shared/hooks/useChange';

/**
 * Creates a user; `opens` if the user's page opens afterwards. Rejects with a 409 if the e-mail address is taken (USER-4), by which the user is
 * found if the outcome is unknown: who had the address before is not the new one.
 */
export const useCreateUser = (opens: boolean) =>
    useChange(
        async (provider, data: Body<'POST /users'>) => {
            // If that cannot be read, the server still refuses an address that is taken.
            const before = await usersWith(provider, data.email, true).catch(() => []);
            const judge = (users: readonly User[]) => users.find(({ id }) => !before.some(one => isSameId(one.id, id)));
            return (await provider.create('users', { data }, { of: data.email.toLowerCase(), judge })).data;
        },
        user => opens && user.id !== '',
    );

/** Sends another customer's user an e-mail that asks to move to this customer. */
export const useRequestTransfer = () => useChange((provider, params: { email: string }) => provider.requestTransfer(params));
