import type en from '../en/contracts';

const messages: typeof en = {
    contracts: {
        title: 'Umowy',
        intro: 'Umowy Państwa firmy i wystawione do nich faktury',
        views: 'Umowy i faktury',
        fields: {
            name: 'Nazwa',
            start: 'Początek',
            end: 'Koniec',
            cancellation: 'Termin wypowiedzenia',
            invoice: 'Data faktury',
            interval: 'Okres rozliczeniowy',
            recipient: 'Odbiorca faktur',
            description: 'Opis',
            count: 'Liczba',
            annualPrice: 'Cena za rok',
            periodPrice: 'Cena za okres',
        },
        intervals: {
            monthly: 'Co miesiąc',
            bimonthly: 'Co dwa miesiące',
            quarterly: 'Co kwartał',
            semiannual: 'Co pół roku',
            annual: 'Co rok',
            none: 'Brak',
            unknown: 'Nieznany okres (%{code})',
        },
        states: {
            expired: 'Wygasła',
            upcoming: 'Rozpoczyna się %{day}',
            upcomingShort: 'Jeszcze nierozpoczęta',
            cancellable: 'Można wypowiedzieć do %{day}',
            cancellableShort: 'Wypow. do %{day}',
            bound: 'Termin wypowiedzenia minął',
        },
        endless: 'Bezterminowo',
        noDate: 'Brak',
        unknownPrice: 'Nieznana',
        positions: 'Pozycje',
        positionsEmptyTitle: 'Brak pozycji',
        positionsEmptyText: 'Gdy umowa będzie zawierać pozycje, pojawią się one tutaj.',
        total: 'Suma',
        totalAnnual: 'Suma za rok',
        totalPeriod: 'Suma za okres',
        timeLine: {
            words: 'Umowa obowiązuje od %{start} do %{end}',
            today: 'Dzisiaj: %{left}',
            left: 'pozostał %{smart_count} dzień |||| pozostały %{smart_count} dni |||| pozostało %{smart_count} dni',
        },
        emptyTitle: 'Nie ma jeszcze umów',
        emptyText: 'Gdy Państwa firma zawrze umowę, pojawi się ona tutaj wraz z terminami i cenami.',
        unavailableTitle: 'Informacje o umowach nie są dostępne',
        unavailableText:
            'Umowy i faktury firmy %{name} nie są wyświetlane w portalu. Jeśli są tutaj potrzebne, prosimy o kontakt z naszym wsparciem.',
        invoices: {
            title: 'Faktury',
            fields: { name: 'Faktura', created: 'Data', contract: 'Umowa' },
            download: 'Pobierz %{name}',
            downloading: 'Trwa pobieranie %{name}',
            emptyTitle: 'Nie ma jeszcze faktur',
            emptyText: 'Gdy pojawi się faktura, będzie można ją tutaj pobrać.',
            emptyOfContract: 'Gdy pojawi się faktura do tej umowy, będzie można ją tutaj pobrać.',
        },
    },
};

export default messages;
