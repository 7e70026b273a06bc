import type en from '../en/deadlinesPage';
import type { Translation } from '../messages';

export default {
    deadlinesPage: {
        intro: 'Wszystko, co ma datę: licencje, klucze i umowy, dzień po dniu',
        period: 'Okres',
        next: 'Najbliższe %{days} dni',
        past: 'Minione',
        over: {
            licence: 'Licencja wygasła',
            key: 'Klucz wygasł',
            cancellation: 'Termin wypowiedzenia',
            end: 'Umowa zakończona',
        },
        others: 'i jeszcze %{smart_count} osoba |||| i jeszcze %{smart_count} osoby |||| i jeszcze %{smart_count} osób',
        count: '%{smart_count} termin |||| %{smart_count} terminy |||| %{smart_count} terminów',
        reading: {
            licences: 'Wczytywanie licencji…',
            keys: 'Wczytywanie kluczy…',
            contracts: 'Wczytywanie umów…',
        },
        progress: '%{read} z %{total}',
        failed: {
            licences: 'Nie udało się wczytać licencji',
            keys: 'Nie udało się wczytać kluczy',
            contracts: 'Nie udało się wczytać umów',
        },
        emptyTitle: 'W ciągu najbliższych %{days} dni nie ma żadnych terminów',
        emptyText: 'Żadna licencja, żaden klucz ani umowa nie ma daty w tym okresie.',
        emptyPastTitle: 'Jak dotąd żaden termin nie upłynął',
        emptyPastText: 'Tutaj pojawią się daty, które upłynęły.',
        calendar: {
            save: 'Zapisz jako kalendarz',
            saved: 'Kalendarz zapisano według stanu na dziś. Nie aktualizuje się sam.',
            savedPart: 'Kalendarz zapisano, ale jest niepełny. %{missing}.',
            failed: 'Nie udało się utworzyć kalendarza',
            name: 'Terminy (stan na dzień %{day})',
            text: 'Stan na dzień %{day}. Ten kalendarz nie aktualizuje się sam. Aktualny stan pokazuje portal.',
            event: '%{kind}: %{name}',
        },
    },
} satisfies Translation<typeof en>;
