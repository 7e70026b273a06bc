import type en from '../en/profile';

const messages: typeof en = {
    profile: {
        title: 'Mein Profil',
        personal: 'Persönliche Daten',
        company: 'Firmendaten',
        cloud: 'Cloud-Informationen',
        edit: 'Bearbeiten',
        changePassword: 'Passwort ändern',
        viewInUserManagement: 'In der Benutzerverwaltung ansehen',
        notGiven: 'Keine Angabe',
        fields: {
            email: 'E-Mail',
            displayName: 'Anzeigename',
            forename: 'Vorname',
            surname: 'Nachname',
            phone: 'Telefon',
            function: 'Funktion',
            customer: 'Kundennummer',
            name: 'Name',
            street: 'Straße',
            zip: 'Postleitzahl',
            city: 'Ort',
            quota: 'Speicherplatz',
            featureLevel: 'Funktionsumfang',
        },
        editing: {
            title: 'Profil bearbeiten',
            displayNameHint: 'Höchstens %{max} Zeichen. Andere sehen diesen Namen, zum Beispiel in Kommentaren.',
            onlyAdmin: 'Nur ein Administrator kann diese Angabe ändern.',
            delay: 'Es kann bis zu 24 Stunden dauern, bis ein neuer Anzeigename überall erscheint.',
            required: 'Bitte füllen Sie dieses Feld aus.',
            tooLong: 'Bitte verwenden Sie höchstens %{max} Zeichen.',
            save: 'Speichern',
            saved: 'Ihr Profil wurde gespeichert.',
        },
        password: {
            title: 'Passwort ändern',
            current: 'Aktuelles Passwort',
            new: 'Neues Passwort',
            repeat: 'Neues Passwort wiederholen',
            show: 'Passwörter anzeigen',
            invalid: 'Ungültiges Passwort. Bitte geben Sie Ihr aktuelles Passwort ein.',
            newHint: 'Mindestens 6 Zeichen.',
            save: 'Passwort ändern',
            saved: 'Ihr Passwort wurde geändert.',
        },
    },
};

export default messages;
