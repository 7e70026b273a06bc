import { useState } from 'react';
import { Button, useGetMany, useNotify, type RaRecord } from 'react-admin';
import LoginIcon from '@mui/icons-material/Login';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiButton from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { paths } from '#src/config/paths';
import { Choice } from '../Choice';
import { openAs } from '../control';

/** The portal's pages that can be opened without an id. */
const PAGES = Object.values(paths).flatMap(path =>
    typeof path === 'string' && path !== paths.signIn ? [[path, path] as const] : [],
);

/** Signs in as a user, for one of their customers, and opens a chosen page in a window of its own. */
export function SignInButton({ user }: { user: RaRecord }) {
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
                label="Sign in as"
                sx={{ whiteSpace: 'nowrap' }}
                disabled={!active}
                aria-label={`Sign in as ${email}`}
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
    const [customer, setCustomer] = useState(own);
    const [page, setPage] = useState<string>(paths.dashboard);
    const notify = useNotify();
    const { data: known = [] } = useGetMany<RaRecord & { name: string }>('customers', { ids: [...customers] });
    const nameOf = (id: string): string => known.find(row => row.id === id)?.name ?? id;

    const signIn = async () => {
        try {
            await openAs({ userId, ...(customers.length > 1 && { customer }) }, page);
            onClose();
        } catch (error) {
            notify((error as Error).message, { type: 'error' });
        }
    };
    return (
        <Dialog open onClose={onClose} onClick={event => event.stopPropagation()} aria-labelledby="sign-in-title">
            <DialogTitle id="sign-in-title">Sign in as {email}</DialogTitle>
            <DialogContent>
                <Stack spacing={2} sx={{ pt: 1, minWidth: 280 }}>
                    {customers.length > 1 && (
                        <Choice
                            label="Customer"
                            value={customer}
                            options={customers.map(id => [id, nameOf(id)])}
                            onChange={setCustomer}
                        />
                    )}
                    <Choice label="Page" value={page} options={PAGES} onChange={setPage} />
                </Stack>
            </DialogContent>
            <DialogActions>
                <MuiButton onClick={onClose}>Cancel</MuiButton>
                <MuiButton variant="contained" onClick={signIn}>
                    Open a window
                </MuiButton>
            </DialogActions>
        </Dialog>
    );
}
