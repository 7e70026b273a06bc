import { useRef, useState } from 'react';
import { useT } from '#i18n/useT';
import type { Licence } from '#dataProvider/types';
import { isAutomatic } from '../../licences/public';
import { expirySeconds, todayUtc } from '../../shared/format/date';
import { useDraft } from '../../shared/hooks/useDraft';
import { expiryProblem, isExpiryRequired } from '../assignment';
import { readTarget, type Target } from './target';

const PROBLEMS = { missing: 'licenceUsers.expireDateRequired', past: 'licenceUsers.expirePast' } as const;

/** The input of a batch, stored until it is done or cancelled, and its validation; the first invalid field gets the focus. */
export function useTarget(name: 'licence' | 'group', school: boolean) {
    const t = useT();
    const [text, keep, drop] = useDraft(`users/batch/${name}`, '');
    const target = readTarget(text);
    const [errors, setErrors] = useState<{ id?: string | null; day?: string | null }>({});
    const idInput = useRef<HTMLSelectElement>(null);
    const dayInput = useRef<HTMLInputElement>(null);

    const change = (changes: Partial<Target>) => {
        keep(JSON.stringify({ ...target, ...changes }));
        setErrors({});
    };
    const isRequired = (licence: Licence | undefined) =>
        isExpiryRequired({ school, automatic: licence !== undefined && isAutomatic(licence) });

    /** Whether the input can be sent. `chosen`: the selected licence or group is available. */
    const check = (chosen: boolean, licence?: Licence): boolean => {
        const wanted = name === 'licence' && (isRequired(licence) || target.expires);
        const problem = expiryProblem({ wanted, day: target.day, today: todayUtc() });
        setErrors({
            id: chosen ? null : t(`users.batch.${name}.choose`),
            day: problem && t(PROBLEMS[problem]),
        });
        if (!chosen) idInput.current?.focus();
        else if (problem) dayInput.current?.focus();
        return chosen && !problem;
    };
    /** Epoch seconds; undefined without an expiry. */
    const expireFor = (licence: Licence): number | undefined =>
        isRequired(licence) || target.expires ? (expirySeconds(target.day) ?? undefined) : undefined;

    return { target, change, drop, errors, check, isRequired, expireFor, idInput, dayInput };
}

export type TargetForm = ReturnType<typeof useTarget>;
