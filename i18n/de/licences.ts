import type en from '../en/licences';

const messages: typeof en = {
    licences: {
        title: 'Lizenzen',
        ownKeysTitle: 'Lizenzschlüssel',
        one: 'Lizenz',
        summary: '%{smart_count} Lizenz |||| %{smart_count} Lizenzen',
        fields: {
            name: 'Name',
            expired: 'Abgelaufen',
            type: 'Lizenztyp',
            count: 'Anzahl',
            used: 'Verwendet',
            product: 'Produkt',
        },
        types: { ol: 'Online', nl: 'Arbeitsplatzgebunden' },
        expired: 'Abgelaufen',
        expiredOn: 'Abgelaufen am %{date}',
        expiresOn: 'Läuft ab am %{date}',
        unlimited: 'Unbefristet',
        usage: '%{used} von %{count} verwendet',
        usageFull: 'Alle %{count} verwendet',
        rename: 'Umbenennen',
        details: 'Details anzeigen',
        renameTitle: 'Lizenz umbenennen',
        renameLabel: 'Name der Lizenz',
        renameSave: 'Speichern',
        renameSuccess: 'Die Lizenz wurde umbenannt.',
        renameFailed: 'Die Lizenz konnte nicht umbenannt werden.',
        noEmptyString: 'Bitte geben Sie einen Namen ein. Er darf nicht leer sein.',
        renameExpired: 'Eine abgelaufene Lizenz kann nicht umbenannt werden.',
        renameAutomatic: 'Die automatische Academy-Lizenz kann nicht umbenannt werden.',
        emptyTitle: 'Noch keine Lizenzen',
        emptyText: 'Sobald Ihr Unternehmen eine Lizenz besitzt, erscheint sie hier.',
        modulesTitle: 'Module',
        expiredNotice:
            'Diese Lizenz ist abgelaufen. Schlüssel und Benutzer können nicht mehr hinzugefügt, geändert oder versendet werden.',
        personalWarning:
            'Lizenzen sind personengebunden. Ein Lizenzschlüssel darf nur von der Person verwendet werden, der er zugewiesen ist.',
    },
    products: {
        pcad: 'pCAD',
        rooms: 'Rooms',
        showroom: 'Showroom',
        phome: 'pHome',
        academy: 'Academy',
    },
    academyPromotion: {
        title: 'Mehr lernen mit der Academy',
        text: 'Videos und Kurse zu Ihrer CAD-Software, für jedes Niveau.',
        request: 'Lizenz anfragen',
        order: 'Mitgliedschaft bestellen',
        requestTitle: 'Academy-Lizenz anfragen',
        requestText: 'Ihre Lizenzverwaltung erhält eine Nachricht, dass Sie eine Academy-Lizenz wünschen.',
        requestConfirm: 'Anfrage senden',
        requestSuccess: 'Benachrichtigung wurde versendet',
        requestFailed: 'Benachrichtigung konnte nicht versendet werden',
    },
};

export default messages;
