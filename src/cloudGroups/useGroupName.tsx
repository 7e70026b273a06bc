import { useRef, useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import type { CloudGroup } from '../../dataProvider/types';
import { PortalError } from '../../dataProvider/errors';
import { useNotifyFailure } from '../shared/feedback/failure';
import { useDraft } from '../shared/hooks/useDraft';
import { TextField } from '../shared/inputs/TextField';
import { nameOutcome } from './cloudGroup';
import { useNameCheck } from './groupChanges';

type Problem = 'noEmptyGroupName' | 'groupNameUnchanged' | 'groupNameExists';

interface GroupName {
    input: ReactNode;
    /** Validates the name and calls `save` with it. Resolves to null on failure, after showing the reason at the field or as a toast. */
    submit(save: (label: string) => Promise<CloudGroup>): Promise<CloudGroup | null>;
    /** deletes the draft */
    drop(): void;
}

/**
 * The name of a new or renamed group, with its validation (GROUP-2): not empty, not unchanged, and not used by another group. The input
 * survives a reload and the end of the session until it is sent or cancelled.
 */
export function useGroupName(draft: string, group?: Pick<CloudGroup, 'id' | 'label'>): GroupName {
    const t = useT();
    const notifyFailure = useNotifyFailure();
    const [typed, setTyped, drop] = useDraft(draft, group?.label ?? '');
    const [problem, setProblem] = useState<Problem | null>(null);
    const field = useRef<HTMLInputElement>(null);
    const isTaken = useNameCheck();

    const refuse = (found: Problem): null => {
        setProblem(found);
        field.current?.focus();
        return null;
    };

    /** Whether the server refused the name, because somebody else took it after the check. */
    const isRefusedName = async (failure: unknown, label: string): Promise<boolean> => {
        if (!(failure instanceof PortalError)) return false;
        if (failure.status === 409) return true;
        return failure.status === 400 && isTaken(label, group?.id).catch(() => false);
    };

    const submit: GroupName['submit'] = async save => {
        const outcome = nameOutcome(typed, group?.label);
        if (outcome.kind === 'empty') return refuse('noEmptyGroupName');
        if (outcome.kind === 'unchanged') return refuse('groupNameUnchanged');
        const fail = (failure: unknown): null => {
            notifyFailure(failure);
            return null;
        };
        try {
            if (await isTaken(outcome.label, group?.id)) return refuse('groupNameExists');
        } catch (failure) {
            return fail(failure);
        }
        try {
            return await save(outcome.label);
        } catch (failure) {
            return (await isRefusedName(failure, outcome.label)) ? refuse('groupNameExists') : fail(failure);
        }
    };

    const input = (
        <TextField
            required
            label={t('cloudGroups.name')}
            value={typed}
            error={problem && t(`cloudGroups.${problem}`)}
            inputRef={field}
            autoComplete="off"
            onChange={text => {
                setTyped(text);
                setProblem(null);
            }}
        />
    );
    return { input, submit, drop };
}
