import type en from '../en/verbs';
import type { Translation } from '../messages';

/** The actions on several: what they are called, the button that starts them, and what they do. */
export default {
    verbs: {
        giveLicence: { title: 'Licentie toewijzen', submit: 'Toewijzen' },
        joinGroup: { title: 'Aan cloudgroep toevoegen', submit: 'Toevoegen' },
        reset: {
            title: 'Wachtwoord opnieuw instellen',
            submit: 'E-mails verzenden',
            text: 'Elk van deze gebruikers ontvangt een e-mail met een link om een nieuw wachtwoord te kiezen.',
        },
        activate: {
            title: 'Activering opnieuw verzenden',
            submit: 'E-mails verzenden',
            text: 'Elk van deze gebruikers ontvangt een nieuwe activeringslink. Eerder verzonden links werken dan niet meer.',
        },
        takeLicence: {
            title: 'Licentie intrekken',
            submit: 'Intrekken',
            text: 'Deze gebruikers verliezen de licentie met hun sleutels. De licentie heeft daarna meer beschikbare sleutels.',
        },
        leaveGroup: {
            title: 'Uit cloudgroep verwijderen',
            submit: 'Verwijderen',
            text: 'Deze gebruikers verliezen de toegang tot de cloudinhoud van de groep.',
        },
        logout: {
            title: 'Op alle apparaten afmelden',
            submit: 'Afmelden',
            text: 'Deze gebruikers worden op alle apparaten afgemeld en moeten zich opnieuw aanmelden. Wat daar niet is opgeslagen, kan verloren gaan.',
        },
        deleteUser: {
            title: 'Gebruikers verwijderen',
            submit: 'Verwijderen',
            text: 'Deze gebruikers worden verwijderd, samen met hun lidmaatschap van cloudgroepen. Dit kan niet ongedaan worden gemaakt.',
        },
        expireKey: {
            title: 'Vervaldatum wijzigen',
            submit: 'Wijzigen',
            text: '%{smart_count} sleutel krijgt deze vervaldatum. |||| %{smart_count} sleutels krijgen deze vervaldatum.',
            chooseExpiry:
                'Kies de nieuwe vervaldatum van %{smart_count} sleutel. |||| Kies de nieuwe vervaldatum van %{smart_count} sleutels.',
            noExpiry: '%{smart_count} sleutel verloopt niet meer. |||| %{smart_count} sleutels verlopen niet meer.',
        },
        sendKey: {
            title: 'Sleutels verzenden',
            submit: 'Verzenden',
            text: '%{smart_count} sleutel wordt per e-mail naar de gebruiker verzonden. |||| %{smart_count} sleutels worden per e-mail naar hun gebruikers verzonden.',
        },
        renewKey: {
            title: 'Sleutelcodes vervangen',
            submit: 'Vervangen',
            text: '%{smart_count} sleutel krijgt een nieuwe sleutelcode. De huidige kan niet meer worden gebruikt. |||| %{smart_count} sleutels krijgen nieuwe sleutelcodes. De huidige kunnen niet meer worden gebruikt.',
        },
        deleteKey: {
            title: 'Sleutels verwijderen',
            submit: 'Verwijderen',
            text: '%{smart_count} sleutel wordt met de werkplekken verwijderd. Dit kan niet ongedaan worden gemaakt. |||| %{smart_count} sleutels worden met hun werkplekken verwijderd. Dit kan niet ongedaan worden gemaakt.',
        },
        releaseSeat: {
            title: 'Werkplekken vrijgeven',
            submit: 'Vrijgeven',
            text: '%{smart_count} werkplek komt vrij en kan daarna op een andere computer worden gebruikt. |||| %{smart_count} werkplekken komen vrij en kunnen daarna op andere computers worden gebruikt.',
        },
        removeSeat: {
            title: 'Werkplekken uit de lijst verwijderen',
            submit: 'Verwijderen',
            text: '%{smart_count} inactieve werkplek wordt uit de lijst verwijderd. |||| %{smart_count} inactieve werkplekken worden uit de lijst verwijderd.',
        },
    },
} satisfies Translation<typeof en>;
