import { useT } from '#i18n/useT';
import { NOTE_LIMIT } from '#dataProvider/text';
import type { Customer } from '#dataProvider/types';
import { LikePerson, sharedWith } from '../../people/public';
import { freeKeys, isAutomatic, KeyCounting } from '../../licences/public';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import { CheckboxGroup } from '../../ui/inputs/CheckboxGroup';
import { FieldGroup } from '../../ui/inputs/FieldGroup';
import { TextField } from '../../ui/inputs/TextField';
import { isExpiryRequired } from '../../users/public';
import { currentLicencesFor } from '../givable';
import type { GivenLicence, Template } from './draft';
import { Expiry } from './Expiry';
import { toggled } from '../toggled';
import styles from './invite.module.css';
import { useGroups, useLicences } from '../reads';

interface TemplateFieldsProps {
    template: Template;
    customer: Customer;
    /** the list has a column of licences */
    listsLicences: boolean;
    onChange(change: (template: Template) => Template): void;
}

/** What every row gets for which the list says nothing else (INVITE-3): licences, each with its expiry (USER-12), groups, a note. */
export function TemplateFields({ template, customer, listsLicences, onChange }: TemplateFieldsProps) {
    const t = useT();
    const { demo, school } = customer.flags;
    const groups = useGroups(!demo).data ?? [];
    const licences = currentLicencesFor(useLicences().data ?? [], customer);
    const change = (changes: Partial<Template>) => onChange(now => ({ ...now, ...changes }));
    const changeLicences = (next: (given: Template['licences']) => Template['licences']) =>
        onChange(now => ({ ...now, licences: next(now.licences) }));
    const toggle = (id: string, isGiven: boolean) =>
        changeLicences(given => [...given.filter(other => other.id !== id), ...(isGiven ? [{ id, day: '' }] : [])]);
    const setDay = (id: string, day: string) =>
        changeLicences(given => given.map((one): GivenLicence => (one.id === id ? { id, day } : one)));
    const toggleGroup = (id: string, isIn: boolean) => onChange(now => ({ ...now, groups: toggled(now.groups, id, isIn) }));
    return (
        <>
            <LikePerson
                onFound={person => {
                    const shared = sharedWith(person, { licences, groups });
                    change({
                        licences: shared.licences.map(({ id }) => ({ id, day: '' })),
                        groups: shared.groups.map(({ id }) => id),
                    });
                }}
            />
            <FieldGroup legend={t('planInvite.template.licences')} long>
                {licences.length === 0 && <p className="muted no-margin">{t('planInvite.template.noLicences')}</p>}
                {licences.map(licence => {
                    const given = template.licences.find(({ id }) => id === licence.id);
                    const required = isExpiryRequired({ school, automatic: isAutomatic(licence) });
                    return (
                        <div key={licence.id} className={styles.licence}>
                            <CheckboxField
                                label={licence.name}
                                hint={t('planInvite.template.free', { smart_count: freeKeys(licence) })}
                                checked={given !== undefined}
                                onChange={isGiven => toggle(licence.id, isGiven)}
                            />
                            {given && (
                                <Expiry
                                    label={t('planInvite.template.until', { licence: licence.name })}
                                    day={given.day}
                                    required={required}
                                    onChange={day => setDay(licence.id, day)}
                                />
                            )}
                        </div>
                    );
                })}
                {licences.length > 0 && <KeyCounting />}
            </FieldGroup>
            {listsLicences && (
                <Expiry
                    label={t('planInvite.template.untilListed')}
                    day={template.day}
                    required={school}
                    onChange={day => change({ day })}
                />
            )}
            {groups.length > 0 && (
                <CheckboxGroup
                    legend={t('planInvite.template.groups')}
                    options={groups}
                    chosen={template.groups}
                    onToggle={toggleGroup}
                />
            )}
            <TextField
                label={t('planInvite.template.note')}
                value={template.note}
                maxLength={NOTE_LIMIT}
                onChange={note => change({ note })}
            />
        </>
    );
}
