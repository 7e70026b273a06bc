import { useT } from '#i18n/useT';
import type { DraftProps } from '../kind';
import { Part } from '../Part';
import { ListSource } from '../source/ListSource';
import type { InviteDraft } from './draft';
import step from '../step.module.css';
import { MailChoice } from './MailChoice';
import { TemplateFields } from './TemplateFields';

/** The list, what its columns hold, what everybody gets, and who is written to (INVITE-1). */
export function Source({ draft, customer, onChange }: DraftProps<InviteDraft>) {
    const t = useT();
    const change = (changes: Partial<InviteDraft>) => onChange(now => ({ ...now, ...changes }));
    // Decisions about rows are about those of the list before.
    const none = { corrections: {}, right: [], shortages: {} };
    return (
        <div className={step.parts}>
            <ListSource list={draft} onChange={list => change('table' in list ? { ...none, ...list } : list)} />
            {draft.table && (
                <>
                    <Part title={t('planInvite.template.title')} text={t('planInvite.template.text')}>
                        <TemplateFields
                            template={draft.template}
                            customer={customer}
                            listsLicences={draft.mapping.includes('licences')}
                            onChange={next => onChange(now => ({ ...now, template: next(now.template) }))}
                        />
                    </Part>
                    <MailChoice value={draft.mail} customer={customer} onChange={mail => change({ mail })} />
                </>
            )}
        </div>
    );
}
