import { useState, type ComponentType } from 'react';
import type { Key, Licence, Role } from '#dataProvider/types';
import { BatchDialog, type Asked, type BatchVerb, type Kin, type Reading } from '../../jobs/public';
import { rowFields } from '../../shared/columns/reads';
import type { SelectedIds } from '../../shared/list/useSelectedIds';
import { useSelectedRows } from '../../shared/many/useSelectedRows';
import { keyOffers, type KeyAction } from '../actions';
import { keyList } from '../columns';

/** Where an action on several keys is opened. */
export interface KeyAbout {
    licence: Licence;
    /** school customers: an expiry is required */
    school: boolean;
    role: Role;
    /** the action on one key whose rules apply */
    like: KeyAction;
}

export interface KeyBatchProps extends KeyAbout {
    selected: SelectedIds;
    onClose(): void;
}

export type KeyAsked<Values> = Asked<Key, Values, KeyAbout>;

/** An action on several keys of a licence; the rules for one apply by themselves (KEY-5 to KEY-7). */
export type KeyVerb<Values extends object = object, Facts extends Reading = Reading> = BatchVerb<Key, Values, KeyAbout, Facts>;

const KEYS: Kin<Key> = {
    of: 'keys',
    nameOf: ({ label }) => label,
    leftOutName: (id, key) => key?.label ?? id,
    known: ({ id, label }) => ({ id, email: '', alias: label }),
    reading: 'list.loading',
};

const COLUMNS = keyList({ demo: false, school: false });

/** Adds the rules of the action on one key. */
export const withRules = <Values extends object, Facts extends Reading>(
    verb: KeyVerb<Values, Facts>,
): KeyVerb<Values, Facts> => ({
    ...verb,
    obstacle(key, asked) {
        const { licence, role, like } = asked.about;
        const isOffered = keyOffers(key, licence, role).some(({ id }) => id === like);
        return isOffered ? verb.obstacle(key, asked) : 'keys.batch.reasons.notOffered';
    },
});

/** Returns the dialog of an action on several keys. */
export function keyDialog<Values extends object, Facts extends Reading>(
    verb: KeyVerb<Values, Facts>,
): ComponentType<KeyBatchProps> {
    const ruled = withRules(verb);
    return function KeyBatch({ selected, onClose, ...about }) {
        const { licence } = about;
        const [ids] = useState(selected.ids);
        const keys = useSelectedRows<Key>('keys', {
            ids,
            meta: { licence: licence.id, expand: ['users'] },
            fields: rowFields(COLUMNS, { licence: licence.id }).select,
        });
        return (
            <BatchDialog
                verb={ruled}
                kin={KEYS}
                about={about}
                ids={ids}
                rows={keys}
                onStarted={() => selected.replace([])}
                onClose={onClose}
            />
        );
    };
}
