import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useWords } from '../texts';

/** What was read, or why it could not be. */
type Query = Pick<UseQueryResult, 'error'> & { refetch(): unknown };

/** Says that something could not be read, with a button to try again. */
export function Trouble({ query }: { query: Query }) {
    const t = useWords();
    const { error, refetch } = query;
    if (!error) return null;
    return (
        <Alert
            severity="error"
            action={
                <Button color="inherit" size="small" onClick={() => void refetch()}>
                    {t('again')}
                </Button>
            }
        >
            {t('unread', { reason: error.message })}
        </Alert>
    );
}

interface PageProps {
    title: string;
    about?: string;
    /** what the page shows; said when it cannot be read */
    query?: Query;
    children?: ReactNode;
}

/** A page of the desk that is not a list of records. */
export const Page = ({ title, about, query, children }: PageProps) => (
    <Stack sx={{ gap: 3, maxWidth: 1080 }}>
        <Title title={title} preferenceKey={false} />
        {about !== undefined && (
            <Typography color="textSecondary" sx={{ maxWidth: 720 }}>
                {about}
            </Typography>
        )}
        {query && <Trouble query={query} />}
        {children}
    </Stack>
);

interface SectionProps {
    title: string;
    about?: string;
    /** a link or button beside the heading */
    more?: ReactNode;
    children: ReactNode;
}

/** A part of a page with a heading. */
export const Section = ({ title, about, more, children }: SectionProps) => (
    <Stack component="section" aria-label={title} sx={{ gap: 1.5, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'baseline', justifyContent: 'space-between' }}>
            <Stack>
                <Typography variant="h2">{title}</Typography>
                {about !== undefined && (
                    <Typography variant="body2" color="textSecondary">
                        {about}
                    </Typography>
                )}
            </Stack>
            {more}
        </Stack>
        {children}
    </Stack>
);
