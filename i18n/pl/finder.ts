import type en from '../en/finder';
import type { Translation } from '../messages';

export default {
    finder: {
        open: 'Szukaj',
        label: 'Szukaj użytkowników, licencji, kluczy, stanowisk…',
        labelOwn: 'Szukaj kluczy, aplikacji, stron…',
        results: 'Wyniki',
        recent: 'Ostatnio otwarte',
        forget: 'Wyczyść listę',
        hint: 'Można szukać według nazwy, numeru lub wklejonego klucza.',
        tooShort: 'Proszę wpisać co najmniej dwa znaki.',
        searching: 'Trwa wyszukiwanie: %{groups}…',
        failed: 'Nie udało się przeszukać: %{groups}.',
        empty: 'Brak wyników: %{groups}',
        none: 'Nic nie znaleziono dla „%{query}”.',
        count: '%{smart_count} wynik |||| %{smart_count} wyniki |||| %{smart_count} wyników',
        all: 'Pokaż %{smart_count} wynik |||| Pokaż wszystkie %{smart_count} wyniki |||| Pokaż wszystkie %{smart_count} wyników',
        pages: 'Strony',
        stops: 'Co blokuje: %{name}?',
        stopsMe: 'Co mnie blokuje?',
    },
} satisfies Translation<typeof en>;
