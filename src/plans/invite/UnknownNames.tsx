import { useT } from '#i18n/useT';
import type { Customer } from '#dataProvider/types';
import { Select } from '../../ui/inputs/Select';
import type { InviteDraft } from './draft';
import step from '../step.module.css';
import { groupsFor, licencesFor } from '../givable';
import { meanings, type Records } from './known';
import type { Row } from './rows';

type What = 'licence' | 'group';

interface UnknownNamesProps {
    rows: readonly Row[];
    draft: InviteDraft;
    facts: Records;
    customer: Customer;
    /** `id` is `''` for nothing */
    onDecide(what: What, name: string, id: string): void;
}

/** Names of licences and groups that are not known: which of them is meant, the nearest first, or none (INVITE-5). */
export function UnknownNames({ rows, draft, facts, customer, onDecide }: UnknownNamesProps) {
    const asking = rows.filter(({ state }) => state === 'unknown').map(({ entry }) => entry);
    const licences = licencesFor(facts.licences, customer).map(({ id, name }) => ({ id, name }));
    const groups = groupsFor(facts.groups, customer).map(({ id, label }) => ({ id, name: label }));
    return (
        <>
            <NamesOf
                what="licence"
                names={asking.flatMap(entry => entry.licences)}
                all={licences}
                draft={draft}
                onDecide={onDecide}
            />
            <NamesOf what="group" names={asking.flatMap(entry => entry.groups)} all={groups} draft={draft} onDecide={onDecide} />
        </>
    );
}

interface NamesOfProps extends Pick<UnknownNamesProps, 'draft' | 'onDecide'> {
    what: What;
    names: readonly string[];
    all: readonly { id: string; name: string }[];
}

function NamesOf({ what, names, all, draft, onDecide }: NamesOfProps) {
    const t = useT();
    const meaningOf = meanings(what, all, ({ name }) => name, draft.meanings);
    return [...new Set(names)].map(name => {
        const meaning = meaningOf(name);
        if (!('unknown' in meaning)) return null;
        const nearest = meaning.nearest.map(({ id }) => id);
        const others = all.filter(({ id }) => !nearest.includes(id));
        return (
            <label key={name} className={step.question}>
                <span>{t(`planInvite.questions.${what}`, { name })}</span>
                <Select
                    value={undefined}
                    placeholder={t('planInvite.questions.choose')}
                    options={[
                        ...[...meaning.nearest, ...others].map(one => ({ value: one.id, label: one.name })),
                        { value: '', label: t('planInvite.questions.nothing') },
                    ]}
                    onChange={chosen => onDecide(what, name, chosen)}
                />
            </label>
        );
    });
}
