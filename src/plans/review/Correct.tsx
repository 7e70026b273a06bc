import { useParams } from 'react-router';
import { useT } from '#i18n/useT';
import { FormModal } from '../../shared/form/FormModal';
import { SelectField, TextField } from '../../shared/form/fields';
import { usePortalForm } from '../../shared/form/usePortalForm';
import { nameOf } from '../../shared/person';
import type { DraftProps } from '../kind';
import type { ReviewDraft } from './draft';
import type { ReviewFacts } from './facts';
import { agreedState, judgedOf } from './judge';
import { personAt } from './match';
import { VERDICTS, type Verdict } from './words';

type Props = DraftProps<ReviewDraft> & { facts: ReviewFacts; item: string; onClose(): void };

interface Values {
    verdict: string;
    to: string;
}

/** Decides about one key of one user, whatever the file says. */
export function Correct({ draft, facts, item, onChange, onClose }: Props) {
    const t = useT();
    const { plan = '' } = useParams();
    const ruling = judgedOf(draft, facts).rulings.find(({ id }) => id === item);
    const own = draft.decided[item];
    const form = usePortalForm<Values>({
        draft: `plan/${plan}/${item}`,
        initial: { verdict: own?.verdict ?? ruling?.verdict ?? 'open', to: own?.to ?? ruling?.address ?? '' },
        check: ({ verdict, to }) => ({
            to: verdict === 'give' && !personAt(to, facts) ? t('planReview.correct.toMissing') : null,
        }),
        send: ({ verdict, to }) => {
            const decision = { verdict: verdict as Verdict, to: verdict === 'give' ? to.trim() : '' };
            const agreed = ruling?.key && { [item]: agreedState(ruling.key) };
            onChange(now => ({
                ...now,
                decided: { ...now.decided, [item]: decision },
                agreed: { ...now.agreed, ...agreed },
            }));
            return Promise.resolve();
        },
        onClose,
    });
    const name = ruling?.person ? nameOf(ruling.person) : (ruling?.rows[0]?.entry.email ?? '');
    return (
        <FormModal form={form} title={t('planReview.correct.title', { name })} submit={t('planReview.correct.submit')}>
            <SelectField
                name="verdict"
                label={t('planReview.correct.verdict')}
                placeholder={t('planReview.source.choose')}
                // Nothing that is in no file is ever taken (REVIEW-5).
                options={VERDICTS.filter(verdict => ruling?.rows.length !== 0 || verdict === 'keep' || verdict === 'open').map(
                    value => ({ value, label: t(`planReview.verdicts.${value}`) }),
                )}
            />
            {form.values.verdict === 'give' && <TextField name="to" type="email" required label={t('planReview.correct.to')} />}
        </FormModal>
    );
}
