import type { Step, Subject } from '.';

/** What takes a step back, for the plans (PLAN-9) and for what was done one by one (ACTIVITY-5). Pure. */

/**
 * Why a step stays: others have the key too (`sharedKey`), or the user's only way to it is gone (`leftKey`); what was deleted, renewed or
 * released is `lost`; who was `signedOut` stays so; a `mail` was sent; `noInverse` of all else.
 */
export type Lasting = 'sharedKey' | 'leftKey' | 'lost' | 'signedOut' | 'mail' | 'noInverse';

/** The step that takes one back, for the same item, or why there is none. Whether others have changed something since is for who asks. */
export function inverseOf(step: Step, { id, keys }: Pick<Subject, 'id' | 'keys'>): Step | Lasting {
    switch (step.verb) {
        case 'giveLicence': {
            // An existing key had no user, and has none again.
            const key = keys?.[step.licence];
            if (key === undefined) return { verb: 'takeLicence', licence: step.licence };
            return { verb: 'leaveKey', licence: step.licence, key, shared: false, from: [id] };
        }
        case 'joinGroup':
            return { verb: 'leaveGroup', group: step.group };
        case 'leaveGroup':
            return { verb: 'joinGroup', group: step.group };
        case 'handKey':
            return { verb: 'giveBack', licence: step.licence, key: step.key, from: step.to };
        case 'joinInstead':
            return { verb: 'leaveInstead', group: step.group, from: step.to };
        case 'noteUser':
            return { verb: 'dropNote', note: step.note };
        case 'leaveKey':
            return step.shared ? 'sharedKey' : 'leftKey';
        case 'dropKey':
        case 'deleteKey':
        case 'endLicence':
        case 'renewKey':
        case 'renewHandedKey':
        case 'freeSeat':
        case 'releaseSeat':
        case 'removeSeat':
            return 'lost';
        case 'logout':
            return 'signedOut';
        case 'recover':
        case 'sendKey':
        case 'mailKey':
        case 'requestTransfer':
            return 'mail';
        default:
            return 'noInverse';
    }
}
