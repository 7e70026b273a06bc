import type en from '../en/planReceipt';
import type { Translation } from '../messages';

export default {
    planReceipt: {
        printPeople: 'Lijst van gebruikers afdrukken',
        people: 'Gebruikers en hun licenties',
        licences: 'Licenties',
        existed: 'Bestond inmiddels en is niet aangemaakt; heeft gekregen wat ontbrak.',
        transfer: {
            reason: 'Hoort bij een gebruiker van een andere klant',
            question:
                '%{smart_count} adres hoort bij een gebruiker van een andere klant. U kunt deze gebruiker per e-mail vragen hierheen over te stappen. |||| %{smart_count} adressen horen bij gebruikers van andere klanten. U kunt deze gebruikers per e-mail vragen hierheen over te stappen.',
            open: 'Tot dan niet toegewezen: %{names}',
            ask: '%{smart_count} overstap aanvragen |||| %{smart_count} overstappen aanvragen',
            asked: 'De overstap is voorbereid of aangevraagd: %{smart_count} gebruiker. |||| De overstappen zijn voorbereid of aangevraagd: %{smart_count} gebruikers.',
            to: 'Naar de aanvragen',
            source: '%{smart_count} gebruiker van een andere klant wordt per e-mail gevraagd hierheen over te stappen. |||| %{smart_count} gebruikers van andere klanten worden per e-mail gevraagd hierheen over te stappen.',
            afterwards: 'Gebruik de lijst na de overstap opnieuw: deze gebruikers krijgen dan wat ontbreekt.',
            states: {
                ask: 'Wordt gevraagd',
                here: 'Is hier gebruiker',
            },
            figures: {
                ask: '%{smart_count} wordt gevraagd |||| %{smart_count} worden gevraagd',
                here: '%{smart_count} is inmiddels hier gebruiker |||| %{smart_count} zijn inmiddels hier gebruiker',
            },
        },
        reminder: {
            day: 'Herinner mij op',
            save: 'Herinnering opslaan (.ics)',
            event: '%{smart_count} uitnodiging verzenden |||| %{smart_count} uitnodigingen verzenden',
            text: 'De accounts zijn gereed, nog niemand heeft bericht gekregen. Het plan wacht in de browser waarin het is uitgevoerd, tot u zich daar afmeldt.',
            file: 'herinnering',
            past: 'Deze dag is voorbij.',
            clear: 'Dag wissen',
        },
        signatures: {
            done: 'Uitgevoerd door',
            checked: 'Gecontroleerd door',
            line: 'Datum, handtekening',
        },
    },
} satisfies Translation<typeof en>;
