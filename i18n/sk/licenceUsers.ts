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
        roles: {
            ADMIN: 'Správca',
            READER_ADMIN: 'Správca s právom na čítanie',
        },
        add: 'Pridať používateľov',
        addTitle: 'Pridanie používateľov k licencii',
        addSubmit: 'Pridať',
        free: 'Voľné je %{smart_count} miesto. |||| Voľné sú %{smart_count} miesta. |||| Voľných je %{smart_count} miest.',
        overbooked: 'Vybrali ste viac používateľov, než je voľných miest. Nie všetci licenciu dostanú.',
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
        expiryToggle: 'Platnosť kľúčov sa skončí',
        expiry: 'Dátum skončenia platnosti',
        expiryClear: 'Vymazať dátum skončenia platnosti',
        expireDateRequired: 'Vyberte dátum skončenia platnosti.',
        expirePast: 'Dátum skončenia platnosti nesmie byť skorší než dnešný.',
        sendMail: 'Poslať kľúče používateľom e-mailom',
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
        removeFailed: 'Používateľa sa nepodarilo odobrať z licencie.',
        emptyTitle: 'Zatiaľ žiadni používatelia',
        emptyText: 'Používatelia, ktorí dostanú kľúč tejto licencie, sa zobrazia tu.',
    },
};

export default messages;
