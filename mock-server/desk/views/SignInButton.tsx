import { useState } from 'react';
import { Button, useGetMany, useNotify, type RaRecord } from 'react-admin';
import LoginIcon from '@mui/icons-material/Login';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import MuiButton from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { paths } from '#src/config/paths';
import { openAs } from '../control';

/** The portal's pages that can be opened without an id. */
const PAGES = Object.entries(paths).flatMap(([name, path]) =>
    typeof path === 'string' && path !== paths.signIn ? [{ name, path }] : [],
);

/** Signs in as a person, for one of their customers, on a page that is chosen, in a window of its own. */
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
    /** the person's own customer */
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
                        <TextField select label="Customer" value={customer} onChange={event => setCustomer(event.target.value)}>
                            {customers.map(id => (
                                <MenuItem key={id} value={id}>
                                    {nameOf(id)}
                                </MenuItem>
                            ))}
                        </TextField>
                    )}
                    <TextField select label="Page" value={page} onChange={event => setPage(event.target.value)}>
                        {PAGES.map(({ name, path }) => (
                            <MenuItem key={name} value={path}>
                                {path}
                            </MenuItem>
                        ))}
                    </TextField>
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
