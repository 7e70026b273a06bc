import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { Module } from '../../dataProvider/types';
import { StateChip } from '../shared/fields/StateChip';
import { CheckIcon } from '../shared/icons';
import { Notice } from '../shared/list/Notice';
import { SimpleTable } from '../shared/list/SimpleTable';
import type { ListColumn } from '../shared/list/types';
import { isCam } from './licence';
import { LicenceFrame } from './LicenceFrame';

/** The modules of a licence with their numbers; the one that opens the CAM tickets is marked (specification 2, section 2). */
export default function LicenceModulesPage() {
    const translate = useTranslate();
    return (
        <LicenceFrame section={translate('licences.modulesTitle')} facts={licence => <bdi>{licence.name}</bdi>}>
            {licence => <Modules modules={licence.modules ?? []} />}
        </LicenceFrame>
    );
}

function Modules({ modules }: { modules: readonly Module[] }) {
    const translate = useTranslate();
    const columns = useMemo<ListColumn<Module>[]>(
        () => [
            { field: 'id', label: translate('licences.moduleId'), render: module => module.id },
            {
                field: 'label',
                label: translate('licences.module'),
                render: module => <bdi>{module.label}</bdi>,
            },
            {
                field: 'cam',
                label: translate('licences.moduleUse'),
                render: module =>
                    isCam(module) ? (
                        <StateChip tone="success" icon={<CheckIcon size={14} />}>
                            {translate('licences.moduleCam')}
                        </StateChip>
                    ) : null,
            },
        ],
        [translate],
    );

    if (modules.length === 0) {
        return <Notice title={translate('licences.modulesEmptyTitle')} text={translate('licences.modulesEmptyText')} />;
    }
    return (
        <SimpleTable<Module>
            label={translate('licences.modulesTitle')}
            rows={modules}
            columns={columns}
            titleField="label"
            title={module => module.label}
        />
    );
}
