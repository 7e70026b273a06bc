import type en from '../en/profile';

const messages: typeof en = {
    profile: {
        title: 'Môj profil',
        personal: 'Osobné údaje',
        company: 'Údaje o firme',
        cloud: 'Informácie o cloude',
        edit: 'Upraviť',
        changePassword: 'Zmeniť heslo',
        viewInUserManagement: 'Zobraziť v správe používateľov',
        notGiven: 'Neuvedené',
        fields: {
            email: 'E-mail',
            displayName: 'Zobrazované meno',
            forename: 'Meno',
            surname: 'Priezvisko',
            phone: 'Telefón',
            function: 'Funkcia',
            customer: 'Číslo zákazníka',
            name: 'Názov',
            street: 'Ulica',
            zip: 'PSČ',
            city: 'Mesto',
            quota: 'Úložný priestor',
            featureLevel: 'Úroveň funkcií',
        },
        editing: {
            title: 'Úprava profilu',
            displayNameHint: 'Najviac %{max} znakov. Toto meno vidia ostatní, napríklad v komentároch.',
            onlyAdmin: 'Tento údaj môže zmeniť len správca.',
            delay: 'Kým sa nové zobrazované meno objaví všade, môže to trvať až 24 hodín.',
            required: 'Vyplňte toto pole.',
            tooLong: 'Použite najviac %{max} znakov.',
            save: 'Uložiť',
            saved: 'Profil bol uložený.',
        },
        password: {
            title: 'Zmena hesla',
            current: 'Aktuálne heslo',
            new: 'Nové heslo',
            repeat: 'Zopakujte nové heslo',
            show: 'Zobraziť heslá',
            invalid: 'Neplatné heslo. Zadajte svoje aktuálne heslo.',
            newHint: 'Aspoň 6 znakov.',
            save: 'Zmeniť heslo',
            saved: 'Heslo bolo zmenené.',
        },
    },
};

export default messages;
