import { useState } from 'react';
import { useT } from '#i18n/useT';
import { useUsersNamed } from '../../jobs/public';
import { SelectField } from '../../ui/inputs/SelectField';
import { ConfirmModal } from '../../ui/modal/ConfirmModal';
import type { Receipt } from '../planFile';

/** The report of a file, and what it can give to others. */
export interface Loaded {
    receipt: Receipt;
    /** by who had it (id), the draft of an invitation */
    gives: readonly { id: string; draft: object }[];
}

interface ReportModalProps extends Loaded {
    onTakeBack(): Promise<void>;
    onGive(draft: object): Promise<void>;
    onClose(): void;
}

const BACK = 'back';

/** What is done with a report that was loaded: it is taken back, or what somebody had is given to others (LEAVE-7). */
export default function ReportModal({ receipt, gives, onTakeBack, onGive, onClose }: ReportModalProps) {
    const t = useT();
    const [chosen, setChosen] = useState(BACK);
    const userOf = useUsersNamed(gives.map(({ id }) => id));
    const nameOf = (id: string): string => {
        const name = userOf(id);
        return name === id ? (receipt.items.find(item => item.id === id)?.name ?? id) : name;
    };
    const given = gives.find(({ id }) => id === chosen);
    return (
        <ConfirmModal
            title={t('plans.loaded.title')}
            confirmLabel={t('plans.loaded.next')}
            onConfirm={() => (given ? onGive(given.draft) : onTakeBack())}
            onClose={onClose}
        >
            <SelectField
                label={t('plans.loaded.what')}
                placeholder={t('plans.loaded.what')}
                value={chosen}
                options={[
                    { value: BACK, label: t('plans.loaded.takeBack') },
                    ...gives.map(({ id }) => ({ value: id, label: t('plans.loaded.give', { name: nameOf(id) }) })),
                ]}
                onChange={setChosen}
            />
        </ConfirmModal>
    );
}
