import { mayDo, type Action as Right } from '../../authProvider/access';
import type { Key, Licence, Role } from '../../dataProvider/types';
import { expiredObstacle, isAutomatic } from '../licences/public';
import type { Action, Offered } from '../shared/actions/action';
import { nowSeconds } from '../shared/format/date';
import { AssignIcon, DeleteIcon, EditIcon, RefreshIcon, SendIcon } from '../ui/icons';

/** The actions on a key, in display order; the destructive one comes last. */
export type KeyAction = 'edit' | 'assign' | 'send' | 'refresh' | 'delete';

/** An open modal: an action on a key, or the creation of one. */
export type KeyDialog = { kind: KeyAction; key: Key } | { kind: 'create' };

/** Nobody types in keys of these products, so they are neither sent nor renewed. */
const WITHOUT_TOKEN: ReadonlySet<string> = new Set(['academy', 'rooms']);

type RuledKey = Pick<Key, 'product' | 'licenceType'>;
type RuledLicence = Pick<Licence, 'id' | 'product' | 'active' | 'expire'>;

interface ActionRule extends Pick<Offered, 'icon' | 'tone'> {
    action: KeyAction;
    /** the required permission */
    right: Right;
    offered?(key: RuledKey, licence: RuledLicence): boolean;
}

const managed = (_key: RuledKey, licence: RuledLicence): boolean => !isAutomatic(licence);
const typedIn = ({ product }: RuledKey): boolean => !WITHOUT_TOKEN.has(product);
const renewable = (key: RuledKey): boolean => key.licenceType === 'ol' && typedIn(key);

/** Whether keys like this are sent, and renewed, while their licence is active (KEY-5). */
export { typedIn as canSend, renewable as canRenew };

/** The rules for the actions on a key (KEY-5, KEY-7); deleting is always possible. */
const ACTION_RULES: readonly ActionRule[] = [
    { action: 'edit', icon: EditIcon, right: 'edit', offered: managed },
    { action: 'assign', icon: AssignIcon, right: 'assign' },
    { action: 'send', icon: SendIcon, right: 'send', offered: typedIn },
    { action: 'refresh', icon: RefreshIcon, right: 'edit', offered: renewable },
    { action: 'delete', icon: DeleteIcon, right: 'delete', offered: managed, tone: 'danger' },
];

/** Returns what this role may do with a key, or with all keys of a licence that is like it; most of it not once the licence has expired. */
export const keyOffers = (
    key: RuledKey,
    licence: RuledLicence,
    role: Role,
    now: number = nowSeconds(),
): (Offered & { id: KeyAction })[] =>
    ACTION_RULES.filter(({ right, offered }) => mayDo(role, right, 'keys') && (offered?.(key, licence) ?? true)).map(
        ({ action, icon, tone }) => ({
            id: action,
            label: `keys.actions.${action}`,
            icon,
            tone,
            obstacle: action === 'delete' ? null : expiredObstacle(licence, now),
        }),
    );

/** Returns the actions on a key. */
export const keyActions = (key: Key, licence: RuledLicence, role: Role, now?: number): Action<KeyDialog>[] =>
    keyOffers(key, licence, role, now).map(offer => ({ ...offer, dialog: { kind: offer.id, key } }));
