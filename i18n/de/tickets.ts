import type en from '../en/tickets';
import type { Translation } from '../messages';

export default {
    tickets: {
        title: 'CAM-Tickets',
        tile: 'Fragen an den CAM-Support',
        number: 'Ticket %{number}',
        noAnswer: 'Noch keine',
        createdOn: 'Angelegt am %{date}',
        activeTitle: 'Aktive Tickets',
        closedTitle: 'Geschlossene Tickets',
        closedNext: 'Zu den Tickets',
        emptyTitle: 'Noch keine Tickets',
        emptyText: 'Stellen Sie dem CAM-Support eine Frage. Hier erscheinen Ihre Tickets mit den Antworten.',
        closedEmptyTitle: 'Keine geschlossenen Tickets',
        closedEmptyText: 'Hier erscheinen geschlossene und gelöste Tickets; sie bleiben lesbar.',
        permissionTitle: 'Berechtigung fehlt',
        permissionText:
            'Für CAM-Tickets benötigen Sie eine Lizenz mit dem CAM-Modul und die persönliche Berechtigung dafür. Bitte wenden Sie sich an Ihren Administrator.',
        permissionTextAdmin:
            'Für CAM-Tickets benötigen Sie eine Lizenz mit dem CAM-Modul und die persönliche Berechtigung dafür. Bitte wenden Sie sich an unseren Support.',
        fields: {
            number: 'Nummer',
            content: 'Anfrage',
            status: 'Status',
            authors: 'Verfasser',
            created: 'Angelegt',
            lastAnswer: 'Letzte Antwort des Supports',
        },
        status: {
            open: 'Offen',
            inprogress: 'In Bearbeitung',
            closed: 'Geschlossen',
            solved: 'Gelöst',
        },
        latest: {
            self: 'Ihre letzte Nachricht: %{date}',
            customer: 'Letzte Nachricht von %{author}: %{date}',
            support: 'Antwort des Supports: %{date}',
        },
        create: {
            button: 'Neues Ticket',
            title: 'Neues Ticket',
            label: 'Ihre Anfrage',
            hint: 'Beschreiben Sie, was Sie getan haben und was dabei geschah. Senden mit Strg + Eingabe (Mac: Cmd + Eingabe).',
            submit: 'Ticket anlegen',
            done: 'Das Ticket wurde angelegt.',
            arrived: 'Das Ticket ist angekommen und wurde angelegt.',
            notArrived: 'Das Ticket ist nicht angekommen. Ihr Text ist noch da, Sie können ihn erneut senden.',
            unclear: 'Es ist noch nicht bekannt, ob das Ticket angekommen ist. Bitte prüfen Sie das, bevor Sie es erneut senden.',
            onlyOneTitle: 'Es gibt ein aktives Ticket',
            onlyOneText:
                'Es kann immer nur ein Ticket aktiv sein. Das Ticket %{number} ist noch aktiv: Antworten Sie dort oder schließen Sie es, bevor Sie ein neues anlegen.',
            onlyOneWait:
                'Es kann immer nur ein Ticket aktiv sein. Das Ticket %{number} ist noch aktiv. Sobald es geschlossen oder gelöst ist, können Sie ein neues anlegen.',
            openActive: 'Ticket %{number} öffnen',
        },
        message: {
            label: 'Ihre Nachricht',
            hint: 'Senden mit Strg + Eingabe (Mac: Cmd + Eingabe).',
            send: 'Senden',
            unsent: 'Ihre nicht gesendete Nachricht',
            arrived: 'Ihre Nachricht ist angekommen.',
            notArrived: 'Die Nachricht ist nicht angekommen. Ihr Text ist noch da, Sie können ihn erneut senden.',
            unclear:
                'Es ist noch nicht bekannt, ob Ihre Nachricht angekommen ist. Bitte prüfen Sie das, bevor Sie sie erneut senden.',
            checkAgain: 'Erneut prüfen',
        },
        obstacle: {
            closed: 'Dieses Ticket ist geschlossen und nimmt keine Nachrichten mehr an.',
            foreign: 'Sie können dieses Ticket lesen. Antworten können nur die Beteiligten.',
        },
        thread: {
            label: 'Nachrichtenverlauf',
            empty: 'Noch keine Nachrichten.',
            you: 'Sie',
            support: 'Support',
            newMark: 'Neu',
            newMessages: '%{smart_count} neue Nachricht |||| %{smart_count} neue Nachrichten',
            stale: 'Neue Nachrichten können gerade nicht geladen werden.',
            failed: 'Die Nachrichten konnten nicht geladen werden',
            loading: 'Nachrichten werden geladen',
        },
        close: {
            button: 'Ticket schließen',
            title: 'Ticket %{number} schließen?',
            text: 'Ein geschlossenes Ticket nimmt keine Nachrichten mehr an und kann nicht wieder geöffnet werden.',
            confirm: 'Ticket schließen',
            done: 'Das Ticket wurde geschlossen.',
        },
        errors: {
            notFound: 'Ticket nicht gefunden',
            load: 'Die Ticketdaten konnten nicht geladen werden',
            create: 'Das Ticket konnte nicht angelegt werden',
            active: 'Es gibt bereits ein aktives Ticket. Ein neues können Sie anlegen, sobald es geschlossen ist.',
            close: 'Das Ticket konnte nicht geschlossen werden',
            message: 'Die Nachricht konnte nicht gesendet werden',
            closed: 'Das Ticket ist geschlossen und nimmt keine Nachrichten mehr an',
        },
    },
} satisfies Translation<typeof en>;
