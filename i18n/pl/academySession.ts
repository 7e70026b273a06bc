import type en from '../en/academySession';

const messages: typeof en = {
    academySession: {
        panel: 'Licencja akademii',
        states: {
            valid: {
                title: 'Licencja akademii aktywna',
                text: 'Wszystkie treści akademii są dla Państwa dostępne.',
            },
            missing: {
                title: 'Brak licencji akademii',
                text: 'Widzą Państwo treści bezpłatne. Z licencją akademii dostępne są wszystkie filmy i kursy.',
            },
            occupied: {
                title: 'Akademia otwarta gdzie indziej',
                text: 'Licencja jest używana przez inne logowanie, dlatego widzą Państwo treści bezpłatne. Aby kontynuować tutaj, należy odświeżyć licencję; akademia zostanie wtedy zamknięta w tamtym miejscu.',
            },
            invalid: {
                title: 'Licencja akademii wygasła',
                text: 'Licencja akademii nie jest już ważna. Widzą Państwo treści bezpłatne.',
            },
            error: {
                title: 'Problem z licencją',
                text: 'Serwer licencji zgłasza błąd. Widzą Państwo treści bezpłatne. Proszę odświeżyć licencję lub spróbować później.',
            },
            pending: {
                title: 'Licencja w przygotowaniu',
                text: 'Licencja akademii nie jest jeszcze gotowa. Widzą Państwo treści bezpłatne. Licencja jest sprawdzana co minutę.',
            },
            loading: {
                title: 'Sprawdzanie licencji …',
                text: 'Tymczasem dostępne są treści bezpłatne.',
            },
            checkFailed: {
                title: 'Nie sprawdzono licencji',
                text: 'Sprawdzenie pozostało bez odpowiedzi. Treści bezpłatne są nadal dostępne. Licencja jest sprawdzana ponownie co minutę.',
            },
        },
        actions: {
            refresh: 'Odśwież licencję',
            check: 'Spróbuj ponownie',
            request: 'Poproś o licencję',
            membership: 'Zarządzaj członkostwem',
        },
        membership: {
            title: 'Członkostwo w akademii',
            facts: 'Filmy i kursy dotyczące oprogramowania CAD dla całego zespołu.',
            present: 'Obecne członkostwo',
            licences: 'Licencje',
            used: 'W użyciu',
            term: 'Ważne do',
            none: 'Państwa firma nie ma jeszcze członkostwa w akademii.',
            ended: 'Członkostwo wygasło. Można zamówić je ponownie.',
            underWay:
                'Zamówienie z %{date} jest realizowane. Liczba licencji: %{count}. Zacznie obowiązywać w ciągu jednego dnia roboczego; do tego czasu obowiązują powyższe liczby.',
            terminationUnderWay:
                'Wypowiedzenie z %{date} jest rozpatrywane. Zostanie potwierdzone w ciągu jednego dnia roboczego; do tego czasu obowiązują powyższe liczby.',
            againTitle: 'Zamówić ponownie?',
            againText:
                'Jedno zamówienie jest już realizowane (%{date}, liczba licencji: %{count}). Czy chcą Państwo wysłać kolejne?',
            orderTitle: 'Zamów członkostwo',
            modifyTitle: 'Zmień liczbę licencji',
            main: 'Licencja główna, %{price} miesięcznie',
            mainMissing: 'Proszę zaznaczyć licencję główną: każde członkostwo ją zawiera.',
            extras: 'Licencje dodatkowe',
            extrasHint: '%{price} za każdą miesięcznie, od 0 do 999',
            extrasInvalid: 'Proszę podać liczbę całkowitą od 0 do 999.',
            unchanged: 'To jest obecna liczba licencji.',
            fee: 'Opłata miesięczna',
            feeFor: 'za %{count} licencję |||| za %{count} licencje |||| za %{count} licencji',
            reduction: 'Zmniejszenie liczby obowiązuje dopiero po minimalnym okresie 12 miesięcy.',
            terms: 'Warunki',
            termMinimum: 'Minimalny okres członkostwa to 12 miesięcy.',
            termReduction: 'Liczbę licencji można zmniejszyć dopiero po tym okresie.',
            termConfirmation:
                'Zamówienia są potwierdzane w ciągu jednego dnia roboczego. Do tego czasu widoczne są tu obecne dane.',
            order: 'Zamów z obowiązkiem zapłaty',
            modify: 'Zmień z obowiązkiem zapłaty',
            endTitle: 'Wypowiedzenie członkostwa',
            endText: 'Wraz z członkostwem wygasają licencje akademii w Państwa firmie.',
            endButton: 'Wypowiedz',
            endQuestion:
                'Minimalny okres członkostwa to 12 miesięcy. Wypowiedzenie obowiązuje dopiero po tym okresie; do tego czasu należy uiszczać opłatę, a licencje pozostają ważne. Czy chcą Państwo wypowiedzieć członkostwo?',
            endConfirm: 'Wypowiedz członkostwo',
            ordered: 'Zamówienie zostało wysłane. Zostanie potwierdzone w ciągu jednego dnia roboczego.',
            changed: 'Zmiana została wysłana. Zostanie potwierdzona w ciągu jednego dnia roboczego.',
            terminated: 'Wypowiedzenie zostało wysłane. Zostanie potwierdzone w ciągu jednego dnia roboczego.',
            othersTitle: 'Członkostwem zarządzają administratorzy licencji',
            othersText: 'To oni zamawiają, zmieniają i wypowiadają je dla Państwa firmy.',
            readOnlyTitle: 'Ta strona jest tylko do odczytu',
            readOnlyText: 'Tylko administratorzy z pełnymi uprawnieniami zamawiają, zmieniają lub wypowiadają członkostwo.',
            toAcademy: 'Do akademii',
        },
    },
};

export default messages;
