import type en from '../en/licenceUsers';

const messages: typeof en = {
    licenceUsers: {
        title: 'Gebruikers',
        fields: {
            name: 'Naam',
            email: 'E-mail',
            state: 'Status',
        },
        inactive: 'Inactief',
        guest: 'Gast',
        roles: {
            ADMIN: 'Beheerder',
            READER_ADMIN: 'Beheerder (alleen lezen)',
        },
        add: 'Gebruikers toevoegen',
        addTitle: 'Gebruikers aan de licentie toevoegen',
        addSubmit: 'Toevoegen',
        free: '%{smart_count} sleutel is vrij. |||| %{smart_count} sleutels zijn vrij.',
        noneFree: 'Er zijn geen sleutels vrij.',
        overbooked:
            'Beschikbare sleutels: %{keys}, geselecteerde gebruikers: %{users}. Beslis wie er geen krijgt: er wordt niets toegewezen tot %{smart_count} gebruiker is gedeselecteerd. |||| Beschikbare sleutels: %{keys}, geselecteerde gebruikers: %{users}. Beslis wie er geen krijgt: er wordt niets toegewezen tot %{smart_count} gebruikers zijn gedeselecteerd.',
        giveSpare:
            'Ook %{smart_count} sleutel zonder gebruiker toewijzen |||| Ook %{smart_count} sleutels zonder gebruiker toewijzen',
        giveSpareHint: 'Ze houden hun label en vervaldatum en worden niet verzonden.',
        choose: 'Gebruikers',
        search: 'Gebruikers zoeken',
        assigned: 'Heeft deze licentie al',
        chosen: '%{smart_count} gebruiker gekozen |||| %{smart_count} gebruikers gekozen',
        more: 'en nog %{smart_count} |||| en nog %{smart_count}',
        takeOut: '%{name} uit de keuze halen',
        chooseOne: 'Kies ten minste één gebruiker.',
        noMatch: 'Geen enkele gebruiker bevat de gezochte tekst.',
        noUsers: 'Er zijn nog geen gebruikers.',
        loading: 'Gebruikers worden geladen',
        expiryToggle: 'Geldigheid van de sleutels beperken',
        expiry: 'Vervaldatum',
        expiryClear: 'Vervaldatum wissen',
        expireDateRequired: 'Kies een vervaldatum.',
        expirePast: 'De vervaldatum mag niet vóór vandaag liggen.',
        sendMail: 'Sleutels per e-mail naar de gebruikers sturen',
        inactiveMail:
            '%{smart_count} gekozen gebruiker is inactief en krijgt geen e-mail. De sleutel kan worden verzonden zodra de gebruiker actief is. |||| %{smart_count} gekozen gebruikers zijn inactief en krijgen geen e-mail. De sleutels kunnen worden verzonden zodra ze actief zijn.',
        addSuccess: '%{smart_count} gebruiker is toegevoegd. |||| %{smart_count} gebruikers zijn toegevoegd.',
        partial: 'Niet alle licenties konden worden toegewezen.',
        addFailed: 'De gebruikers konden niet worden toegevoegd.',
        failedTitle: 'Deze gebruikers hebben de licentie niet gekregen. Ze blijven gekozen voor een nieuwe poging.',
        remove: 'Uit de licentie verwijderen',
        removeTitle: 'Gebruiker verwijderen',
        removeText: '‘%{name}’ verliest deze licentie met de sleutel. Wilt u de gebruiker uit de licentie verwijderen?',
        removeConfirm: 'Verwijderen',
        removeSuccess: 'De gebruiker is uit de licentie verwijderd.',
        emptyTitle: 'Nog geen gebruikers',
        emptyText: 'Gebruikers die een sleutel van deze licentie krijgen, verschijnen hier.',
    },
};

export default messages;
