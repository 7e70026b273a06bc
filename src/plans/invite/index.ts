import { looksOf, type PlanKind, type StateLook } from '../kind';
import { checking, checkList } from './check';
import { Correct } from './Correct';
import { INITIAL, readDraft, type InviteDraft } from './draft';
import type { InviteFacts } from './known';
import { OtherCustomers } from './OtherCustomers';
import { Questions } from './Questions';
import { useFacts } from './reads';
import { isLong, STATES, type RowState } from './rows';
import { Source } from './Source';
import { cellsOf, forget, leftRows } from './cells';

/** Invites people from a list: accounts, licences, groups, and the mail (INVITE-1). */

const TONES: Readonly<Record<RowState, StateLook['tone']>> = {
    new: 'success',
    known: 'success',
    guest: 'success',
    complete: 'neutral',
    look: 'warning',
    unknown: 'warning',
    expiry: 'warning',
    expired: 'warning',
    tooLong: 'warning',
    invalid: 'danger',
    noAddress: 'danger',
    twice: 'neutral',
};

const lookOf = (state: RowState): StateLook => ({
    label: `planInvite.states.${state}`,
    figure: `planInvite.figures.${state}`,
    tone: TONES[state],
});

export const invite: PlanKind<InviteDraft, InviteFacts, RowState> = {
    kind: 'invite',
    initial: INITIAL,
    readDraft,
    states: looksOf(STATES, lookOf),
    Source,
    obstacle({ table, mapping }) {
        if (!table) return 'planInvite.obstacles.noList';
        return mapping.includes('email') ? null : 'planInvite.obstacles.noEmail';
    },
    useFacts,
    check: checkList,
    long: { isLong, checking },
    Questions,
    Correct,
    holds: ({ mail }) => (mail === 'later' ? 'mails' : undefined),
    forget,
    Afterwards: OtherCustomers,
    listsPeople: true,
    cells: cellsOf,
    leftRows,
};
