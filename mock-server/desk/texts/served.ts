import type { Pair } from './pair';

/** What the server says in English, in German: by the name of a situation or fault, and by the address of an account. */
export const SERVED: Readonly<Record<string, string>> = {
    'situation.full-licence.title': 'Eine Lizenz ist ausgelastet',
    'situation.full-licence.about':
        'Jeder Schlüssel von „CAD Planung Stuttgart“ hat einen Benutzer und keiner ist verfügbar: Es kann keiner mehr angelegt oder zugewiesen werden.',
    'situation.all-expires-this-month.title': 'Alles läuft diesen Monat ab',
    'situation.all-expires-this-month.about':
        'Alle Lizenzen und Schlüssel enden am letzten Tag dieses Monats, abgelaufen ist noch nichts; nur die automatischen Academy-Lizenzen enden nie.',
    'situation.school-in-september.title': 'Eine Schule im September',
    'situation.school-in-september.about':
        'Die Uhr steht auf dem 15. September: Die Schlüssel der Klassen des letzten Jahres sind am 31. August abgelaufen, die Lizenz gilt bis zum nächsten Sommer, und das neue Schuljahr kann geplant werden.',
    'situation.ticket-answered.title': 'Ein Ticket ist beantwortet',
    'situation.ticket-answered.about':
        'Der Support hat gerade das offene Ticket 84 über die CAM-Ausgabe beantwortet; es ist jetzt in Bearbeitung.',
    'situation.membership-ordered.title': 'Eine Mitgliedschaft wurde bestellt',
    'situation.membership-ordered.about':
        'Lehmann Tischlerei hat gestern ihre erste Academy-Mitgliedschaft bestellt: Fünf Lizenzen sind da, keine ist zugewiesen, und die E-Mail zur Bestellung ist gesendet.',
    'situation.empty-customer.title': 'Ein Kunde hat noch nichts',
    'situation.empty-customer.about':
        'Neubau Möbel GmbH hat einen Administrator und sonst nichts: keine Lizenz, keinen Schlüssel, keine Cloud-Gruppe, keinen Vertrag, keine Rechnung, kein Ticket.',
    'fault.next-fails': 'Nächster Aufruf schlägt fehl',
    'fault.unauthorised': 'Alle Aufrufe 401',
    'fault.offline': 'Keine Verbindung',
    'fault.slow': 'Alle Aufrufe 10 s später',
    'fault.sign-in-down': 'Anmeldung gestört',
    'fault.key-assigned-500': 'Schlüssel zugewiesen, Antwort 500',
    'fault.ticket-answer-lost': 'Nachricht an den Support angekommen, Antwort verloren',
    'fault.other-customer': 'Neuer Benutzer gehört zu anderem Kunden (409, 11)',
    'fault.too-many': 'Drei Aufrufe 429, wieder in 3 s',
    'fault.gateway': 'Ein Gateway antwortet mit HTML',
    'account.admin@holzmann.example': 'Administrator eines deutschen Unternehmens mit vielen Benutzern',
    'account.user@holzmann.example': 'Benutzer mit eigenen Schlüsseln beider Typen und CAM-Tickets',
    'account.reader@holzmann.example': 'Sieht die Seiten des Administrators und ändert nichts',
    'account.multi@planwerk.example': 'Administrator zweier Unternehmen, wählt bei der Anmeldung eines',
    'account.admin@northfield.example': 'Administrator eines englischen Unternehmens',
    'account.admin@schule.example': 'Administrator einer Schule, strengere Regeln für Schlüssel',
    'account.student@schule.example': 'Schüler mit einem Ausbildungsschlüssel',
    'account.admin@demo.example': 'Administrator eines Demokunden, ohne Cloud-Gruppen',
    'account.admin@lehmann.example': 'Administrator ohne Verträge und Academy',
    'account.umlaut@holzmann.example': 'Das Passwort ist pässwörtł',
    'account.inactive@holzmann.example': 'Noch nicht aktiviert: kann sich nicht anmelden',
};

/** The records of each collection: in the singular and the plural. */
export const KINDS: Readonly<Record<string, readonly [one: Pair, many: Pair]>> = {
    customers: [
        ['Customer', 'Kunde'],
        ['Customers', 'Kunden'],
    ],
    users: [
        ['User', 'Benutzer'],
        ['Users', 'Benutzer'],
    ],
    cloudGroups: [
        ['Cloud group', 'Cloud-Gruppe'],
        ['Cloud groups', 'Cloud-Gruppen'],
    ],
    licences: [
        ['Licence', 'Lizenz'],
        ['Licences', 'Lizenzen'],
    ],
    keys: [
        ['Key', 'Schlüssel'],
        ['Keys', 'Schlüssel'],
    ],
    seats: [
        ['Seat', 'Arbeitsplatz'],
        ['Seats', 'Arbeitsplätze'],
    ],
    applications: [
        ['Application', 'Anwendung'],
        ['Applications', 'Anwendungen'],
    ],
    contracts: [
        ['Contract', 'Vertrag'],
        ['Contracts', 'Verträge'],
    ],
    invoices: [
        ['Invoice', 'Rechnung'],
        ['Invoices', 'Rechnungen'],
    ],
    tickets: [
        ['Ticket', 'Ticket'],
        ['Tickets', 'Tickets'],
    ],
    ticketMessages: [
        ['Message', 'Nachricht'],
        ['Messages', 'Nachrichten'],
    ],
    orders: [
        ['Order', 'Bestellung'],
        ['Orders', 'Bestellungen'],
    ],
    directories: [
        ['Directory', 'Verzeichnis'],
        ['Directories', 'Verzeichnisse'],
    ],
    videos: [
        ['Video', 'Video'],
        ['Videos', 'Videos'],
    ],
    tags: [
        ['Tag', 'Schlagwort'],
        ['Tags', 'Schlagwörter'],
    ],
    comments: [
        ['Comment', 'Kommentar'],
        ['Comments', 'Kommentare'],
    ],
    academySessions: [
        ['Academy session', 'Academy-Sitzung'],
        ['Academy sessions', 'Academy-Sitzungen'],
    ],
    outbox: [
        ['E-mail', 'E-Mail'],
        ['E-mails', 'E-Mails'],
    ],
    embeds: [
        ['Embed', 'Einbettung'],
        ['Embeds', 'Einbettungen'],
    ],
    progress: [
        ['Progress', 'Fortschritt'],
        ['Progress', 'Fortschritte'],
    ],
    eduRegistrations: [
        ['Education registration', 'Ausbildungsregistrierung'],
        ['Education registrations', 'Ausbildungsregistrierungen'],
    ],
};
