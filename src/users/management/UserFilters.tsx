import { useState } from 'react';
import { useT } from '#i18n/useT';
import { isListed } from '../../licences/public';
import { FilterChip } from '../../shared/list/FilterChip';
import { FilterMenu } from '../../shared/list/FilterMenu';
import { LicencesIcon } from '../../ui/icons';
import { useGroups, useLicences } from '../detail/userReads';
import type { UserFilter } from './useUserFilter';

interface UserFiltersProps {
    filter: UserFilter;
    /** whether the customer has cloud groups (CUSTOMER-4) */
    groups: boolean;
}

/**
 * The filters of the list of users by licence and by group: a menu, and the selected filters as removable chips (USER-16). The options are
 * loaded when the menu's button is hovered or focused.
 */
export function UserFilters({ filter: { licence, group, set }, groups: hasGroups }: UserFiltersProps) {
    const t = useT();
    const [wanted, setWanted] = useState(false);
    const licences = useLicences(wanted || licence !== '');
    const groups = useGroups(hasGroups && (wanted || group !== ''));
    const filters = [
        {
            id: 'licence',
            label: t('userDetail.keys.licence'),
            all: t('users.filters.allLicences'),
            value: licence,
            options: (licences.data ?? []).filter(isListed).map(({ id, name }) => ({ value: id, label: name })),
        },
        ...(hasGroups
            ? [
                  {
                      id: 'group',
                      label: t('users.filters.group'),
                      all: t('users.filters.allGroups'),
                      value: group,
                      options: (groups.data ?? []).map(({ id, label }) => ({ value: id, label })),
                  },
              ]
            : []),
    ];
    const want = () => setWanted(true);
    return (
        <>
            <span onPointerEnter={want} onFocus={want}>
                <FilterMenu
                    filters={filters}
                    onChange={(id, value) => set(id as 'licence' | 'group', value)}
                    name={t(hasGroups ? 'users.filters.name' : 'users.filters.nameLicence')}
                    icon={<LicencesIcon />}
                />
            </span>
            {filters.map(
                ({ id, label, value, options }) =>
                    value !== '' && (
                        <FilterChip
                            key={id}
                            kind={label}
                            name={options.find(option => option.value === value)?.label ?? '…'}
                            onRemove={() => set(id as 'licence' | 'group', '')}
                        />
                    ),
            )}
        </>
    );
}
