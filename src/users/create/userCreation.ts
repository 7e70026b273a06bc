import type { User } from '../../../dataProvider/types';
import { useChange } from '../../shared/hooks/useChange';
import type { NewUser } from './newUser';

/** Creates a user, whose page `opens` afterwards or not; rejects with a 409 when the e-mail is taken (specification 2, section 8). Default groups get a member. */
export const useCreateUser = (opens: boolean) =>
    useChange(
        async (provider, data: NewUser) => (await provider.create<User>('users', { data })).data,
        ['users', 'cloudGroups'],
        user => opens && user.id !== '',
    );

/** Asks another customer's user, by mail, to move here. */
export const useRequestTransfer = () => useChange((provider, params: { email: string }) => provider.requestTransfer(params), []);
