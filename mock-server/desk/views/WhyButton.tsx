import { Button, useDataProvider, useNotify, type RaRecord } from 'react-admin';
import TroubleshootIcon from '@mui/icons-material/Troubleshoot';
import { paths } from '#src/config/paths';
import { portalAddress } from '../control';
import { useWords } from '../texts';

/** What the button needs of a user. */
type Row = RaRecord & { email: string; active: boolean; customer: string; customers: string[] };

/** Opens the portal's chain of what stops a user (WHY-1), as an administrator of the user's customer sees it. */
export function WhyButton({ user }: { user: RaRecord }) {
    const t = useWords();
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
        if (!admin) throw new Error(t('why.noAdmin', { customer }));
        const address = portalAddress(
            String(admin.id),
            paths.userWhy(String(user.id)),
            admin.customers.length > 1 ? customer : undefined,
        );
        window.open(address, '_blank', 'noopener');
    };
    return (
        <Button
            label={t('why.button')}
            sx={{ whiteSpace: 'nowrap' }}
            aria-label={t('why.of', { name: email })}
            onClick={event => {
                event.stopPropagation();
                open().catch((error: unknown) => notify((error as Error).message, { type: 'error' }));
            }}
        >
            <TroubleshootIcon />
        </Button>
    );
}
