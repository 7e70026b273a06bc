import type en from '../en/tickets';
import type { Translation } from '../messages';

export default {
    tickets: {
        title: 'CAM-tickets',
        tile: 'Vragen aan de CAM-support',
        number: 'Ticket %{number}',
        createdOn: 'Aangemaakt op %{date}',
        activeTitle: 'Actieve tickets',
        closedTitle: 'Gesloten tickets',
        closedNext: 'Naar de tickets',
        emptyTitle: 'Nog geen tickets',
        emptyText: 'Stel een vraag aan de CAM-support. Uw tickets en de antwoorden verschijnen hier.',
        closedEmptyTitle: 'Geen gesloten tickets',
        closedEmptyText: 'Gesloten en opgeloste tickets verschijnen hier en blijven leesbaar.',
        permissionTitle: 'Machtiging ontbreekt',
        permissionText:
            'Voor CAM-tickets hebt u een licentie met de CAM-module en de persoonlijke machtiging daarvoor nodig. Neem contact op met uw licentiebeheerder.',
        permissionTextAdmin:
            'Voor CAM-tickets hebt u een licentie met de CAM-module en de persoonlijke machtiging daarvoor nodig. Neem contact op met onze support.',
        fields: {
            number: 'Nummer',
            content: 'Vraag',
            status: 'Status',
            authors: 'Auteurs',
            created: 'Aangemaakt',
        },
        status: {
            open: 'Open',
            inprogress: 'In behandeling',
            closed: 'Gesloten',
            solved: 'Opgelost',
        },
        latest: {
            self: 'Uw laatste bericht: %{date}',
            customer: 'Laatste bericht van %{author}: %{date}',
            support: 'Antwoord van de support: %{date}',
        },
        create: {
            button: 'Nieuw ticket',
            title: 'Nieuw ticket',
            label: 'Uw vraag',
            hint: 'Beschrijf wat u deed en wat er gebeurde. Verzenden met Ctrl + Enter (Mac: Cmd + Enter).',
            submit: 'Ticket aanmaken',
            done: 'Het ticket is aangemaakt.',
            arrived: 'Het ticket is aangekomen en aangemaakt.',
            notArrived: 'Het ticket is niet aangekomen. Uw tekst is bewaard, u kunt die opnieuw verzenden.',
            unclear: 'Het is nog niet bekend of het ticket is aangekomen. Controleer dit voordat u het opnieuw verzendt.',
            onlyOneTitle: 'Er is al een actief ticket',
            onlyOneText:
                'Er kan maar één ticket tegelijk actief zijn. Ticket %{number} is nog actief: reageer daar of sluit het voordat u een nieuw ticket aanmaakt.',
            onlyOneWait:
                'Er kan maar één ticket tegelijk actief zijn. Ticket %{number} is nog actief. U kunt een nieuw ticket aanmaken zodra het gesloten of opgelost is.',
            openActive: 'Ticket %{number} openen',
        },
        message: {
            label: 'Uw bericht',
            hint: 'Verzenden met Ctrl + Enter (Mac: Cmd + Enter)',
            send: 'Verzenden',
            unsent: 'Uw niet-verzonden bericht',
            arrived: 'Uw bericht is aangekomen.',
            notArrived: 'Het bericht is niet aangekomen. Uw tekst is bewaard, u kunt die opnieuw verzenden.',
            unclear: 'Het is nog niet bekend of uw bericht is aangekomen. Controleer dit voordat u het opnieuw verzendt.',
            checkAgain: 'Opnieuw controleren',
        },
        obstacle: {
            closed: 'Dit ticket is gesloten en accepteert geen berichten meer.',
            foreign: 'U kunt dit ticket lezen. Alleen de betrokkenen kunnen reageren.',
        },
        thread: {
            label: 'Gesprek',
            empty: 'Nog geen berichten.',
            you: 'U',
            support: 'Support',
            newMark: 'Nieuw',
            newMessages: '%{smart_count} nieuw bericht |||| %{smart_count} nieuwe berichten',
            stale: 'Nieuwe berichten kunnen op dit moment niet worden geladen.',
            failed: 'De berichten konden niet worden geladen',
            loading: 'Berichten worden geladen',
        },
        close: {
            button: 'Ticket sluiten',
            title: 'Ticket %{number} sluiten?',
            text: 'Een gesloten ticket accepteert geen berichten meer en kan niet opnieuw worden geopend.',
            confirm: 'Ticket sluiten',
            done: 'Het ticket is gesloten.',
        },
        errors: {
            notFound: 'Ticket niet gevonden',
            load: 'De ticketgegevens konden niet worden geladen',
            create: 'Het ticket kon niet worden aangemaakt',
            active: 'Er is al een actief ticket. U kunt een nieuw ticket aanmaken zodra dit is gesloten.',
            close: 'Het ticket kon niet worden gesloten',
            message: 'Het bericht kon niet worden verzonden',
            closed: 'Het ticket is gesloten en accepteert geen berichten meer',
        },
    },
} satisfies Translation<typeof en>;
