import { useState } from 'react';
import { useT } from '#i18n/useT';
import { PortalError } from '../../dataProvider/errors';
import { isUnclear } from '../../dataProvider/outcome';
import type { CloudGroup } from '../../dataProvider/types';
import { isNewName } from './cloudGroup';
import { useNameCheck } from './groupChanges';

/** Thrown when another group has the name. */
class NameTaken extends Error {}

interface Named {
    label: string;
}

/** The rules of a form that names or renames a group (GROUP-2): the name must not be empty, unchanged or used by another group. */
export function useGroupName(group?: Pick<CloudGroup, 'id' | 'label'>) {
    const t = useT();
    const isTaken = useNameCheck();
    /** the tries whose outcome is unknown: that a group has the name by now may be their own effect */
    const [unclear] = useState(() => new Set<string>());

    /** Whether the server refused the name, because somebody else took it after the check. */
    const isRefusedName = async (failure: unknown, label: string): Promise<boolean> => {
        if (!(failure instanceof PortalError)) return false;
        if (failure.status === 409) return true;
        return failure.status === 400 && isTaken(label.trim(), group?.id).catch(() => false);
    };

    return {
        check({ label }: Named) {
            return { label: !isNewName(label, group?.label) && t('cloudGroups.noEmptyGroupName') };
        },
        /** Calls `save` with the trimmed name, unless another group has it; after an unknown outcome `save` looks for it itself (MANY-3). */
        async saveAs(values: Named, save: (label: string) => Promise<CloudGroup>): Promise<CloudGroup> {
            const name = values.label.trim();
            const of = JSON.stringify(values);
            if (!unclear.has(of) && (await isTaken(name, group?.id))) throw new NameTaken();
            return save(name).catch((failure: unknown) => {
                if (isUnclear(failure)) unclear.add(of);
                throw failure;
            });
        },
        async refusal(failure: unknown, { label }: Named) {
            if (!(failure instanceof NameTaken) && !(await isRefusedName(failure, label))) return null;
            return { label: t('cloudGroups.groupNameExists') };
        },
    };
}
