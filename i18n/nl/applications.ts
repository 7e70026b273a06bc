import type en from '../en/applications';
import type { Translation } from '../messages';

export default {
    applications: {
        title: 'Applicaties',
        tile: 'Downloads en documentatie van uw applicaties',
        descriptions: {
            pcad: 'Ontwerp interieurs in 3D, van de eerste schets tot de productiedocumenten.',
            phome: 'Thuis ontwerpen: voor klanten die hun ruimtes zelf voorbereiden.',
            showroom: 'Presenteer uw ontwerpen en producten in de showroom.',
            rooms: 'Ontwerp ruimtes in de browser, zonder iets te installeren.',
            cam: 'Maak van uw ontwerpen de gegevens voor uw machines.',
        },
        intro: 'Applicaties, downloads en documentatie',
        documents: 'Documenten',
        documentsOf: 'Documenten bij %{name}',
        documentsFallback: 'Er zijn geen documenten in het %{language}. Deze zijn in het Engels.',
        documentsNone: 'Geen documenten',
        documentsNoneHere: 'Geen documenten in het %{language}',
        download: 'Downloaden',
        downloadOf: '%{name} downloaden',
        chooseLanguage: 'In welke taal wilt u de applicatie?',
        allLanguages: 'Alle talen',
        open: 'Openen',
        openIn: 'Openen (%{language})',
        nothing: 'Voor deze applicatie is er op dit moment niets te downloaden of te openen.',
        emptyTitle: 'Nog geen applicaties',
        emptyText: 'Zodra er applicaties voor u beschikbaar zijn, verschijnen ze hier met hun downloads en documenten.',
        errors: {
            load: 'De gegevens van de applicaties konden niet worden geladen',
        },
    },
} satisfies Translation<typeof en>;
