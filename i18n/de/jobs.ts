import type en from '../en/jobs';
import type { Translation } from '../messages';

export default {
    jobs: {
        busy: 'Der Server ist ausgelastet. Es geht um %{time} Uhr weiter.',
        batch: {
            users: {
                count: '%{smart_count} Benutzer |||| %{smart_count} Benutzer',
                nobody: 'Für keinen der ausgewählten Benutzer nötig. Bitte ändern Sie die Auswahl.',
                leftOut: 'Ausgelassen: %{smart_count} Benutzer |||| Ausgelassen: %{smart_count} Benutzer',
                typed: {
                    label: 'Anzahl der Benutzer',
                    hint: 'Geben Sie zur Bestätigung %{count} ein',
                    mismatch: 'Bitte geben Sie %{count} ein: So viele Benutzer werden gelöscht.',
                },
            },
            keys: {
                count: '%{smart_count} Schlüssel |||| %{smart_count} Schlüssel',
                nobody: 'Das ist für keinen der ausgewählten Schlüssel möglich. Bitte ändern Sie Ihre Auswahl.',
                leftOut: 'Ausgelassen: %{smart_count} Schlüssel |||| Ausgelassen: %{smart_count} Schlüssel',
                typed: {
                    label: 'Anzahl der Schlüssel',
                    hint: 'Geben Sie zur Bestätigung %{count} ein',
                    mismatch: 'Bitte geben Sie %{count} ein: So viele Schlüssel werden gelöscht.',
                },
            },
            seats: {
                count: '%{smart_count} Arbeitsplatz |||| %{smart_count} Arbeitsplätze',
                nobody: 'Das ist für keinen der ausgewählten Arbeitsplätze möglich. Bitte ändern Sie Ihre Auswahl.',
                leftOut: 'Ausgelassen: %{smart_count} Arbeitsplatz |||| Ausgelassen: %{smart_count} Arbeitsplätze',
            },
            gone: 'Nicht mehr vorhanden',
        },
        resume: 'Fortsetzen',
        stop: 'Abbrechen',
    },
} satisfies Translation<typeof en>;
