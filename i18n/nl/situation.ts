import type en from '../en/situation';
import type { Translation } from '../messages';

export default {
    situation: {
        text: 'Een bestand voor onze support, die het portaal daarmee ziet zoals u. Namen, adressen, computers, labels, sleutels, notities en id’s worden in uw browser vervangen door verzonnen waarden, en berichten worden weggelaten. Er wordt niets verzonden: u bepaalt aan wie u het bestand geeft.',
        begun: 'Wordt geladen…',
        reading: '%{done} van %{total} onderdelen geladen',
        ready: 'Het bestand is klaar. Controleer wat het bevat voordat u het opslaat.',
        save: 'Bestand opslaan',
        saved: 'Het bestand ‘%{file}’ is opgeslagen.',
        tooLarge: 'Het bestand zou groter zijn dan %{megabytes} MB. Het is niet opgeslagen.',
        missing: 'Kon niet worden geladen en staat daarom niet in het bestand:',
        search: 'Zoek in het bestand, bijv. naar uw naam',
        searchHint: 'Controleer hier dat het bestand niets persoonlijks bevat.',
        notFound: '‘%{text}’ komt nergens in het bestand voor.',
        found: '‘%{text}’ komt voor in: %{where}',
        show: 'Inhoud van het bestand',
        record: 'Record',
        content: 'Inhoud',
        fileName: 'Situatie',
        kinds: {
            circumstances: 'Pagina, venster en mislukte aanroepen',
            customer: 'Bedrijf',
            user: 'Mijn account',
            users: 'Gebruikers',
            licences: 'Licenties',
            keys: 'Sleutels',
            cloudGroups: 'Cloudgroepen',
            contracts: 'Contracten',
            invoices: 'Facturen',
            tickets: 'Tickets, zonder berichten',
            courses: 'Academie met voortgang',
        },
    },
} satisfies Translation<typeof en>;
