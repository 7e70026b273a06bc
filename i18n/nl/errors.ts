import type en from '../en/errors';
import type { Translation } from '../messages';

export default {
    errors: {
        400: 'Onjuist verzoek',
        401: 'Authenticatie vereist',
        403: 'Geen machtiging voor deze actie',
        404: 'Gegevens niet gevonden',
        409: 'Dit is intussen gewijzigd. Vernieuw de weergave en probeer het opnieuw.',
        429: 'Te veel verzoeken tegelijk.',
        500: 'Het verzoek kon niet worden verwerkt',
        503: 'De server is overbelast of in onderhoud.',
        later: 'Probeer het zo meteen opnieuw.',
        again: 'Weer mogelijk %{when}.',
        network: 'De server is niet bereikbaar. Controleer uw verbinding en probeer het opnieuw.',
        timeout: 'De server antwoordt niet. Probeer het zo meteen opnieuw.',
        unknown: 'Oeps, er is iets misgegaan',
        forbidden: 'U mag deze actie niet uitvoeren',
        noToken: 'Geen geldige aanmelding gevonden',
        incomplete: 'Niet alles kon worden geladen',
        next: {
            again: 'Probeer het opnieuw; neem contact op met onze support als dit nog eens gebeurt.',
            unclear: 'Het is niet bekend of dit is uitgevoerd. Controleer dit voordat u het opnieuw probeert.',
            input: 'Controleer uw invoer; neem contact op met onze support als dit nog eens gebeurt.',
            gone: 'Mogelijk is dit intussen verwijderd. Laad de pagina opnieuw.',
            ask: 'Neem contact op met uw licentiebeheerder.',
            support: 'Neem contact op met onze support.',
        },
        session: {
            loginFailed: 'Aanmelden mislukt',
            missingAuthentication: 'De aanmeldgegevens ontbreken of zijn ongeldig',
            logoutFailed: 'Afmelden mislukt',
            unauthorized: 'Niet geautoriseerd',
            changePasswordFailed: 'Het wachtwoord kon niet worden gewijzigd',
            saveFailed: 'De wijzigingen konden niet worden opgeslagen',
            passwordResetFailed: 'Het wachtwoord kon niet opnieuw worden ingesteld',
            transferFailed: 'De overstap kon niet worden bevestigd',
            profileMissing: 'Geen gebruikersgegevens of klantgegevens gevonden',
            customerNotFound: 'Klant niet gevonden',
            customerFailed: 'De klantgegevens konden niet worden geladen',
        },
        edu: {
            invalidToken: 'Deze link is ongeldig',
            notValidated: 'De link kon niet worden gecontroleerd',
            activationFailed: 'De formuliergegevens konden niet worden verzonden',
        },
    },
} satisfies Translation<typeof en>;
