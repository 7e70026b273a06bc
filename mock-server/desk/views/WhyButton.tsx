import { Button, useDataProvider, useNotify, type RaRecord } from 'react-admin';
import TroubleshootIcon from '@mui/icons-material/Troubleshoot';
import { paths } from '#src/config/paths';
import { openAs } from '../control';

/** What the button needs of a user. */
type Row = RaRecord & { email: string; active: boolean; customer: string; customers: string[] };

/** Opens the portal's chain of what stops a user (WHY-1), as an administrator of the user's customer sees it. */
export function WhyButton({ user }: { user: RaRecord }) {
    const notify = useNotify();
    const provider = useDataProvider();
    const { customer, email } = user as Row;
    const open = async () => {
        const { data } = await provider.getList<Row>('users', {
            filter: { customer, role: 'ADMIN' },
            pagination: { page: 1, perPage: 50 },
            sort: { field: 'id', order: 'ASC' },
        });
        const admin = data.find(row => row.active);
        if (!admin) throw new Error(`The customer ${customer} has no active administrator.`);
        await openAs(
            { userId: String(admin.id), ...(admin.customers.length > 1 && { customer }) },
            paths.userWhy(String(user.id)),
        );
    };
    return (
        <Button
            label="What stops this user?"
            sx={{ whiteSpace: 'nowrap' }}
            aria-label={`What stops ${email}?`}
            onClick={event => {
                event.stopPropagation();
                open().catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
            }}
        >
            <TroubleshootIcon />
        </Button>
    );
}
