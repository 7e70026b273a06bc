import type { Body } from '#dataProvider';
import { useChange } from '#src/shared/hooks/useChange';

/**
 * Creates a user; `opens` if the user's page opens afterwards. Rejects with a 409 if the e-mail address is taken (USER-4), by which the user is
 * found if the outcome is unknown.
 */
export const useCreateUser = (opens: boolean) =>
    useChange(
        async (provider, data: Body<'POST /users'>) =>
            (await provider.create('users', { data }, { of: data.email.toLowerCase() })).data,
        user => opens && user.id !== '',
    );

/** Sends another customer's user an e-mail that asks to move to this customer. */
export const useRequestTransfer = () => useChange((provider, params: { email: string }) => provider.requestTransfer(params));
