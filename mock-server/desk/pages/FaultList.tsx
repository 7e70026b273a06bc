import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Fault } from '../../faultInput';
import { BoxTable, WIDE_ONLY } from '../BoxTable';
import { control } from '../control';
import { useWords } from '../texts';
import { useChange } from '../useControl';

/** The calls that a fault affects. */
export const callOf = ({ method, path }: Fault): string => (method === '*' ? path : `${method} ${path}`);

/** What a fault does, in words. */
export function useFaultWords() {
    const t = useWords();
    return ({ kind, status, code }: Fault): string => {
        const words = t(`kind.${kind}`);
        if (!kind.startsWith('status')) return words;
        return code === status ? `${words} ${status}` : `${words} ${status} (${code})`;
    };
}

/** The faults that are set. */
export function FaultList({ faults }: { faults: readonly Fault[] }) {
    const t = useWords();
    const change = useChange();
    const wordsOf = useFaultWords();
    return (
        <BoxTable
            label={t('faults.list')}
            head={[
                { title: t('faults.call') },
                { title: t('faults.who'), sx: WIDE_ONLY },
                { title: t('faults.what') },
                { title: t('faults.struck'), sx: WIDE_ONLY },
                { title: t('faults.remove'), align: 'right' },
            ]}
        >
            {faults.map(fault => {
                const { id, person, hits, times } = fault;
                const call = callOf(fault);
                return (
                    <TableRow key={id}>
                        <TableCell sx={{ overflowWrap: 'break-word' }}>{call}</TableCell>
                        <TableCell sx={WIDE_ONLY}>{person ?? t('faults.everybody')}</TableCell>
                        <TableCell>{wordsOf(fault)}</TableCell>
                        <TableCell sx={WIDE_ONLY}>{times === null ? hits : t('faults.struckOf', { hits, times })}</TableCell>
                        <TableCell align="right">
                            <Button
                                size="small"
                                aria-label={t('faults.removeNamed', { name: call })}
                                onClick={() => void change(() => control('DELETE', `faults/${id}`))}
                            >
                                {t('faults.remove')}
                            </Button>
                        </TableCell>
                    </TableRow>
                );
            })}
        </BoxTable>
    );
}
