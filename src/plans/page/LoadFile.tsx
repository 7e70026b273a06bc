import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '#i18n/useT';
import { paths } from '../../config/paths';
import { useCurrentCustomer } from '../../shared/hooks/useCurrent';
import { Button } from '../../ui/Button';
import { DocumentIcon } from '../../ui/icons';
import { toast } from '../../ui/feedback/toast';
import { loadKind } from '../kinds';
import { OtherCustomer, planOfFile, type PlanFile } from '../planFile';
import { Fault } from '../read';
import { usePlanStore } from '../store';
import { takeBackOf } from '../takeBack/draft';

/** Loads a plan from its file, to be checked again; a receipt's file becomes the plan that takes it back (PLAN-6). */
export function LoadFile() {
    const t = useT();
    const navigate = useNavigate();
    const { add } = usePlanStore();
    const { data: customer } = useCurrentCustomer();
    const input = useRef<HTMLInputElement>(null);

    async function load(file: File): Promise<void> {
        try {
            const read = planOfFile(await file.text(), customer?.id ?? '');
            await navigate(paths.plan(await addPlan(read)));
        } catch (error) {
            toast.error(textOf(error));
        }
    }
    const addPlan = async ({ kind, draft, leftOut, receipt }: PlanFile): Promise<string> => {
        const { isFinal, readDraft } = await loadKind(kind);
        if (receipt && !isFinal) return add('takeBack', takeBackOf('', receipt), { step: 'check' });
        // Checked by its kind before it is stored.
        return add(kind, readDraft(draft, 'draft'), { leftOut });
    };
    const textOf = (error: unknown): string => {
        if (error instanceof OtherCustomer) return t('plans.fault.customer');
        if (error instanceof Fault && error.place !== '') return t('plans.fault.at', { at: error.place });
        return t('plans.fault.file');
    };
    return (
        <>
            <input
                ref={input}
                type="file"
                accept=".json,application/json"
                hidden
                aria-label={t('plans.loadFile')}
                onChange={({ target }) => {
                    const [file] = target.files ?? [];
                    target.value = '';
                    if (file) void load(file);
                }}
            />
            <Button
                variant="outlined"
                startIcon={<DocumentIcon />}
                disabled={!customer}
                onClick={() => input.current?.click()}
                onDragOver={event => event.preventDefault()}
                onDrop={event => {
                    event.preventDefault();
                    const [file] = event.dataTransfer.files;
                    if (file) void load(file);
                }}
            >
                {t('plans.loadFile')}
            </Button>
        </>
    );
}
