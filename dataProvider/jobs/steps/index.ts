import type { PortalDataProvider } from '../..';
import type { Task } from '../../queue/perform';
import { noticingUnsent } from '../unsent';
import { joinGroup, leaveGroup } from './groups';
import { giveBack, handKey, joinInstead, labelKey, leaveInstead, mailKey, renewHandedKey } from './hand';
import { assignKey, deleteKey, expireKey, renewKey, sendKey } from './keys';
import { dropKey, dropNote, endLicence, freeSeat, leaveKey, noteUser } from './leave';
import { giveLicence, takeLicence } from './licences';
import { putBack } from './putBack';
import { releaseSeat, removeSeat } from './seats';
import type { StepKind, Subject } from './step';
import { createUser, deleteUser, logout, recover, requestTransfer } from './users';
import { dropHeld, extendKey, freshKey, handedOn, handOn, joinClass, leaveHeld, passKey, stampKey } from './year';

export { markOfValue } from './putBack';
export { PHASES, type Held, type NewUser, type Phase, type Refused, type Subject } from './step';

/**
 * The steps of jobs, and how to look up whether they took effect (MANY-5). A step that replaces or removes what others may have got meanwhile
 * reads the one record before it is sent, and rejects with `changed()` if it is no longer as it was decided (MANY-14). Jobs are stored with
 * these names.
 */
export const STEPS = {
    giveLicence,
    takeLicence,
    joinGroup,
    leaveGroup,
    createUser,
    recover,
    requestTransfer,
    logout,
    deleteUser,
    expireKey,
    sendKey,
    renewKey,
    deleteKey,
    releaseSeat,
    removeSeat,
    freeSeat,
    handKey,
    labelKey,
    renewHandedKey,
    leaveKey,
    dropKey,
    endLicence,
    noteUser,
    joinInstead,
    mailKey,
    giveBack,
    leaveInstead,
    dropNote,
    extendKey,
    dropHeld,
    leaveHeld,
    handOn,
    handedOn,
    passKey,
    stampKey,
    freshKey,
    joinClass,
} satisfies Readonly<Record<string, StepKind<never>>>;

/** The steps of dialogs about one record: also what no job does. */
const ALL = { ...STEPS, assignKey, putBack };

type Named<Steps extends Record<string, { task: (provider: never, given: never, subject: never) => unknown }>> = {
    [Verb in keyof Steps]: { verb: Verb } & Parameters<Steps[Verb]['task']>[1];
}[keyof Steps];

/** One step of a job: its name, and what it names besides the item. */
export type Step = Named<typeof STEPS>;

/** The same of a dialog. */
export type DialogStep = Named<typeof ALL>;

/** The kind of a step. */
export const kindOf = ({ verb }: Pick<DialogStep, 'verb'>): StepKind<DialogStep> => ALL[verb] as StepKind<DialogStep>;

/** The call of a step for one item. */
export const taskOf = (provider: PortalDataProvider, step: DialogStep, subject: Subject): Task =>
    noticingUnsent(provider, own => kindOf(step).task(own, step, subject));
