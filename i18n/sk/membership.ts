/** The page of the academy's membership; loaded with it. */
import type en from '../en/membership';
import type { Translation } from '../messages';

export default {
    membership: {
        facts: 'Videá a kurzy k vášmu softvéru CAD pre celý tím.',
        present: 'Aktuálne členstvo',
        licences: 'Licencie',
        used: 'Použité',
        term: 'Platné do',
        none: 'Vaša firma zatiaľ nemá členstvo v akadémii.',
        ended: 'Členstvo sa skončilo. Môžete si ho znova objednať.',
        underWay:
            'Objednávka z %{date} sa spracúva. Počet licencií: %{count}. Nadobudne účinnosť do jedného pracovného dňa; dovtedy platia údaje vyššie.',
        reductionUnderWay:
            'Objednávka z %{date} sa spracúva. Počet licencií: %{count}. Zníženie nadobudne účinnosť až po minimálnej dobe 12 mesiacov; dovtedy platia údaje vyššie.',
        terminationUnderWay: 'Výpoveď z %{date} sa spracúva. Potvrdí sa do jedného pracovného dňa; dovtedy platia údaje vyššie.',
        meanwhile:
            'Niekto iný medzitým zmenil členstvo: počet licencií bol %{was}, teraz je %{now}. Nič sa neodoslalo; skontrolujte, prosím, zadaný počet.',
        unsure: 'Objednávka z %{date} (počet licencií: %{count}) zostala bez odpovede: nie je známe, či bola prijatá.',
        againTitle: 'Objednať znova?',
        againText: 'Jedna objednávka sa už spracúva (%{date}, počet licencií: %{count}). Chcete odoslať ďalšiu?',
        orderTitle: 'Objednať členstvo',
        modifyTitle: 'Zmeniť počet licencií',
        main: 'Hlavná licencia, %{price} mesačne',
        mainMissing: 'Označte hlavnú licenciu: obsahuje ju každé členstvo.',
        extras: 'Ďalšie licencie',
        extrasHint: 'každá %{price} mesačne, od 0 do 999',
        extrasInvalid: 'Zadajte celé číslo od 0 do 999.',
        unchanged: 'Toto je aktuálny počet licencií.',
        compare: 'Mesačné náklady teraz a po tejto objednávke',
        now: 'Teraz',
        after: 'Po tejto objednávke',
        difference: 'Rozdiel',
        fee: 'Mesačný poplatok',
        feeFor: 'za %{smart_count} licenciu |||| za %{smart_count} licencie |||| za %{smart_count} licencií',
        reduction: 'Zníženie nadobudne účinnosť až po minimálnej dobe 12 mesiacov.',
        terms: 'Podmienky',
        termMinimum: 'Minimálna doba členstva je 12 mesiacov.',
        termReduction: 'Počet licencií možno znížiť až po uplynutí tejto doby.',
        termConfirmation: 'Objednávky sa potvrdzujú do jedného pracovného dňa. Dovtedy sa tu zobrazujú aktuálne údaje.',
        order: 'Objednať s povinnosťou platby',
        modify: 'Zmeniť s povinnosťou platby',
        endTitle: 'Vypovedať členstvo',
        endText: 'S členstvom sa končia licencie akadémie vašej firmy.',
        endButton: 'Vypovedať',
        endQuestion:
            'Minimálna doba členstva je 12 mesiacov. Výpoveď nadobudne účinnosť až po uplynutí tejto doby; dovtedy sa platí poplatok a licencie zostávajú platné. Chcete členstvo vypovedať?',
        endConfirm: 'Vypovedať členstvo',
        ordered: 'Vaša objednávka bola odoslaná. Potvrdí sa do jedného pracovného dňa.',
        changed: 'Vaša zmena bola odoslaná. Potvrdí sa do jedného pracovného dňa.',
        terminated: 'Vaša výpoveď bola odoslaná. Potvrdí sa do jedného pracovného dňa.',
        othersTitle: 'Členstvo spravujú vaši správcovia licencií',
        othersText: 'Objednávajú, menia a vypovedajú ho za vašu firmu.',
        readOnlyTitle: 'Túto stránku môžete iba čítať',
        readOnlyText: 'Objednať, zmeniť alebo vypovedať členstvo môžu iba správcovia so všetkými právami.',
    },
} satisfies Translation<typeof en>;
