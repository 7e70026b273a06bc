import type en from '../en/errors';
import type { Translation } from '../messages';

export default {
    errors: {
        400: 'Nesprávna požiadavka',
        401: 'Vyžaduje sa overenie',
        403: 'Na túto akciu nemáte oprávnenie',
        404: 'Údaje sa nenašli',
        409: 'Údaje sa medzitým zmenili. Obnovte zobrazenie a skúste to znova.',
        429: 'Príliš veľa požiadaviek naraz.',
        500: 'Požiadavku sa nepodarilo spracovať',
        503: 'Server je preťažený alebo prebieha jeho údržba.',
        later: 'Skúste to o chvíľu znova.',
        again: 'Znova možné %{when}.',
        network: 'Server je nedostupný. Skontrolujte pripojenie a skúste to znova.',
        timeout: 'Server neodpovedá. Skúste to o chvíľu znova.',
        unknown: 'Ojoj, niečo sa pokazilo',
        forbidden: 'Na túto akciu nemáte oprávnenie',
        noToken: 'Chýba platné prihlásenie',
        incomplete: 'Nepodarilo sa načítať všetko',
        next: {
            again: 'Skúste to znova; ak sa to zopakuje, kontaktujte našu podporu.',
            unclear: 'Nie je známe, či sa operácia vykonala. Skontrolujte to pred ďalším pokusom.',
            input: 'Skontrolujte zadané údaje; ak sa to zopakuje, kontaktujte našu podporu.',
            gone: 'Možno to bolo medzitým odstránené. Načítajte stránku znova.',
            ask: 'Obráťte sa na správcu licencií.',
            support: 'Obráťte sa na našu podporu.',
        },
        session: {
            loginFailed: 'Prihlásenie zlyhalo',
            missingAuthentication: 'Prihlasovacie údaje chýbajú alebo sú neplatné',
            logoutFailed: 'Odhlásenie zlyhalo',
            unauthorized: 'Neautorizovaný prístup',
            changePasswordFailed: 'Heslo sa nepodarilo zmeniť',
            saveFailed: 'Zmeny sa nepodarilo uložiť',
            passwordResetFailed: 'Heslo sa nepodarilo obnoviť',
            transferFailed: 'Presun sa nepodarilo potvrdiť',
            profileMissing: 'Nenašli sa údaje používateľa alebo zákazníka',
            customerNotFound: 'Zákazník sa nenašiel',
            customerFailed: 'Údaje zákazníka sa nepodarilo načítať',
        },
        edu: {
            invalidToken: 'Tento odkaz je neplatný',
            notValidated: 'Odkaz sa nepodarilo overiť',
            activationFailed: 'Údaje formulára sa nepodarilo odoslať',
        },
    },
} satisfies Translation<typeof en>;
