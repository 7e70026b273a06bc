import { validateTransferToken } from '#dataProvider/actions/links';
import type { TransferToken } from '#dataProvider/types';
import { client } from '#src/client';
import { paths } from '#src/config/paths';
import { TokenGate } from '../forms/TokenGate';
import { View } from '../forms/View';
import { Link } from '../navigation';
import { usePageToken } from '../usePageToken';
import { useT } from '../useT';
import { TransferApproval } from './TransferApproval';

const validate = (token: string): Promise<TransferToken> => validateTransferToken(client, token);

/** The page that confirms a user's transfer to another customer (PUBLIC-8). */
export function TransferUserPage() {
    const t = useT();
    const { token, finished, finish } = usePageToken();
    const invalid = (
        <View title={t('transfer.invalidTitle')} text={t('transfer.invalidText')} takesFocus={token !== null}>
            <p className="p-links">
                <Link to={paths.signIn}>{t('publicPages.backToSignIn')}</Link>
            </p>
        </View>
    );

    if (finished !== null)
        return <View key="approved" title={t('transfer.successTitle')} text={t('transfer.successText')} takesFocus />;
    if (token === null) return invalid;
    return (
        <TokenGate
            key={token}
            token={token}
            title={t('transfer.title')}
            validate={validate}
            failed="transfer.notValidated"
            invalid={invalid}
        >
            {(transfer, invalidate) => (
                <TransferApproval token={token} transfer={transfer} onApproved={() => finish('')} onInvalid={invalidate} />
            )}
        </TokenGate>
    );
}
