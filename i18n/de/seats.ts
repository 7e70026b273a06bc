import type en from '../en/seats';
import type { Translation } from '../messages';

export default {
    seats: {
        title: 'Arbeitsplätze',
        fields: {
            machine: 'Rechner',
            state: 'Status',
            user: 'Benutzer',
        },
        active: 'Aktiv',
        activeSince: 'Aktiv seit %{from}',
        inactive: 'Inaktiv',
        inactiveUntil: 'Inaktiv, zuletzt aktiv bis %{to}',
        inactivePeriod: 'Inaktiv, zuletzt aktiv von %{from} bis %{to}',
        release: 'Arbeitsplatz freigeben',
        remove: 'Aus der Liste entfernen',
        releaseTitle: 'Arbeitsplatz freigeben',
        releaseText:
            'Der Arbeitsplatz auf „%{name}“ wird frei und kann auf einem anderen Rechner verwendet werden. Möchten Sie ihn freigeben?',
        releaseConfirm: 'Freigeben',
        releaseSuccess: 'Der Arbeitsplatz wurde freigegeben.',
        removeTitle: 'Aus der Liste entfernen',
        removeText: 'Der inaktive Arbeitsplatz auf „%{name}“ wird aus der Liste entfernt.',
        removeConfirm: 'Entfernen',
        removeSuccess: 'Der Arbeitsplatz wurde aus der Liste entfernt.',
        codeText:
            'Die Lizenz ist an den Rechner „%{name}“ gebunden. Bitte geben Sie den Freigabecode ein, den die Software dort anzeigt.',
        codeLabel: 'Freigabecode',
        codeHint: 'Vier Gruppen aus je vier Buchstaben oder Ziffern, zum Beispiel A1B2-C3D4-E5F6-G7H8',
        codeInvalid: 'Bitte geben Sie den Freigabecode in der Form XXXX-XXXX-XXXX-XXXX ein.',
        codeRefused: 'Dieser Freigabecode gehört nicht zu dem Arbeitsplatz.',
        emptyTitle: 'Noch keine Arbeitsplätze',
        emptyText: 'Sobald ein Schlüssel dieser Lizenz auf einem Rechner verwendet wird, erscheint der Rechner hier.',
        choice: {
            bar: 'Ausgewählte Arbeitsplätze',
            count: '%{smart_count} Arbeitsplatz ausgewählt |||| %{smart_count} Arbeitsplätze ausgewählt',
        },
        batch: {
            reasons: {
                nodeLocked: 'An den Rechner gebunden: kann nur einzeln, mit seinem Freigabecode, freigegeben werden',
                active: 'Noch aktiv: muss zuerst freigegeben werden',
                inactive: 'Bereits inaktiv',
            },
        },
        errors: {
            notEmpty: 'Der Arbeitsplatz ist noch in Verwendung',
            inUse: 'Schließen Sie die Software auf diesem Rechner und versuchen Sie es dann noch einmal.',
            release: 'Der Arbeitsplatz konnte nicht freigegeben werden',
            notFound: 'Arbeitsplatz nicht gefunden',
        },
    },
} satisfies Translation<typeof en>;
