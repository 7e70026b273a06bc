import type en from '../en/applications';
import type { Translation } from '../messages';

export default {
    applications: {
        title: 'Aplikacje',
        tile: 'Pliki do pobrania i dokumentacja aplikacji',
        descriptions: {
            pcad: 'Projektowanie wnętrz w 3D, od pierwszego szkicu po dokumentację produkcyjną.',
            phome: 'Projektowanie w domu: dla klientów, którzy sami przygotowują swoje pomieszczenia.',
            showroom: 'Prezentacja projektów i produktów w salonie ekspozycyjnym.',
            rooms: 'Projektowanie pomieszczeń w przeglądarce, bez instalowania czegokolwiek.',
            cam: 'Tworzenie danych dla maszyn na podstawie projektów.',
        },
        intro: 'Aplikacje, pliki do pobrania i dokumentacja',
        documents: 'Dokumenty',
        documentsOf: 'Dokumenty do %{name}',
        documentsFallback: 'Nie ma dokumentów w tym języku (%{language}). Poniższe są w języku angielskim.',
        documentsNone: 'Brak dokumentów',
        documentsNoneHere: 'Brak dokumentów w tym języku (%{language})',
        download: 'Pobierz',
        downloadOf: 'Pobierz %{name}',
        chooseLanguage: 'W jakim języku ma być aplikacja?',
        allLanguages: 'Wszystkie języki',
        open: 'Otwórz',
        openIn: 'Otwórz (%{language})',
        nothing: 'Obecnie nie ma nic do pobrania ani otwarcia dla tej aplikacji.',
        emptyTitle: 'Nie ma jeszcze aplikacji',
        emptyText: 'Gdy aplikacje będą dostępne, pojawią się tutaj wraz z plikami do pobrania i dokumentami.',
        errors: {
            load: 'Nie udało się wczytać danych aplikacji',
        },
    },
} satisfies Translation<typeof en>;
