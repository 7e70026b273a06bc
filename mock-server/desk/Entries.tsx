import { Children, type ReactNode } from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** A list in a box, of entries with a title, a text and actions. */
export const Entries = ({ children, label }: { children: ReactNode; label?: string }) => (
    <Card component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {Children.toArray(children)}
    </Card>
);

interface EntryProps {
    title: ReactNode;
    about?: ReactNode;
    /** actions */
    children?: ReactNode;
}

export const Entry = ({ title, about, children }: EntryProps) => (
    <Stack
        component="li"
        direction="row"
        sx={{
            px: 2,
            py: 1.25,
            columnGap: 2,
            rowGap: 1,
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            alignItems: 'center',
            '& + &': { borderTop: 1, borderColor: 'divider' },
        }}
    >
        <Stack sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="div" sx={{ fontWeight: 500 }}>
                {title}
            </Typography>
            {about !== undefined && (
                <Typography component="div" variant="body2" color="textSecondary">
                    {about}
                </Typography>
            )}
        </Stack>
        {children !== undefined && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
                {children}
            </Stack>
        )}
    </Stack>
);
