/** The page of the academy's membership; loaded with it. */
import type en from '../en/membership';
import type { Translation } from '../messages';

export default {
    membership: {
        facts: 'Filmy i kursy dotyczące oprogramowania CAD dla całego zespołu.',
        present: 'Obecne członkostwo',
        licences: 'Licencje',
        used: 'Wykorzystane',
        term: 'Ważne do',
        none: 'Państwa firma nie ma jeszcze członkostwa w akademii.',
        ended: 'Członkostwo wygasło. Można zamówić je ponownie.',
        underWay:
            'Zamówienie z %{date} jest realizowane. Liczba licencji: %{count}. Zacznie obowiązywać w ciągu jednego dnia roboczego; do tego czasu obowiązują powyższe liczby.',
        reductionUnderWay:
            'Zamówienie z %{date} jest realizowane. Liczba licencji: %{count}. Zmniejszenie liczby obowiązuje dopiero po minimalnym okresie 12 miesięcy; do tego czasu obowiązują powyższe liczby.',
        terminationUnderWay:
            'Wypowiedzenie z %{date} jest rozpatrywane. Zostanie potwierdzone w ciągu jednego dnia roboczego; do tego czasu obowiązują powyższe liczby.',
        meanwhile:
            'Ktoś inny zmienił w międzyczasie członkostwo: liczba licencji wynosiła %{was}, teraz wynosi %{now}. Nic nie zostało wysłane; proszę sprawdzić wpis.',
        unsure: 'Zamówienie z %{date} (liczba licencji: %{count}) pozostało bez odpowiedzi: nie wiadomo, czy zostało odebrane.',
        againTitle: 'Zamówić ponownie?',
        againText: 'Jedno zamówienie jest już realizowane (%{date}, liczba licencji: %{count}). Czy chcą Państwo wysłać kolejne?',
        orderTitle: 'Zamów członkostwo',
        modifyTitle: 'Zmień liczbę licencji',
        main: 'Licencja główna, %{price} miesięcznie',
        mainMissing: 'Proszę zaznaczyć licencję główną: każde członkostwo ją zawiera.',
        extras: 'Licencje dodatkowe',
        extrasHint: '%{price} za każdą miesięcznie, od 0 do 999',
        extrasInvalid: 'Proszę podać liczbę całkowitą od 0 do 999.',
        unchanged: 'To jest obecna liczba licencji.',
        compare: 'Miesięczne koszty teraz i po tym zamówieniu',
        now: 'Teraz',
        after: 'Po tym zamówieniu',
        difference: 'Różnica',
        fee: 'Opłata miesięczna',
        feeFor: 'za %{smart_count} licencję |||| za %{smart_count} licencje |||| za %{smart_count} licencji',
        reduction: 'Zmniejszenie liczby obowiązuje dopiero po minimalnym okresie 12 miesięcy.',
        terms: 'Warunki',
        termMinimum: 'Minimalny okres członkostwa to 12 miesięcy.',
        termReduction: 'Liczbę licencji można zmniejszyć dopiero po tym okresie.',
        termConfirmation: 'Zamówienia są potwierdzane w ciągu jednego dnia roboczego. Do tego czasu widoczne są tu obecne dane.',
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
        readOnlyText: 'Tylko administratorzy z pełnymi uprawnieniami mogą zamawiać, zmieniać lub wypowiadać członkostwo.',
    },
} satisfies Translation<typeof en>;
