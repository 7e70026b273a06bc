import { useT } from '#i18n/useT';
import { NOTE_LIMIT } from '#dataProvider/text';
import { KeyCounting } from '../../licences/public';
import { Details } from '../../ui/Details';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import { RadioField } from '../../ui/inputs/RadioField';
import { TextField } from '../../ui/inputs/TextField';
import { Chosen, People } from '../Chosen';
import type { DraftProps } from '../kind';
import { Part } from '../Part';
import { ACCOUNTS, type LeaveDraft } from './draft';
import step from '../step.module.css';
import { Picker } from '../Picker';

/** Who leaves, what becomes of the accounts, and who gets what is handed over (LEAVE-1). */
export function Source({ draft, onChange, me }: DraftProps<LeaveDraft>) {
    const t = useT();
    const change = (changes: Partial<LeaveDraft>) => onChange(now => ({ ...now, ...changes }));
    const { people, successor } = draft;
    return (
        <div className={step.parts}>
            <Part title={t('planLeave.source.who')}>
                <People
                    ids={people}
                    add={t('planLeave.source.add')}
                    isTaken={id => id === me.id || id === successor}
                    takenText={t('planLeave.source.notHere')}
                    onChange={toggled => onChange(now => ({ ...now, people: toggled(now.people) }))}
                />
            </Part>
            <Part title={t('planLeave.source.account')}>
                <RadioField
                    name="account"
                    label={t('planLeave.source.account')}
                    value={draft.account}
                    options={ACCOUNTS.map(value => ({
                        value,
                        label: t(`planLeave.account.${value}`),
                        hint: t(`planLeave.account.${value}Hint`),
                    }))}
                    onChange={account => change({ account })}
                />
                <TextField
                    label={t('planLeave.source.note')}
                    hint={t('planLeave.source.noteHint')}
                    value={draft.note}
                    maxLength={NOTE_LIMIT}
                    onChange={note => change({ note })}
                />
            </Part>
            <Part title={t('planLeave.source.successor')} text={t('planLeave.source.successorText')}>
                <KeyCounting />
                <Chosen ids={successor === '' ? [] : [successor]} onRemove={() => change({ successor: '' })} />
                <Details summary={t('planLeave.source.choose')}>
                    <Picker
                        single
                        label={t('planLeave.source.successor')}
                        isTaken={({ id }) => people.includes(id)}
                        takenText={t('planLeave.source.leavesToo')}
                        chosen={new Set(successor === '' ? [] : [successor])}
                        onToggle={({ id }) => change({ successor: id === successor ? '' : id })}
                    />
                </Details>
                {successor !== '' &&
                    (['relabels', 'renews', 'mails'] as const).map(name => (
                        <CheckboxField
                            key={name}
                            label={t(`planLeave.source.${name}`)}
                            hint={t(`planLeave.source.${name}Hint`)}
                            checked={draft[name]}
                            onChange={value => change({ [name]: value })}
                        />
                    ))}
            </Part>
        </div>
    );
}
