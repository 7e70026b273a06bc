import { useMemo } from 'react';
import { useT } from '#i18n/useT';
import type { User } from '#dataProvider/types';
import { readingOf, type Reading } from '../../jobs/public';
import { PERSON_FIELDS } from '../../shared/person';
import type { DraftProps, PlanItem, PlanKind } from '../kind';
import styles from '../page/plans.module.css';
import { useEveryRow } from '../reads';
import { addressKey } from '../source/addresses';
import { wholeName } from '../source/names';
import { readTransfer, type Mover, type TransferDraft } from './draft';

type TransferState = 'ask' | 'here';

interface TransferFacts extends Reading {
    /** the addresses of this customer's users */
    here: ReadonlySet<string>;
}

function useFacts(): TransferFacts {
    const users = useEveryRow('users', PERSON_FIELDS);
    const known = users.data as User[] | undefined;
    const here = useMemo(() => new Set(known?.map(({ email }) => addressKey(email))), [known]);
    const { isPending, failure } = readingOf([users]);
    return useMemo(() => ({ isPending, failure, here }), [isPending, failure, here]);
}

function itemOf({ id, email, forename, surname, open }: Mover, isHere: boolean): PlanItem<TransferState> {
    const make = { email, forename, surname, adminNote: '' };
    const names = open.join(', ');
    return {
        id,
        state: isHere ? 'here' : 'ask',
        name: wholeName({ forename, surname }) || email,
        email,
        subject: { id, make },
        // Whoever was asked by a plan that is loaded from its file has no address any more.
        steps: isHere || email === '' ? [] : [{ step: { verb: 'requestTransfer' }, what: { key: 'plans.does.requestTransfer' } }],
        ...(names ? { reason: { key: 'planReceipt.transfer.open', args: { names } } } : {}),
    };
}

/** Who is asked follows from the invitation. */
function Source({ draft: { people } }: DraftProps<TransferDraft>) {
    const t = useT();
    return <p className={styles.text}>{t('planReceipt.transfer.source', { smart_count: people.length })}</p>;
}

/** Asks users of other customers, whom an invitation could not create, to move here (INVITE-6). */
export const transfer: PlanKind<TransferDraft, TransferFacts, TransferState> = {
    kind: 'transfer',
    initial: { of: '', people: [] },
    readDraft: readTransfer,
    states: {
        ask: { label: 'planReceipt.transfer.states.ask', figure: 'planReceipt.transfer.figures.ask', tone: 'success' },
        here: { label: 'planReceipt.transfer.states.here', figure: 'planReceipt.transfer.figures.here', tone: 'neutral' },
    },
    Source,
    obstacle: () => null,
    useFacts,
    check: ({ people }, { here }) => ({
        items: people.map(one => itemOf(one, here.has(addressKey(one.email)))),
        keys: [],
        open: [],
    }),
    forget: ({ of, people }) => ({ of, people: people.map(one => ({ ...one, email: '', forename: '', surname: '' })) }),
    isFinal: true,
};
