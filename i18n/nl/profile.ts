import type en from '../en/profile';

const messages: typeof en = {
    profile: {
        title: 'Mijn profiel',
        personal: 'Persoonlijke gegevens',
        company: 'Bedrijfsgegevens',
        cloud: 'Cloudinformatie',
        edit: 'Bewerken',
        changePassword: 'Wachtwoord wijzigen',
        viewInUserManagement: 'In het gebruikersbeheer bekijken',
        notGiven: 'Niet opgegeven',
        fields: {
            email: 'E-mail',
            displayName: 'Weergavenaam',
            forename: 'Voornaam',
            surname: 'Achternaam',
            phone: 'Telefoon',
            function: 'Functie',
            customer: 'Klantnummer',
            name: 'Naam',
            street: 'Straat',
            zip: 'Postcode',
            city: 'Plaats',
            quota: 'Opslagruimte',
            featureLevel: 'Functieniveau',
        },
        editing: {
            title: 'Profiel bewerken',
            displayNameHint: 'Maximaal %{max} tekens. Anderen zien deze naam, bijvoorbeeld in reacties.',
            onlyAdmin: 'Alleen een beheerder kan dit gegeven wijzigen.',
            delay: 'Het kan tot 24 uur duren voordat een nieuwe weergavenaam overal zichtbaar is.',
            required: 'Vul dit veld in.',
            tooLong: 'Gebruik maximaal %{max} tekens.',
            save: 'Opslaan',
            saved: 'Uw profiel is opgeslagen.',
        },
        password: {
            title: 'Wachtwoord wijzigen',
            current: 'Huidig wachtwoord',
            new: 'Nieuw wachtwoord',
            repeat: 'Nieuw wachtwoord herhalen',
            show: 'Wachtwoorden tonen',
            invalid: 'Ongeldig wachtwoord. Voer uw huidige wachtwoord in.',
            newHint: 'Minstens 6 tekens.',
            save: 'Wachtwoord wijzigen',
            saved: 'Uw wachtwoord is gewijzigd.',
        },
    },
};

export default messages;
