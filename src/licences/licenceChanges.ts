import type { Licence } from '../../dataProvider/types';
import { useChange } from '../shared/hooks/useChange';

/** The changes of licences. */

/** Renames a licence (LICENCE-6). */
export const useRenameLicence = () =>
    useChange((provider, { licence, name }: { licence: Licence; name: string }) =>
        provider.update('licences', { id: licence.id, data: { name }, previousData: licence }),
    );
