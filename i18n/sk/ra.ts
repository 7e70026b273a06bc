import type en from '../en/ra';

const messages: typeof en = {
    ra: {
        auth: {
            auth_check_error: 'Ak chcete pokračovať, prihláste sa.',
        },
        notification: {
            data_provider_error: 'Požiadavku sa nepodarilo spracovať.',
            http_error: 'Server je nedostupný.',
            item_doesnt_exist: 'Položka neexistuje.',
            logged_out: 'Vaša relácia sa skončila. Prihláste sa znova.',
            not_authorized: 'Na túto akciu nemáte oprávnenie.',
            offline: 'Bez pripojenia. Údaje sa nepodarilo načítať.',
            bad_item: 'Položku sa nepodarilo prečítať.',
        },
        validation: {
            required: 'Povinné pole',
            minLength: 'Minimálny počet znakov: %{min}',
            maxLength: 'Maximálny počet znakov: %{max}',
            minValue: 'Najmenej %{min}',
            maxValue: 'Najviac %{max}',
            number: 'Zadajte číslo.',
            email: 'Zadajte platnú e-mailovú adresu.',
        },
    },
};

export default messages;
