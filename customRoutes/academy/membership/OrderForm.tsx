import { useRef, useState } from 'react';
import type { MessageName } from '#i18n/messages';
import { useT } from '#i18n/useT';
import type { Licence } from '#dataProvider/types';
import { CheckboxField, TextField } from '#src/shared/form/fields';
import { Form } from '#src/shared/form/Form';
import { usePortalForm } from '#src/shared/form/usePortalForm';
import { formatMoney } from '#src/shared/format/money';
import { useFormatNumber } from '#src/shared/hooks/useFormatNumber';
import { Callout } from '#src/ui/feedback/Callout';
import { Section } from '#src/ui/Section';
import { ConfirmModal } from '#src/ui/modal/ConfirmModal';
import { ABSENT } from '#src/shared/format/absent';
import { SubmitButton } from '#src/ui/modal/SubmitButton';
import {
    EXTRA_FEE,
    feeOf,
    initialExtras,
    isReduction,
    licenceCount,
    MAIN_FEE,
    monthlyFee,
    orderOutcome,
    parseExtras,
} from './membership';
import styles from './membership.module.css';
import { useOrderAgainText, type SentOrder } from './underWay';
import { useOrder } from './useOrder';

/**
 * Orders a membership, or changes the number of its licences; shows the monthly fee while typing (MEMBER-2). While an order is under way,
 * sending another one needs a confirmation.
 */
export default function OrderForm({ present, underWay }: { present: Licence | null; underWay: SentOrder | null }) {
    const t = useT();
    const words = (key: MessageName<'membership'>, more: { price?: string } = {}) => t(`membership.${key}`, more);
    const presentCount = present?.count ?? null;
    const accepted = useRef(false);
    const order = useOrder(presentCount ?? 0);
    const again = useOrderAgainText(underWay);
    const [asking, setAsking] = useState<number | null>(null);

    const send = async (count: number): Promise<boolean> => {
        // The next page may take a moment to load; an accepted order is not sent again.
        if (accepted.current) return false;
        accepted.current = await order(count, present ? 'changed' : 'ordered');
        return accepted.current;
    };
    const form = usePortalForm({
        draft: 'academy/membership',
        initial: { main: present !== null, extras: initialExtras(present) },
        check: values => {
            const outcome = orderOutcome(values, presentCount);
            if (outcome.kind === 'send') return {};
            return {
                main: outcome.main && words('mainMissing'),
                extras: outcome.extras && words(outcome.extras === 'invalid' ? 'extrasInvalid' : 'unchanged'),
            };
        },
        send: async ({ extras: typed }) => {
            const count = licenceCount(parseExtras(typed) ?? 0);
            if (!again) return send(count);
            setAsking(count);
            return false;
        },
        rest: done => (done ? null : {}),
    });
    const { values, busy } = form;
    const extras = parseExtras(values.extras);
    // An invalid number is reported at once, an empty field only on submit.
    const invalid = extras === null && values.extras.trim() !== '' ? words('extrasInvalid') : undefined;
    return (
        <Section title={words(present ? 'modifyTitle' : 'orderTitle')}>
            <Form form={form} className={`stack gap-20 box ${styles.form} marks-required`} focusAfter="[type=submit]">
                <CheckboxField name="main" required label={words('main', { price: formatMoney(MAIN_FEE) })} disabled={busy} />
                <div className={styles.extras}>
                    <TextField
                        name="extras"
                        required
                        label={words('extras')}
                        hint={words('extrasHint', { price: formatMoney(EXTRA_FEE) })}
                        error={invalid}
                        numeric
                        disabled={busy}
                    />
                </div>
                {present ? <Compared before={present.count} extras={extras} /> : <Fee extras={extras} />}
                {isReduction(extras, presentCount) && (
                    <Callout role="note">
                        <p>{words('reduction')}</p>
                    </Callout>
                )}
                <div>
                    <h3 className={styles.subheading}>{words('terms')}</h3>
                    <ul className={`${styles.terms} muted no-margin`}>
                        <li>{words('termMinimum')}</li>
                        <li>{words('termReduction')}</li>
                        <li>{words('termConfirmation')}</li>
                    </ul>
                </div>
                <p className="muted small no-margin" aria-hidden="true">
                    * {t('modal.required')}
                </p>
                <div>
                    <SubmitButton busy={busy}>{words(present ? 'modify' : 'order')}</SubmitButton>
                </div>
            </Form>
            {asking !== null && (
                <ConfirmModal
                    title={words('againTitle')}
                    text={again}
                    confirmLabel={words(present ? 'modify' : 'order')}
                    onConfirm={async () => {
                        if (await send(asking)) form.drop();
                        setAsking(null);
                    }}
                    onClose={() => setAsking(null)}
                />
            )}
        </Section>
    );
}

/** Licences and monthly fee now and after the order, side by side, with the difference; dashes while the number is invalid. */
function Compared({ before, extras }: { before: number; extras: number | null }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const after = extras === null ? NaN : licenceCount(extras);
    const rows = [
        { key: 'licences', of: (count: number) => count, format: formatNumber },
        { key: 'fee', of: feeOf, format: (amount: number) => (Number.isNaN(amount) ? ABSENT : formatMoney(amount)) },
    ] as const;
    const signed = (difference: number, format: (value: number) => string): string =>
        difference > 0 ? `+${format(difference)}` : format(difference);
    return (
        <output className={styles.compared} aria-live="polite">
            <table>
                <caption className="visually-hidden">{t('membership.compare')}</caption>
                <thead>
                    <tr>
                        <td />
                        <th scope="col">{t('membership.now')}</th>
                        <th scope="col">{t('membership.after')}</th>
                        <th scope="col">{t('membership.difference')}</th>
                    </tr>
                </thead>
                <tbody>
                    {rows.map(({ key, of, format }) => (
                        <tr key={key}>
                            <th scope="row">{t(`membership.${key}`)}</th>
                            <td>{format(of(before))}</td>
                            <td className={styles.afterwards}>{format(of(after))}</td>
                            <td>{signed(of(after) - of(before), format)}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
        </output>
    );
}

/** The monthly fee for the typed number; a dash while it is invalid. */
function Fee({ extras }: { extras: number | null }) {
    const t = useT();
    const count = extras === null ? null : licenceCount(extras);
    return (
        <p className={styles.fee}>
            <span className="muted">{t('membership.fee')}</span>
            <output className={styles.feeAmount} aria-live="polite">
                {extras === null ? '–' : formatMoney(monthlyFee(extras))}
            </output>
            {count !== null && <span className="muted">{t('membership.feeFor', { smart_count: count })}</span>}
        </p>
    );
}
