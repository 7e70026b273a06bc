import type { Body } from '#dataProvider';
import type { User } from '#dataProvider/types';
import { sendVerified } from '#dataProvider/queue/verified';
import { useChange } from '#src/shared/hooks/useChange';

const FOUND = { page: 1, perPage: 50 } as const;

/**
 * Creates a user; `opens` if the user's page opens afterwards. Rejects with a 409 if the e-mail address is taken (USER-4). If the outcome is
 * unknown, it checks whether a user with the address exists (MANY-5).
 */
export const useCreateUser = (opens: boolean) =>
    useChange(
        async (provider, data: Body<'POST /users'>, tries) => {
            const email = data.email.toLowerCase();
            let found: User | undefined;
            const made = await sendVerified(
                () => provider.create('users', { data }),
                async () => {
                    const { data: users } = await provider.getList<User>('users', { filter: { q: email }, pagination: FOUND });
                    found = users.find(user => user.email.toLowerCase() === email);
                    return found !== undefined;
                },
                { tries, of: email },
            );
            return made?.data ?? { ...data, id: found?.id ?? '' };
        },
        ['POST /users'],
        user => opens && user.id !== '',
    );

/** Sends another customer's user an e-mail that asks to move to this customer. */
export const useRequestTransfer = () =>
    useChange((provider, params: { email: string }) => provider.requestTransfer(params), ['POST /transfer/request']);
