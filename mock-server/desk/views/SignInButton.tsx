import { useState } from 'react';
import { Button, useGetMany, type RaRecord } from 'react-admin';
import LoginIcon from '@mui/icons-material/Login';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiButton from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { paths } from '#src/config/paths';
import { Choice } from '../Choice';
import { portalAddress } from '../control';
import { useWords } from '../texts';

/** The portal's pages that can be opened without an id. */
const PAGES = Object.values(paths).flatMap(path =>
    typeof path === 'string' && path !== paths.signIn ? [[path, path] as const] : [],
);

/** Signs in as a user, for one of their customers, and opens a chosen page in a window of its own. */
export function SignInButton({ user }: { user: RaRecord }) {
    const t = useWords();
    const [open, setOpen] = useState(false);
    const { email, active, customer, customers } = user as unknown as {
        email: string;
        active: boolean;
        customer: string;
        customers: string[];
    };
    return (
        <>
            <Button
                label={t('signIn.button')}
                sx={{ whiteSpace: 'nowrap' }}
                disabled={!active}
                aria-label={t('signIn.as', { name: email })}
                onClick={event => {
                    event.stopPropagation();
                    setOpen(true);
                }}
            >
                <LoginIcon />
            </Button>
            {open && (
                <SignInDialog
                    userId={String(user.id)}
                    email={email}
                    own={customer}
                    customers={customers}
                    onClose={() => setOpen(false)}
                />
            )}
        </>
    );
}

interface DialogProps {
    userId: string;
    email: string;
    /** the user's own customer */
    own: string;
    customers: readonly string[];
    onClose(): void;
}

function SignInDialog({ userId, email, own, customers, onClose }: DialogProps) {
    const t = useWords();
    const [customer, setCustomer] = useState(own);
    const [page, setPage] = useState<string>(paths.dashboard);
    const { data: known = [] } = useGetMany<RaRecord & { name: string }>('customers', { ids: [...customers] });
    const nameOf = (id: string): string => known.find(row => row.id === id)?.name ?? id;
    return (
        <Dialog
            open
            fullWidth
            maxWidth="xs"
            onClose={onClose}
            onClick={event => event.stopPropagation()}
            aria-labelledby="sign-in-title"
        >
            <DialogTitle id="sign-in-title" sx={{ overflowWrap: 'anywhere' }}>
                {t('signIn.as', { name: email })}
            </DialogTitle>
            <DialogContent>
                <Stack spacing={2.5}>
                    {customers.length > 1 && (
                        <Choice
                            label={t('signIn.customer')}
                            value={customer}
                            options={customers.map(id => [id, nameOf(id)])}
                            onChange={setCustomer}
                        />
                    )}
                    <Choice label={t('signIn.page')} value={page} options={PAGES} onChange={setPage} />
                </Stack>
            </DialogContent>
            <DialogActions>
                <MuiButton onClick={onClose}>{t('cancel')}</MuiButton>
                <MuiButton
                    variant="contained"
                    href={portalAddress(userId, page, customers.length > 1 ? customer : undefined)}
                    target="_blank"
                    rel="noopener"
                    onClick={onClose}
                >
                    {t('signIn.open')}
                </MuiButton>
            </DialogActions>
        </Dialog>
    );
}
