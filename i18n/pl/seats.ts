import type en from '../en/seats';
import type { Translation } from '../messages';

export default {
    seats: {
        title: 'Stanowiska',
        fields: {
            machine: 'Komputer',
            state: 'Status',
            user: 'Użytkownik',
        },
        active: 'Aktywne',
        activeSince: 'Aktywne od %{from}',
        inactive: 'Nieaktywne',
        inactiveUntil: 'Nieaktywne, ostatnio aktywne do %{to}',
        inactivePeriod: 'Nieaktywne, ostatnio aktywne od %{from} do %{to}',
        release: 'Zwolnij stanowisko',
        remove: 'Usuń z listy',
        releaseTitle: 'Zwolnienie stanowiska',
        releaseText:
            'Stanowisko na komputerze „%{name}” zostanie zwolnione i będzie można go użyć na innym komputerze. Zwolnić je?',
        releaseConfirm: 'Zwolnij',
        releaseSuccess: 'Stanowisko zostało zwolnione.',
        removeTitle: 'Usunięcie stanowiska z listy',
        removeText: 'Nieaktywne stanowisko na komputerze „%{name}” zostanie usunięte z listy. Usunąć je?',
        removeConfirm: 'Usuń',
        removeSuccess: 'Stanowisko zostało usunięte z listy.',
        codeText:
            'Licencja jest przypisana do komputera „%{name}”. Proszę podać kod zwolnienia, który wyświetla tam oprogramowanie.',
        codeLabel: 'Kod zwolnienia',
        codeHint: 'Cztery grupy po cztery litery lub cyfry, na przykład A1B2-C3D4-E5F6-G7H8',
        codeInvalid: 'Proszę podać kod zwolnienia w postaci XXXX-XXXX-XXXX-XXXX.',
        codeRefused: 'Ten kod zwolnienia nie należy do tego stanowiska.',
        emptyTitle: 'Brak stanowisk',
        emptyText: 'Gdy tylko klucz tej licencji zostanie użyty na komputerze, komputer pojawi się tutaj.',
        choice: {
            bar: 'Wybrane stanowiska',
            count: 'Wybrano %{smart_count} stanowisko |||| Wybrano %{smart_count} stanowiska |||| Wybrano %{smart_count} stanowisk',
        },
        batch: {
            reasons: {
                nodeLocked: 'Przypisane do komputera: można je zwolnić tylko pojedynczo, z użyciem kodu zwolnienia',
                active: 'Nadal aktywne: najpierw trzeba je zwolnić',
                inactive: 'Już nieaktywne',
            },
        },
        errors: {
            notEmpty: 'Stanowisko jest nadal używane',
            inUse: 'Proszę zamknąć oprogramowanie na tym komputerze i spróbować ponownie.',
            release: 'Nie udało się zwolnić stanowiska',
            notFound: 'Nie znaleziono stanowiska',
        },
    },
} satisfies Translation<typeof en>;
