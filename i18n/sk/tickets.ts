import type en from '../en/tickets';

const messages: typeof en = {
    tickets: {
        number: 'Tiket %{number}',
        createdOn: 'Vytvorené: %{date}',
        activeTitle: 'Aktívne tikety',
        closedTitle: 'Uzavreté tikety',
        closedNext: 'Prejsť na tikety',
        emptyTitle: 'Zatiaľ žiadne tikety',
        emptyText: 'Položte otázku podpore CAM. Tu sa zobrazia vaše tikety s odpoveďami.',
        closedEmptyTitle: 'Žiadne uzavreté tikety',
        closedEmptyText: 'Tu sa zobrazujú uzavreté a vyriešené tikety, ktoré zostávajú čitateľné.',
        permissionTitle: 'Chýba oprávnenie',
        permissionText: 'Tikety CAM vyžadujú licenciu s modulom CAM a vaše osobné oprávnenie. Obráťte sa na správcu licencií.',
        permissionTextAdmin: 'Tikety CAM vyžadujú licenciu s modulom CAM a vaše osobné oprávnenie. Obráťte sa na našu podporu.',
        fields: {
            number: 'Číslo',
            content: 'Otázka',
            status: 'Stav',
            authors: 'Autori',
            created: 'Vytvorené',
        },
        status: {
            open: 'Otvorený',
            inprogress: 'Rieši sa',
            closed: 'Uzavretý',
            solved: 'Vyriešený',
        },
        latest: {
            self: 'Vaša posledná správa: %{date}',
            customer: 'Posledná správa od %{author}: %{date}',
            support: 'Odpoveď podpory: %{date}',
        },
        create: {
            button: 'Nový tiket',
            title: 'Nový tiket',
            label: 'Vaša otázka',
            hint: 'Opíšte, čo ste robili a čo sa stalo. Ctrl alebo Cmd + Enter odošle.',
            submit: 'Vytvoriť tiket',
            done: 'Tiket bol vytvorený.',
            arrived: 'Tiket bol doručený a vytvorený.',
            notArrived: 'Tiket nebol doručený. Váš text zostal zachovaný a môžete ho odoslať znova.',
            unclear: 'Zatiaľ nie je známe, či bol tiket doručený. Skontrolujte to pred opätovným odoslaním.',
            onlyOneTitle: 'Existuje aktívny tiket',
            onlyOneText:
                'Súčasne môže byť aktívny iba jeden tiket. Tiket %{number} je ešte aktívny: napíšte doň alebo ho uzavrite, než vytvoríte nový.',
            onlyOneWait:
                'Súčasne môže byť aktívny iba jeden tiket. Tiket %{number} je ešte aktívny. Nový môžete vytvoriť, keď bude uzavretý alebo vyriešený.',
            openActive: 'Otvoriť tiket %{number}',
        },
        message: {
            label: 'Vaša správa',
            hint: 'Ctrl alebo Cmd + Enter odošle',
            send: 'Odoslať',
            unsent: 'Vaša neodoslaná správa',
            arrived: 'Vaša správa bola doručená.',
            notArrived: 'Správa nebola doručená. Váš text zostal zachovaný a môžete ho odoslať znova.',
            unclear: 'Zatiaľ nie je známe, či bola vaša správa doručená. Skontrolujte to pred opätovným odoslaním.',
            checkAgain: 'Skontrolovať znova',
        },
        obstacle: {
            closed: 'Tento tiket je uzavretý a ďalšie správy už neprijíma.',
            foreign: 'Tento tiket môžete čítať. Píšu doň iba jeho účastníci.',
        },
        thread: {
            label: 'Konverzácia',
            empty: 'Zatiaľ žiadne správy.',
            you: 'Vy',
            support: 'Podpora',
            newMark: 'Nové',
            newMessages: '%{smart_count} nová správa |||| %{smart_count} nové správy |||| %{smart_count} nových správ',
            stale: 'Nové správy sa momentálne nedajú načítať.',
            failed: 'Správy sa nepodarilo načítať',
            loading: 'Načítavajú sa správy',
        },
        close: {
            button: 'Uzavrieť tiket',
            title: 'Uzavrieť tiket %{number}?',
            text: 'Uzavretý tiket už neprijíma správy a nedá sa znova otvoriť. Tento krok sa nedá vrátiť späť.',
            confirm: 'Uzavrieť tiket',
            done: 'Tiket bol uzavretý.',
        },
    },
};

export default messages;
