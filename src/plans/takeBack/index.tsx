import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import type { Key, User } from '#dataProvider/types';
import { readingOf, type Reading } from '../../jobs/public';
import { useSelectedRows } from '../../shared/many/useSelectedRows';
import { PERSON_FIELDS } from '../../shared/person';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import { byId } from '#dataProvider/byId';
import type { DraftProps, PlanKind, Surroundings } from '../kind';
import { useGroups, useLicences } from '../reads';
import { usePlans } from '../store';
import styles from '../page/plans.module.css';
import { checkTakeBack, type TakeBackState } from './check';
import type { TakeBackFacts } from './facts';
import { heldIn, passedIn } from './year';
import { isFromFile, readTakeBack, type TakeBackDraft } from './draft';

const FIELDS = [...PERSON_FIELDS, 'adminNote', 'keys', 'cloudGroups'];
const NOBODY: readonly User[] = [];

/** Those for whom other plans of this browser have taken the same report back (ids). */
function useBefore({ begun }: TakeBackDraft['receipt']): ReadonlySet<string> {
    const { plan: own } = useParams();
    const list = usePlans()?.list;
    return useMemo(() => {
        const same = (list ?? []).filter(
            ({ id, kind, draft }) =>
                id !== own && kind === 'takeBack' && begun > 0 && (draft as TakeBackDraft).receipt.begun === begun,
        );
        return new Set(same.flatMap(({ ran = [] }) => ran));
    }, [list, begun, own]);
}

function useFacts({ receipt, givesNew = false }: TakeBackDraft, { customer, me }: Surroundings): TakeBackFacts & Reading {
    const ids = useMemo(() => receipt.items.flatMap(({ id, taken }) => (taken.length > 0 ? [id] : [])), [receipt]);
    const users = useSelectedRows<User>('users', { ids, meta: { expand: ['keys', 'cloudGroups'] }, fields: FIELDS });
    const licences = useLicences();
    const groups = useGroups(true);
    const handed = useMemo(
        () => [...receipt.steps.flatMap(step => (step.verb === 'handKey' ? [step.key] : [])), ...heldIn(receipt)],
        [receipt],
    );
    const keys = useSelectedRows<Key>('keys', {
        ids: handed,
        meta: { expand: ['users'] },
        fields: ['id', 'label', 'expire', 'users'],
    });
    const before = useBefore(receipt);
    const { data = NOBODY } = users;
    const known = useMemo(
        () => ({
            ...{ users: byId(data), licences: byId(licences.data), groups: byId(groups.data), keys: byId(keys.data) },
            ...{ passed: passedIn(receipt), givesNew, customer, before, me: me.id },
        }),
        [before, me.id, customer, data, licences.data, groups.data, keys.data, receipt, givesNew],
    );
    const { isPending, failure } = readingOf([users, licences, groups, keys]);
    return useMemo(() => ({ isPending, failure, ...known }), [isPending, failure, known]);
}

/** What is taken back is chosen on the receipt. */
function Source({ draft: { receipt } }: DraftProps<TakeBackDraft>) {
    const t = useT();
    const smart_count = receipt.items.filter(({ taken }) => taken.length > 0).length;
    return <p className={styles.text}>{t('plans.takeBack.source', { smart_count })}</p>;
}

/** Whether a report from a file was not taken back elsewhere, and is believed about accounts; whether new keys are given in place of deleted ones (YEAR-8). */
function Questions({ draft, onChange }: DraftProps<TakeBackDraft>) {
    const t = useT();
    const { receipt, isOnce = false, deletesMade = false, givesNew = false } = draft;
    return (
        <>
            {isFromFile(draft) && (
                <CheckboxField
                    label={t('plans.takeBack.once')}
                    hint={t('plans.takeBack.onceHint')}
                    checked={isOnce}
                    onChange={once => onChange(now => ({ ...now, isOnce: once }))}
                />
            )}
            {isFromFile(draft) && receipt.steps.some(({ verb }) => verb === 'createUser') && (
                <CheckboxField
                    label={t('plans.takeBack.made')}
                    hint={t('plans.takeBack.madeHint')}
                    checked={deletesMade}
                    onChange={deletes => onChange(now => ({ ...now, deletesMade: deletes }))}
                />
            )}
            {receipt.steps.some(({ verb }) => verb === 'dropHeld') && (
                <CheckboxField
                    label={t('plans.takeBack.newKeys')}
                    hint={t('plans.takeBack.newKeysHint')}
                    checked={givesNew}
                    onChange={gives => onChange(now => ({ ...now, givesNew: gives }))}
                />
            )}
        </>
    );
}

/** Takes back what another plan has done, as far as nobody has changed it since (PLAN-9). */
export const takeBack: PlanKind<TakeBackDraft, TakeBackFacts & Reading, TakeBackState> = {
    kind: 'takeBack',
    initial: { of: '', receipt: { begun: 0, steps: [], items: [] } },
    readDraft: readTakeBack,
    // Whether the other plan was taken back elsewhere meanwhile is asked again, and so is what only a file says.
    fromFile: ({ isOnce: _isOnce, deletesMade: _deletesMade, ...draft }) => ({ ...draft, of: '' }),
    states: {
        deleted: { label: 'plans.takeBack.states.deleted', figure: 'plans.takeBack.figures.deleted', tone: 'danger' },
        back: { label: 'plans.takeBack.states.back', figure: 'plans.takeBack.figures.back', tone: 'success' },
        stays: { label: 'plans.takeBack.states.stays', figure: 'plans.takeBack.figures.stays', tone: 'warning' },
        gone: { label: 'jobs.batch.gone', figure: 'plans.takeBack.figures.gone', tone: 'neutral' },
    },
    Source,
    obstacle: () => null,
    useFacts,
    check(draft, facts) {
        const isOwn = !isFromFile(draft);
        return checkTakeBack(draft.receipt, facts, {
            isOnce: isOwn || draft.isOnce === true,
            isProven: isOwn || draft.deletesMade === true,
        });
    },
    typesDeleted: isFromFile,
    Questions,
    forget: draft => draft,
    isFinal: true,
};
