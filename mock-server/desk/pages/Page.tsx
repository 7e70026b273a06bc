import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** A page of the desk that is not a list of records. */
export const Page = ({ title, about, children }: { title: string; about: string; children: ReactNode }) => (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
        <Title title={title} />
        <Typography color="text.secondary">{about}</Typography>
        {children}
    </Stack>
);
