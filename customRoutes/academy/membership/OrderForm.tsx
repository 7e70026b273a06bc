import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { MessageName, Values } from '#i18n/messages';
import { useT } from '#i18n/useT';
import type { Licence } from '#dataProvider/types';
import { formatMoney } from '#src/shared/format/money';
import { useDraft } from '#src/shared/hooks/useDraft';
import { useFormatNumber } from '#src/shared/hooks/useFormatNumber';
import { useSingleFlight } from '#src/shared/hooks/useSingleFlight';
import { CheckboxField } from '#src/shared/inputs/CheckboxField';
import { TextField } from '#src/shared/inputs/TextField';
import { ConfirmModal } from '#src/shared/modal/ConfirmModal';
import { SubmitButton } from '#src/shared/modal/SubmitButton';
import {
    EXTRA_FEE,
    initialExtras,
    isReduction,
    licenceCount,
    MAIN_FEE,
    monthlyFee,
    orderOutcome,
    parseExtras,
    type OrderOutcome,
} from './membership';
import styles from './membership.module.css';
import { useOrderAgainText, type SentOrder } from './underWay';
import { useOrder } from './useOrder';

const NO_ERRORS: OrderOutcome = { kind: 'refuse', main: false, extras: null };

/**
 * Orders a membership, or changes the number of its licences; shows the monthly fee while typing (MEMBER-2). While an order is under way,
 * sending another one needs a confirmation.
 */
export function OrderForm({ present, underWay }: { present: Licence | null; underWay: SentOrder | null }) {
    const t = useT();
    const words = (key: MessageName<'academySession.membership'>, more?: Values) => t(`academySession.membership.${key}`, more);
    const presentCount = present?.count ?? null;
    const [typed, setTyped, dropDraft] = useDraft('academy/membership', initialExtras(present));
    const [mainDraft, setMainDraft, dropMainDraft] = useDraft('academy/membership-main', present ? 'yes' : 'no');
    const main = mainDraft === 'yes';
    const [refused, setRefused] = useState<OrderOutcome>(NO_ERRORS);
    const mainField = useRef<HTMLDivElement>(null);
    const extrasInput = useRef<HTMLInputElement>(null);
    const form = useRef<HTMLFormElement>(null);
    const failed = useRef(false);
    const accepted = useRef(false);
    const order = useOrder();
    const again = useOrderAgainText(underWay);
    const [asking, setAsking] = useState<number | null>(null);
    const close = () => setAsking(null);

    const send = async (count: number): Promise<boolean> => {
        const done = await order(count, present ? 'changed' : 'ordered');
        if (done) {
            accepted.current = true;
            dropDraft();
            dropMainDraft();
        }
        return done;
    };

    const [submit, busy] = useSingleFlight(async () => {
        // The academy's page may take a moment to load: an accepted order is not sent again.
        if (accepted.current) return;
        const outcome = orderOutcome({ main, extras: typed }, presentCount);
        if (outcome.kind === 'send') {
            if (again) setAsking(outcome.count);
            else failed.current = !(await send(outcome.count));
            return;
        }
        setRefused(outcome);
        if (outcome.main) mainField.current?.querySelector('input')?.focus();
        else extrasInput.current?.focus();
    });

    // The button loses the focus when it is disabled; it gets it back for another try.
    useEffect(() => {
        if (busy || !failed.current) return;
        failed.current = false;
        form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    }, [busy]);

    const extras = parseExtras(typed);
    // An invalid number is reported at once, an empty field only on submit.
    const extrasError = extras === null && typed.trim() !== '' ? 'invalid' : refused.kind === 'refuse' ? refused.extras : null;
    const mainError = refused.kind === 'refuse' && refused.main;
    return (
        <section className={styles.section}>
            <h2 className={styles.heading}>{words(present ? 'modifyTitle' : 'orderTitle')}</h2>
            <form
                ref={form}
                className={`${styles.form} marks-required`}
                noValidate
                onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
                    event.preventDefault();
                    void submit();
                }}
            >
                <div ref={mainField}>
                    <CheckboxField
                        required
                        label={words('main', { price: formatMoney(MAIN_FEE) })}
                        checked={main}
                        error={mainError ? words('mainMissing') : null}
                        disabled={busy}
                        onChange={checked => {
                            setMainDraft(checked ? 'yes' : 'no');
                            setRefused(NO_ERRORS);
                        }}
                    />
                </div>
                <div className={styles.extras}>
                    <TextField
                        required
                        label={words('extras')}
                        hint={words('extrasHint', { price: formatMoney(EXTRA_FEE) })}
                        error={extrasError && words(extrasError === 'invalid' ? 'extrasInvalid' : 'unchanged')}
                        value={typed}
                        numeric
                        disabled={busy}
                        autoComplete="off"
                        inputRef={extrasInput}
                        onChange={value => {
                            setTyped(value);
                            setRefused(NO_ERRORS);
                        }}
                    />
                </div>
                <Fee extras={extras} />
                {isReduction(extras, presentCount) && (
                    <p className={styles.hint} role="note">
                        {words('reduction')}
                    </p>
                )}
                <div>
                    <h3 className={styles.subheading}>{words('terms')}</h3>
                    <ul className={styles.terms}>
                        <li>{words('termMinimum')}</li>
                        <li>{words('termReduction')}</li>
                        <li>{words('termConfirmation')}</li>
                    </ul>
                </div>
                <p className={styles.required} aria-hidden="true">
                    * {t('modal.required')}
                </p>
                <div>
                    <SubmitButton busy={busy}>{words(present ? 'modify' : 'order')}</SubmitButton>
                </div>
            </form>
            <ConfirmModal
                open={asking !== null}
                title={words('againTitle')}
                text={again}
                confirmLabel={words(present ? 'modify' : 'order')}
                onConfirm={async () => {
                    if (asking !== null && !accepted.current) await send(asking);
                    close();
                }}
                onClose={close}
            />
        </section>
    );
}

/** The monthly fee for the number that is typed; a dash while it is invalid. */
function Fee({ extras }: { extras: number | null }) {
    const t = useT();
    const formatNumber = useFormatNumber();
    const count = extras === null ? null : licenceCount(extras);
    return (
        <p className={styles.fee}>
            <span className={styles.feeLabel}>{t('academySession.membership.fee')}</span>
            <output className={styles.feeAmount} aria-live="polite">
                {extras === null ? '–' : formatMoney(monthlyFee(extras))}
            </output>
            {count !== null && (
                <span className={styles.feeLabel}>
                    {t('academySession.membership.feeFor', { smart_count: count, count: formatNumber(count) })}
                </span>
            )}
        </p>
    );
}
