import type en from '../en/licenceUsers';

const messages: typeof en = {
    licenceUsers: {
        title: 'Používatelia',
        fields: {
            name: 'Meno',
            email: 'E-mail',
            state: 'Stav',
        },
        inactive: 'Neaktívny',
        guest: 'Hosť',
        roles: {
            ADMIN: 'Správca',
            READER_ADMIN: 'Správca (iba na čítanie)',
        },
        add: 'Pridať používateľov',
        addTitle: 'Pridanie používateľov k licencii',
        addSubmit: 'Pridať',
        free: 'Voľný je %{smart_count} kľúč. |||| Voľné sú %{smart_count} kľúče. |||| Voľných je %{smart_count} kľúčov.',
        noneFree: 'Nie sú voľné žiadne kľúče.',
        overbooked:
            'Dostupné kľúče: %{keys}, vybraní používatelia: %{users}. Rozhodnite, kto zostane bez kľúča: nič sa nepriradí, kým nezrušíte výber %{smart_count} používateľa. |||| Dostupné kľúče: %{keys}, vybraní používatelia: %{users}. Rozhodnite, kto zostane bez kľúča: nič sa nepriradí, kým nezrušíte výber %{smart_count} používateľov. |||| Dostupné kľúče: %{keys}, vybraní používatelia: %{users}. Rozhodnite, kto zostane bez kľúča: nič sa nepriradí, kým nezrušíte výber %{smart_count} používateľov.',
        giveSpare:
            'Priradiť aj %{smart_count} kľúč bez používateľa |||| Priradiť aj %{smart_count} kľúče bez používateľa |||| Priradiť aj %{smart_count} kľúčov bez používateľa',
        giveSpareHint: 'Zachovajú si označenie a koniec platnosti a neodosielajú sa.',
        choose: 'Používatelia',
        search: 'Hľadať používateľov',
        assigned: 'Túto licenciu už má',
        chosen: 'Vybraný %{smart_count} používateľ |||| Vybraní %{smart_count} používatelia |||| Vybraných %{smart_count} používateľov',
        more: 'a ešte %{smart_count} |||| a ešte %{smart_count} |||| a ešte %{smart_count}',
        takeOut: 'Odobrať z výberu: %{name}',
        chooseOne: 'Vyberte aspoň jedného používateľa.',
        noMatch: 'Žiadny používateľ neobsahuje hľadaný text.',
        noUsers: 'Zatiaľ tu nie sú žiadni používatelia.',
        loading: 'Načítavajú sa používatelia',
        expiryToggle: 'Obmedziť platnosť kľúčov',
        expiry: 'Koniec platnosti',
        expiryClear: 'Vymazať koniec platnosti',
        expireDateRequired: 'Vyberte koniec platnosti.',
        expirePast: 'Koniec platnosti nesmie byť skôr ako dnes.',
        sendMail: 'Poslať kľúče používateľom e-mailom',
        inactiveMail:
            '%{smart_count} vybraný používateľ je neaktívny a nedostane e-mail. Kľúč bude možné poslať, keď bude používateľ aktívny. |||| %{smart_count} vybraní používatelia sú neaktívni a nedostanú e-mail. Kľúče bude možné poslať, keď budú aktívni. |||| %{smart_count} vybraných používateľov je neaktívnych a nedostane e-mail. Kľúče bude možné poslať, keď budú aktívni.',
        addSuccess:
            'Bol pridaný %{smart_count} používateľ. |||| Boli pridaní %{smart_count} používatelia. |||| Bolo pridaných %{smart_count} používateľov.',
        partial: 'Nepodarilo sa priradiť všetky licencie.',
        addFailed: 'Používateľov sa nepodarilo pridať.',
        failedTitle: 'Títo používatelia licenciu nedostali. Zostávajú vybraní na ďalší pokus.',
        remove: 'Odobrať z licencie',
        removeTitle: 'Odobranie používateľa',
        removeText: '„%{name}“ stratí túto licenciu aj s kľúčom. Chcete používateľa odobrať z licencie?',
        removeConfirm: 'Odobrať',
        removeSuccess: 'Používateľ bol odobratý z licencie.',
        emptyTitle: 'Zatiaľ žiadni používatelia',
        emptyText: 'Používatelia, ktorí dostanú kľúč tejto licencie, sa zobrazia tu.',
    },
};

export default messages;
