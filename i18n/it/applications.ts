import type en from '../en/applications';
import type { Translation } from '../messages';

export default {
    applications: {
        title: 'Applicazioni',
        tile: 'Download e documentazione delle Sue applicazioni',
        descriptions: {
            pcad: 'Progettare interni in 3D, dal primo schizzo ai documenti di produzione.',
            phome: 'Progettare a casa: per i clienti che preparano da sé i propri ambienti.',
            showroom: 'Presentare i Suoi progetti e prodotti nello showroom.',
            rooms: 'Progettare ambienti nel browser, senza installare nulla.',
            cam: 'Generare dai progetti i dati per le Sue macchine.',
        },
        intro: 'Applicazioni, download e documentazione',
        documents: 'Documenti',
        documentsOf: 'Documenti per %{name}',
        documentsFallback: 'Non ci sono documenti in questa lingua (%{language}). Questi sono in inglese.',
        documentsNone: 'Nessun documento',
        documentsNoneHere: 'Nessun documento in questa lingua (%{language})',
        download: 'Scarica',
        downloadOf: 'Scarica %{name}',
        chooseLanguage: 'In quale lingua desidera l’applicazione?',
        allLanguages: 'Tutte le lingue',
        open: 'Apri',
        openIn: 'Apri (%{language})',
        nothing: 'Al momento non c’è nulla da scaricare o da aprire per questa applicazione.',
        emptyTitle: 'Ancora nessuna applicazione',
        emptyText: 'Non appena ci saranno applicazioni disponibili per Lei, appariranno qui con i relativi download e documenti.',
        errors: {
            load: 'Impossibile caricare i dati delle applicazioni',
        },
    },
} satisfies Translation<typeof en>;
