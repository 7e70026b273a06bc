import { useState } from 'react';
import { useT } from '#i18n/useT';
import { markOf } from '#dataProvider/jobs/mark';
import type { Step } from '#dataProvider/jobs/steps';
import type { Key, Licence, Role, User } from '#dataProvider/types';
import { startJob } from '../../jobs/public';
import { TextField } from '../../shared/form/fields';
import { usePortalForm, type PortalForm } from '../../shared/form/usePortalForm';
import { nowSeconds } from '../../shared/format/date';
import { useFormatNumber } from '../../shared/hooks/useFormatNumber';
import { usePortalDataProvider } from '../../shared/hooks/usePortalDataProvider';
import type { SelectedIds } from '../../shared/list/useSelectedIds';
import { ManyModal } from '../../shared/many/ManyModal';
import { isCount, planOf } from '../../shared/many/plan';
import { useSelectedRows } from '../../shared/many/useSelectedRows';
import { useOpenedQuery } from '../../shared/query/opened';
import { ExpiryChoice } from '../ExpiryChoice';
import { chosenExpiry, expiryError, type ExpiryForm } from '../key';
import { KeyHolders } from '../KeyHolders';
import { rowFields } from '../../shared/columns/reads';
import { keyList } from '../columns';
import { everybodyOf, obstacleOf, type KeyBatch } from './keyBatch';

const VERBS = { sendKeys: 'sendKey', renewKeys: 'renewKey', deleteKeys: 'deleteKey' } as const;

interface KeyBatchModalProps {
    kind: KeyBatch;
    selected: SelectedIds;
    licence: Licence;
    /** school customers: an expiry is required */
    school: boolean;
    role: Role;
    onClose(): void;
}

interface Values extends ExpiryForm {
    /** the number that confirms a deletion */
    typed: string;
}

/** The ids of the licence's inactive users; read for sending keys. */
function useInactive(licence: string, enabled: boolean) {
    const provider = usePortalDataProvider();
    const meta = { licence, expand: [] };
    return useOpenedQuery('users', [licence], {
        read: async signal => {
            const users = (await provider.getEvery('users', { meta, select: ['id', 'active'], signal })) as User[];
            return new Set(users.filter(({ active }) => !active).map(({ id }) => id));
        },
        enabled,
    });
}

/** Maximum number of people shown by name; the others are counted. */
const HOLDERS_NAMED = 100;

const KEYS = keyList({ demo: false, school: false });

const NONE: ReadonlySet<string> = new Set();

/**
 * Prepares an action on the selected keys: shows how many, who is affected and which are left out; starts it as a job and clears the selection
 * (MANY-4, MANY-12).
 */
export default function KeyBatchModal({ kind, selected, licence, school, role, onClose }: KeyBatchModalProps) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const [ids] = useState(selected.ids);
    const keys = useSelectedRows<Key>('keys', {
        ids,
        meta: { licence: licence.id, expand: ['users'] },
        fields: rowFields(KEYS, { licence: licence.id }).select,
    });
    const inactive = useInactive(licence.id, kind === 'sendKeys');
    const needed = kind === 'sendKeys' ? [keys, inactive] : [keys];
    const failed = needed.find(query => query.error && !query.data);

    const form: PortalForm<Values> = usePortalForm<Values, boolean>({
        draft: kind === 'expireKeys' ? `licence/${licence.id}/expireKeys` : undefined,
        initial: { day: '', noExpiry: false, typed: '' },
        check: values => ({
            day: kind === 'expireKeys' && dayProblem(values),
            typed: kind === 'deleteKeys' && !isCount(values.typed, plan.run.length) && t('keys.batch.mismatch', { count: shown }),
        }),
        send: async values => {
            if (plan.run.length === 0) return false;
            await startJob({
                kind,
                steps: [stepOf(values)],
                people: plan.run.map(({ id, token, users = [] }) => ({
                    id,
                    ...(kind === 'renewKeys' ? { mark: markOf(token) } : {}),
                    ...(namesHolders ? { users: users.map(user => user.id) } : {}),
                })),
                known: plan.run.map(({ id, label }) => ({ id, email: '', alias: label })),
            });
            selected.replace([]);
            return true;
        },
        rest: started => (started ? null : {}),
        onClose,
    });
    const expire = chosenExpiry(form.values);
    const plan = planOf(ids, keys.data ?? [], key =>
        obstacleOf(key, {
            kind,
            licence,
            role,
            now: nowSeconds(),
            inactive: inactive.data ?? NONE,
            expire,
        }),
    );
    const shown = formatNumber(plan.run.length);
    const holders = everybodyOf(plan.run);
    const namesHolders = kind === 'deleteKeys' || kind === 'renewKeys';

    const dayProblem = (values: Values) => {
        const error = expiryError(values, school, nowSeconds());
        return error && t(`keys.form.${error}`);
    };
    const textOf = () => {
        if (kind !== 'expireKeys' || typeof expire === 'number') return `keys.batch.text.${kind}` as const;
        return expire === null ? 'keys.batch.text.noExpiry' : 'keys.batch.text.chooseExpiry';
    };
    const stepOf = (values: Values): Step =>
        kind === 'expireKeys'
            ? { verb: 'expireKey', licence: licence.id, expire: chosenExpiry(values) ?? null }
            : { verb: VERBS[kind], licence: licence.id };

    return (
        <ManyModal
            form={form}
            title={t(`keys.batch.titles.${kind}`)}
            submit={t(`keys.batch.submit.${kind}`)}
            destroys={kind === 'deleteKeys'}
            isPending={needed.some(query => query.isPending)}
            failure={failed?.error ?? null}
            onRetry={() => failed?.refetch()}
            text={t(textOf(), { smart_count: plan.run.length })}
            run={{
                title: t('keys.batch.count', { smart_count: plan.run.length }),
                rows: plan.run,
                nameOf: ({ label }) => label,
            }}
            nobody={t('keys.batch.nobody')}
            leftOut={{
                title: t('keys.batch.leftOut', { smart_count: plan.leftOut.length }),
                rows: plan.leftOut,
                nameOf: ({ id, row }) => row?.label ?? id,
                reasonOf: ({ obstacle }) => t(`keys.batch.reasons.${obstacle}`),
            }}
        >
            {namesHolders && (
                <KeyHolders
                    holders={holders.slice(0, HOLDERS_NAMED)}
                    text={t(kind === 'deleteKeys' ? 'keys.delete.holders' : 'keys.refresh.holders')}
                />
            )}
            {holders.length > HOLDERS_NAMED && namesHolders && (
                <p>{t('list.choice.more', { smart_count: holders.length - HOLDERS_NAMED })}</p>
            )}
            {kind === 'expireKeys' && <ExpiryChoice school={school} />}
            {kind === 'deleteKeys' && (
                <TextField
                    name="typed"
                    required
                    label={t('keys.batch.typed')}
                    hint={t('keys.batch.typedHint', { count: shown })}
                />
            )}
        </ManyModal>
    );
}
