import type { MessageKey } from '#i18n/messages';
import { useT } from '#i18n/useT';
import type { CloudGroup } from '#dataProvider/types';
import { SelectField } from '../../shared/form/fields';

interface GroupFieldProps {
    groups: readonly CloudGroup[];
    /** shown when there are none */
    none: MessageKey;
}

/** Selects the group. */
export function GroupField({ groups, none }: GroupFieldProps) {
    const t = useT();
    if (groups.length === 0) return <p className="muted no-margin">{t(none)}</p>;
    return (
        <SelectField
            name="id"
            label={t('users.batch.group.label')}
            placeholder={t('users.batch.group.placeholder')}
            options={groups.map(group => ({ value: group.id, label: group.label }))}
        />
    );
}
