import { useListContext, useLocaleState, type RaRecord } from 'ra-core';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '#i18n/useT';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/feedback/Callout';
import { Progress } from '../../ui/feedback/Progress';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import { SelectField } from '../../ui/inputs/SelectField';
import { useModal } from '../../ui/modal/Dialog';
import { Modal } from '../../ui/modal/Modal';
import { SubmitButton } from '../../ui/modal/SubmitButton';
import { useFailureText } from '../failure';
import { LaterTexts } from '../LaterTexts';
import { useCurrentCustomer } from '../hooks/useCurrent';
import { SelectionContext } from '../list/useSelectedIds';
import { RadioField, type RadioOption } from '../../ui/inputs/RadioField';
import { keepSeparator, separatorFor, type Separator } from './separator';
import type { ExportedList } from './exportedList';
import type { ExportProgress, ReviewFiles } from './types';
import { useExport, type ExportScope } from './useExport';

interface ExportModalProps<Row extends RaRecord> {
    source: ExportedList<Row>;
    /** opens with "who has what" selected */
    whole: boolean;
    onClose(): void;
}

/** Saves the rows of a list as a CSV file (EXPORT-1); rendered within the list's context. Loaded lazily, together with its texts. */
export default function ExportModal<Row extends RaRecord>(props: ExportModalProps<Row>) {
    return (
        <LaterTexts name="export">
            <ExportDialog {...props} />
        </LaterTexts>
    );
}

function ExportDialog<Row extends RaRecord>({ source, whole, onClose }: ExportModalProps<Row>) {
    const t = useT();
    const textOf = useFailureText();
    const { total } = useListContext<Row>();
    const { ids: selected } = useContext(SelectionContext);
    const [scope, setScope] = useState<ExportScope>(whole ? 'whole' : selected.length > 0 ? 'selected' : 'found');
    const [withKeys, setWithKeys] = useState(false);
    const [review, setReview] = useState<ReviewFiles>();
    const [language] = useLocaleState();
    const [separator, setSeparator] = useState(() => separatorFor(language));
    const choose = (chosen: Separator) => {
        setSeparator(chosen);
        keepSeparator(chosen);
    };
    const customer = useCurrentCustomer();
    const { columns, file = {} } = source.list;
    const { run, start, stop } = useExport(source, selected, onClose);
    const isRunning = run.kind === 'running';
    const isReview = scope === 'whole' && review !== undefined;
    // Neither rows that the page shows outside its list are counted, nor those of a list that loads.
    const isCounted = total !== undefined && (!file.unfiltered || source.state !== undefined);
    const choices: RadioOption<ExportScope>[] = [
        { value: 'found', label: isCounted ? t('export.found', { total }) : t('export.everything') },
        ...(selected.length > 0 ? [{ value: 'selected' as const, label: t('export.chosen', { total: selected.length }) }] : []),
        ...(file.whole ? [{ value: 'whole' as const, label: t('export.whole'), hint: t('export.wholeText') }] : []),
    ];
    return (
        <Modal
            title={t('export.title', { list: source.title })}
            onClose={onClose}
            // Not returned, because the modal must not be busy while it runs: it can be stopped and closed.
            onSubmit={() =>
                void start({ scope, withKeys: withKeys && !isReview, review: isReview ? review : undefined, separator })
            }
            actions={
                isRunning ? (
                    <Taking key="stop" takes>
                        <Button onClick={stop}>{t('jobs.stop')}</Button>
                    </Taking>
                ) : (
                    <>
                        <Button onClick={onClose}>{t('modal.cancel')}</Button>
                        <Taking key="save" takes={run.kind !== 'idle'}>
                            <SubmitButton busy={customer.isPending || undefined}>{t('export.save')}</SubmitButton>
                        </Taking>
                    </>
                )
            }
        >
            <div className="stack gap-16">
                {isRunning ? (
                    <Reading progress={run.progress} />
                ) : (
                    <>
                        <RadioField name="scope" label={t('export.what')} value={scope} options={choices} onChange={setScope} />
                        {scope === 'whole' && <ForReview review={review} onChange={setReview} />}
                        {/* Those who decide need no codes. */}
                        {!isReview && (scope === 'whole' || columns.some(column => column.file?.secret)) && (
                            <CheckboxField
                                label={t('export.tokens')}
                                hint={t('export.tokensText')}
                                checked={withKeys}
                                onChange={setWithKeys}
                            />
                        )}
                        <SelectField
                            label={t('export.separator')}
                            hint={t('export.format')}
                            value={separator}
                            options={[
                                { value: ';', label: t('export.semicolon') },
                                { value: ',', label: t('export.comma') },
                            ]}
                            onChange={choose}
                        />
                    </>
                )}
                {run.kind === 'failed' && (
                    <Callout tone="danger" role="alert">
                        <p>
                            {t('export.failed')} {textOf(run.error)}
                        </p>
                    </Callout>
                )}
                {/* Always rendered: a live region has to exist before its content changes. */}
                <p role="status" className={run.kind === 'stopped' || customer.isPending ? 'muted no-margin' : 'visually-hidden'}>
                    {run.kind === 'stopped' ? t('export.stopped') : (isRunning || customer.isPending) && t('export.begun')}
                </p>
            </div>
        </Modal>
    );
}

/** Makes the file one in which others decide about each key (REVIEW-1). */
function ForReview({ review, onChange }: { review: ReviewFiles | undefined; onChange(review: ReviewFiles | undefined): void }) {
    const t = useT();
    return (
        <>
            <CheckboxField
                label={t('export.review')}
                hint={t('export.reviewText')}
                checked={review !== undefined}
                onChange={is => onChange(is ? 'one' : undefined)}
            />
            {review && (
                <CheckboxField
                    label={t('export.perGroup')}
                    hint={t('export.perGroupText')}
                    checked={review === 'groups'}
                    onChange={is => onChange(is ? 'groups' : 'one')}
                />
            )}
        </>
    );
}

/** The progress of the export. */
function Reading({ progress }: { progress: ExportProgress | null }) {
    const t = useT();
    const { step, read = 0, total = 0 } = progress ?? {};
    const text = progress ? t(step ? `export.steps.${step}` : 'list.choice.reading', { read, total }) : t('export.begun');
    return <Progress text={text} done={read} total={total} />;
}

/** Moves the focus to its button, which replaces the focused one, once the modal allows it. */
function Taking({ takes, children }: { takes: boolean; children: ReactNode }) {
    const modal = useModal();
    const place = useRef<HTMLSpanElement>(null);
    const focus = modal?.focus;
    const ready = takes && modal?.busy === false;
    useEffect(() => {
        const target = ready && place.current?.querySelector('button');
        if (target) focus?.(target);
    }, [focus, ready]);
    return <span ref={place}>{children}</span>;
}
