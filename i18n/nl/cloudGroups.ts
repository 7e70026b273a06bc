import type en from '../en/cloudGroups';
import type { Translation } from '../messages';

export default {
    cloudGroups: {
        title: 'Cloudgroepen',
        tile: 'Cloudinhoud delen met groepen personen',
        fields: {
            label: 'Naam',
            members: 'Leden',
        },
        default: 'Standaardgroep',
        members: '%{smart_count} lid |||| %{smart_count} leden',
        membersOf: 'Leden van %{name}',
        openGroup: 'Groep tonen',
        emptyTitle: 'Nog geen cloudgroepen',
        emptyText: 'Met cloudgroepen deelt u cloudinhoud met groepen personen. Maak de eerste aan.',
        emptyReaderText:
            'Met cloudgroepen wordt cloudinhoud met groepen personen gedeeld. Ze verschijnen hier zodra een beheerder er een aanmaakt.',
        emptyOwnText: 'U behoort nog niet tot een cloudgroep. Uw beheerder kan u aan een groep toevoegen.',
        demoTitle: 'Cloudgroepen zijn niet beschikbaar',
        demoText: 'Uw bedrijf gebruikt een demolicentie, die geen cloudgroepen omvat.',
        create: 'Groep aanmaken',
        createTitle: 'Cloudgroep aanmaken',
        created: 'De cloudgroep is aangemaakt.',
        name: 'Naam van de groep',
        noEmptyGroupName: 'Voer een nieuwe naam voor de groep in. Die mag niet leeg zijn.',
        groupNameExists: 'Er bestaat al een cloudgroep met deze naam.',
        autoAdd: 'Als standaardgroep gebruiken',
        autoAddHint: 'Nieuwe gebruikers worden automatisch lid.',
        openAfter: 'De groep na het aanmaken openen',
        renameTitle: 'Naam van de cloudgroep wijzigen',
        renamed: 'De naam van de cloudgroep is gewijzigd.',
        deleteTitle: 'Cloudgroep verwijderen',
        deleteText:
            'De groep ‘%{name}’ wordt verwijderd. Inhoud die met de groep is gedeeld, is daarna niet meer gedeeld. Dit kan niet ongedaan worden gemaakt.',
        deleteMembers:
            '%{smart_count} persoon verliest het lidmaatschap en blijft gebruiker. |||| %{smart_count} personen verliezen hun lidmaatschap en blijven gebruiker.',
        deleteChanged:
            'Iemand anders heeft deze cloudgroep intussen gewijzigd: ze heette ‘%{name}’ en had %{smart_count} lid. Controleer nogmaals of ze moet worden verwijderd. |||| Iemand anders heeft deze cloudgroep intussen gewijzigd: ze heette ‘%{name}’ en had %{smart_count} leden. Controleer nogmaals of ze moet worden verwijderd.',
        deleted: 'De cloudgroep ‘%{name}’ is verwijderd.',
        add: 'Leden toevoegen',
        addTitle: 'Leden aan de groep toevoegen',
        added: '%{smart_count} lid is toegevoegd. |||| %{smart_count} leden zijn toegevoegd.',
        addPartial: 'Niet alle gebruikers konden worden toegevoegd.',
        addFailed: 'De gebruikers konden niet worden toegevoegd.',
        addRefused: 'Deze gebruikers konden niet worden toegevoegd. Ze blijven geselecteerd voor een nieuwe poging.',
        remove: 'Uit de groep verwijderen',
        removeTitle: 'Lid verwijderen',
        removeText:
            '‘%{name}’ verliest de toegang tot wat met de groep ‘%{group}’ is gedeeld. Wilt u dit lid uit de groep verwijderen?',
        removed: '‘%{name}’ is uit de groep verwijderd.',
        noMembersTitle: 'Nog geen leden',
        noMembersText: 'Voeg gebruikers toe, die dan de cloudinhoud van deze groep delen.',
        noMembersReader: 'Gebruikers die aan deze groep worden toegevoegd, verschijnen hier.',
        errors: {
            invalid: 'Ongeldige gegevens',
            notFound: 'Cloudgroep niet gevonden',
            load: 'De cloudgroepen konden niet worden geladen',
            create: 'De cloudgroep kon niet worden aangemaakt',
            rename: 'De naam van de cloudgroep kon niet worden gewijzigd',
            save: 'De cloudgroep kon niet worden opgeslagen',
            delete: 'De cloudgroep kon niet worden verwijderd',
            addUser: 'De gebruiker kon niet aan de cloudgroep worden toegevoegd',
            removeUser: 'De gebruiker kon niet uit de cloudgroep worden verwijderd',
        },
    },
} satisfies Translation<typeof en>;
