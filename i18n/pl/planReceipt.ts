import type en from '../en/planReceipt';
import type { Translation } from '../messages';

export default {
    planReceipt: {
        printPeople: 'Drukuj listę użytkowników',
        people: 'Użytkownicy i ich licencje',
        licences: 'Licencje',
        existed: 'Użytkownik już istniał i nie został utworzony; otrzymał to, czego brakowało.',
        transfer: {
            reason: 'Należy do użytkownika innego klienta',
            question:
                '%{smart_count} adres należy do użytkownika innego klienta. Można poprosić tego użytkownika e-mailem o przeniesienie. |||| %{smart_count} adresy należą do użytkowników innych klientów. Można poprosić tych użytkowników e-mailem o przeniesienie. |||| %{smart_count} adresów należy do użytkowników innych klientów. Można poprosić tych użytkowników e-mailem o przeniesienie.',
            open: 'Do tego czasu nieprzypisane: %{names}',
            ask: 'Poproś o %{smart_count} przeniesienie |||| Poproś o %{smart_count} przeniesienia |||| Poproś o %{smart_count} przeniesień',
            asked: 'Prośba o przeniesienie przygotowana lub wysłana: %{smart_count} użytkownik. |||| Prośby o przeniesienie przygotowane lub wysłane: %{smart_count} użytkowników. |||| Prośby o przeniesienie przygotowane lub wysłane: %{smart_count} użytkowników.',
            to: 'Do próśb',
            source: '%{smart_count} użytkownik innego klienta otrzyma e-mailem prośbę o przeniesienie. |||| %{smart_count} użytkownicy innych klientów otrzymają e-mailem prośbę o przeniesienie. |||| %{smart_count} użytkowników innych klientów otrzyma e-mailem prośbę o przeniesienie.',
            afterwards: 'Po przeniesieniu proszę użyć listy ponownie: użytkownicy otrzymają wtedy to, czego brakuje.',
            states: {
                ask: 'Otrzyma prośbę',
                here: 'Jest tu użytkownikiem',
            },
            figures: {
                ask: '%{smart_count} otrzyma prośbę |||| %{smart_count} otrzymają prośbę |||| %{smart_count} otrzyma prośbę',
                here: '%{smart_count} jest już tu użytkownikiem |||| %{smart_count} są już tu użytkownikami |||| %{smart_count} jest już tu użytkownikami',
            },
        },
        reminder: {
            day: 'Przypomnij dnia',
            save: 'Zapisz przypomnienie (.ics)',
            event: 'Wyślij %{smart_count} zaproszenie |||| Wyślij %{smart_count} zaproszenia |||| Wyślij %{smart_count} zaproszeń',
            text: 'Konta są gotowe, do nikogo jeszcze nie napisano. Plan czeka w przeglądarce, w której został wykonany, do wylogowania.',
            file: 'przypomnienie',
            past: 'Ten dzień już minął.',
            clear: 'Wyczyść dzień',
        },
        signatures: {
            done: 'Wykonane przez',
            checked: 'Sprawdzone przez',
            line: 'Data, podpis',
        },
    },
} satisfies Translation<typeof en>;
