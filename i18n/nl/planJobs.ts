import type en from '../en/planJobs';
import type { Translation } from '../messages';

export default {
    jobs: {
        title: 'Bulkactie',
        bar: 'Lopende bulkacties',
        progress: '%{done} van %{total} uitgevoerd',
        progressOf: 'Voortgang: %{title}',
        allDone: {
            users: 'Uitgevoerd voor %{smart_count} gebruiker |||| Uitgevoerd voor %{smart_count} gebruikers',
            keys: 'Uitgevoerd voor %{smart_count} sleutel |||| Uitgevoerd voor %{smart_count} sleutels',
            seats: 'Uitgevoerd voor %{smart_count} werkplek |||| Uitgevoerd voor %{smart_count} werkplekken',
        },
        failed: '%{smart_count} mislukt |||| %{smart_count} mislukt',
        changed: '%{smart_count} intussen gewijzigd |||| %{smart_count} intussen gewijzigd',
        unknownCount: '%{smart_count} onzeker |||| %{smart_count} onzeker',
        left: 'Nog ongeveer %{time}',
        spoken: '%{title}: %{percent}% uitgevoerd',
        unsaved: 'Deze browser slaat niets op: de actie eindigt als u deze pagina opnieuw laadt of sluit.',
        pause: 'Pauzeren',
        open: 'Details',
        states: {
            running: 'Bezig',
            paused: 'Gepauzeerd',
            stopped: 'Gestopt',
            ended: 'Voltooid',
            targetMissing: 'Voortijdig beëindigd',
            dropped: 'Beëindigd omdat iemand anders zich in deze browser heeft aangemeld',
        },
        again: {
            users: 'Opnieuw proberen voor %{smart_count} gebruiker |||| Opnieuw proberen voor %{smart_count} gebruikers',
            keys: 'Opnieuw proberen voor %{smart_count} sleutel |||| Opnieuw proberen voor %{smart_count} sleutels',
            seats: 'Opnieuw proberen voor %{smart_count} werkplek |||| Opnieuw proberen voor %{smart_count} werkplekken',
        },
        resend: {
            users: 'Opnieuw verzenden naar %{smart_count} gebruiker |||| Opnieuw verzenden naar %{smart_count} gebruikers',
            keys: '%{smart_count} sleutel opnieuw verzenden |||| %{smart_count} sleutels opnieuw verzenden',
        },
        sendAgain: 'Opnieuw verzenden',
        receipt: 'Rapport downloaden',
        rows: {
            users: 'Gebruikers',
            keys: 'Sleutels',
            seats: 'Werkplekken',
        },
        row: {
            users: 'Gebruiker',
            keys: 'Sleutel',
            seats: 'Werkplek',
        },
        what: 'Actie',
        outcome: 'Resultaat',
        reason: 'Reden',
        every: 'Alle (%{count})',
        outcomes: {
            done: 'Uitgevoerd',
            gone: 'Bestaat niet meer',
            failed: 'Mislukt',
            changed: 'Intussen gewijzigd',
            unknown: 'Misschien verzonden',
            waiting: 'Niet gestart',
            sent: 'Bezig',
        },
        unknownReason: 'De verbinding werd verbroken: de e-mail is misschien verzonden.',
        unknownText:
            'De verbinding werd verbroken tijdens het verzenden van enkele e-mails. Ze zijn misschien aangekomen en worden daarom niet automatisch opnieuw verzonden.',
        unknownChange: {
            outcome: 'Onzeker',
            reason: 'De verbinding werd verbroken: het is niet bekend of dit is uitgevoerd.',
            text: 'De verbinding werd tussendoor verbroken. Het is niet bekend of dit is uitgevoerd, daarom wordt het niet automatisch herhaald.',
        },
        endedEarly: 'Voortijdig beëindigd: %{reason}',
        unknown: {
            users: 'Gebruiker %{id}',
            keys: 'Sleutel %{id}',
            seats: 'Werkplek %{id}',
        },
        missingTitle: 'Niets te tonen',
        missingText: 'Resultaten worden 24 uur in deze browser bewaard en bij het afmelden verwijderd.',
        signOut: {
            title: 'Nu afmelden?',
            text: '%{smart_count} item is nog niet verwerkt. Als u zich afmeldt, eindigt de actie. |||| %{smart_count} items zijn nog niet verwerkt. Als u zich afmeldt, eindigt de actie.',
            stay: 'Aangemeld blijven',
        },
    },
} satisfies Translation<typeof en>;
