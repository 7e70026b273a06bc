import Chip from '@mui/material/Chip';
import type { CallRecord } from '../../calls';
import { useWords } from '../texts';
import { hasFailed } from './callStates';

/** The status of a call, in red if it failed. */
export function CallStatus({ call }: { call: CallRecord }) {
    const t = useWords();
    const words: Readonly<Record<number, string>> = { 0: t('calls.cut'), 499: t('calls.cancelled') };
    const text = words[call.status] ?? String(call.status);
    return (
        <Chip
            label={text}
            size="small"
            sx={
                hasFailed(call)
                    ? { bgcolor: 'var(--p-danger-soft)', color: 'var(--p-danger)', fontWeight: 500 }
                    : { bgcolor: 'transparent' }
            }
        />
    );
}
