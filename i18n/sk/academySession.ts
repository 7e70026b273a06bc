import type en from '../en/academySession';

const messages: typeof en = {
    academySession: {
        panel: 'Licencia akadémie',
        states: {
            valid: {
                title: 'Licencia akadémie je aktívna',
                text: 'Celý obsah akadémie je vám prístupný.',
            },
            missing: {
                title: 'Žiadna licencia akadémie',
                text: 'Vidíte bezplatný obsah. S licenciou akadémie sú vám prístupné všetky videá a kurzy.',
            },
            occupied: {
                title: 'Akadémia je otvorená inde',
                text: 'Vašu licenciu používa iné prihlásenie a vidíte bezplatný obsah. Ak chcete pokračovať tu, obnovte licenciu; akadémia sa tam potom zatvorí.',
            },
            invalid: {
                title: 'Licencia akadémie vypršala',
                text: 'Vaša licencia akadémie už nie je platná. Vidíte bezplatný obsah.',
            },
            error: {
                title: 'Problém s licenciou',
                text: 'Licenčný server hlási chybu. Vidíte bezplatný obsah. Obnovte licenciu alebo to skúste neskôr.',
            },
            pending: {
                title: 'Licencia sa pripravuje',
                text: 'Vaša licencia akadémie ešte nie je pripravená. Vidíte bezplatný obsah. Licencia sa kontroluje každú minútu.',
            },
            loading: {
                title: 'Kontroluje sa licencia …',
                text: 'Bezplatný obsah je vám zatiaľ prístupný.',
            },
            checkFailed: {
                title: 'Licencia nebola skontrolovaná',
                text: 'Kontrola zostala bez odpovede. Bezplatný obsah zostáva prístupný. Licencia sa znova kontroluje každú minútu.',
            },
        },
        actions: {
            refresh: 'Obnoviť licenciu',
            check: 'Skúsiť znova',
            request: 'Požiadať o licenciu',
            membership: 'Spravovať členstvo',
        },
        membership: {
            title: 'Členstvo v akadémii',
            facts: 'Videá a kurzy k vášmu softvéru CAD pre celý tím.',
            present: 'Súčasné členstvo',
            licences: 'Licencie',
            used: 'Používané',
            term: 'Platné do',
            none: 'Vaša firma zatiaľ nemá členstvo v akadémii.',
            ended: 'Členstvo sa skončilo. Môžete si ho znova objednať.',
            underWay:
                'Objednávka z %{date} sa spracúva. Počet licencií: %{count}. Nadobudne účinnosť do jedného pracovného dňa; dovtedy platia údaje vyššie.',
            terminationUnderWay:
                'Výpoveď z %{date} sa spracúva. Potvrdí sa do jedného pracovného dňa; dovtedy platia údaje vyššie.',
            againTitle: 'Objednať znova?',
            againText: 'Jedna objednávka sa už spracúva (%{date}, počet licencií: %{count}). Chcete odoslať ďalšiu?',
            orderTitle: 'Objednať členstvo',
            modifyTitle: 'Zmeniť počet licencií',
            main: 'Hlavná licencia, %{price} mesačne',
            mainMissing: 'Označte hlavnú licenciu: obsahuje ju každé členstvo.',
            extras: 'Ďalšie licencie',
            extrasHint: 'každá %{price} mesačne, od 0 do 999',
            extrasInvalid: 'Zadajte celé číslo od 0 do 999.',
            unchanged: 'Toto je súčasný počet licencií.',
            fee: 'Mesačný poplatok',
            feeFor: 'za %{count} licenciu |||| za %{count} licencie |||| za %{count} licencií',
            reduction: 'Zníženie nadobudne účinnosť až po minimálnej dobe 12 mesiacov.',
            terms: 'Podmienky',
            termMinimum: 'Minimálna doba členstva je 12 mesiacov.',
            termReduction: 'Počet licencií možno znížiť až po uplynutí tejto doby.',
            termConfirmation: 'Objednávky sa potvrdzujú do jedného pracovného dňa. Dovtedy sa tu zobrazujú súčasné údaje.',
            order: 'Objednať s povinnosťou platby',
            modify: 'Zmeniť s povinnosťou platby',
            endTitle: 'Ukončiť členstvo',
            endText: 'S členstvom sa končia licencie akadémie vašej firmy.',
            endButton: 'Ukončiť',
            endQuestion:
                'Minimálna doba členstva je 12 mesiacov. Ukončenie nadobudne účinnosť až po uplynutí tejto doby; dovtedy sa platí poplatok a licencie zostávajú platné. Chcete členstvo ukončiť?',
            endConfirm: 'Ukončiť členstvo',
            ordered: 'Vaša objednávka bola odoslaná. Potvrdí sa do jedného pracovného dňa.',
            changed: 'Vaša zmena bola odoslaná. Potvrdí sa do jedného pracovného dňa.',
            terminated: 'Ukončenie bolo odoslané. Potvrdí sa do jedného pracovného dňa.',
            othersTitle: 'Členstvo spravujú vaši správcovia licencií',
            othersText: 'Objednávajú, menia a ukončujú ho za vašu firmu.',
            readOnlyTitle: 'Túto stránku môžete iba čítať',
            readOnlyText: 'Členstvo objednávajú, menia alebo ukončujú iba správcovia so všetkými právami.',
            toAcademy: 'Do akadémie',
        },
    },
};

export default messages;
