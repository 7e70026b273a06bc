import type en from '../en/applications';
import type { Translation } from '../messages';

export default {
    applications: {
        title: 'Anwendungen',
        tile: 'Downloads und Dokumentation Ihrer Anwendungen',
        descriptions: {
            pcad: 'Innenräume in 3D planen, vom ersten Entwurf bis zu den Fertigungsunterlagen.',
            phome: 'Planen zu Hause: für Kunden, die ihre Räume selbst vorbereiten.',
            showroom: 'Planungen und Produkte in der Ausstellung präsentieren.',
            rooms: 'Räume im Browser planen, ohne etwas zu installieren.',
            cam: 'Maschinendaten aus Ihren Planungen erzeugen.',
        },
        intro: 'Anwendungen, Downloads und Dokumentation',
        documents: 'Dokumente',
        documentsOf: 'Dokumente zu %{name}',
        documentsFallback: 'Auf %{language} gibt es keine Dokumente. Diese sind auf Englisch.',
        documentsNone: 'Keine Dokumente',
        documentsNoneHere: 'Keine Dokumente auf %{language}',
        download: 'Herunterladen',
        downloadOf: '%{name} herunterladen',
        chooseLanguage: 'In welcher Sprache möchten Sie die Anwendung?',
        allLanguages: 'Alle Sprachen',
        open: 'Öffnen',
        openIn: 'Öffnen (%{language})',
        nothing: 'Für diese Anwendung gibt es derzeit nichts herunterzuladen oder zu öffnen.',
        emptyTitle: 'Noch keine Anwendungen',
        emptyText: 'Sobald Ihnen Anwendungen zur Verfügung stehen, erscheinen sie hier mit ihren Downloads und Dokumenten.',
        errors: {
            load: 'Die Anwendungsdaten konnten nicht geladen werden',
        },
    },
} satisfies Translation<typeof en>;
