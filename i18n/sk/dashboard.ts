import type en from '../en/dashboard';
import type { Translation } from '../messages';

export default {
    dashboard: {
        title: 'Prehľad',
        greeting: 'Vitajte, %{name}',
        intro: 'Čo chcete urobiť?',
        areas: 'Oblasti portálu',
        welcome: {
            title: 'Začíname',
            text: 'Váš účet je aktívny. Kľúče a aplikácie nájdete tu:',
            dismiss: 'Už nezobrazovať',
        },
        needs: {
            title: 'Vyžaduje pozornosť',
            nothingTitle: 'Nič nevyžaduje vašu pozornosť',
            nothingText: 'Keď bude niečo vyžadovať vašu pozornosť, zobrazí sa tu.',
            rest: 'Nič ďalšie nevyžaduje vašu pozornosť.',
            unknown: 'Teraz sa nepodarilo skontrolovať všetko.',
            more: 'Zobraziť ešte %{smart_count} riadok |||| Zobraziť ešte %{smart_count} riadky |||| Zobraziť ešte %{smart_count} riadkov',
            words: {
                expired: 'Po platnosti',
                full: 'Vyčerpaná',
                soon: 'Čoskoro',
                inactive: 'Neaktívny',
                answered: 'Odpoveď',
                underWay: 'Spracúva sa',
            },
            expired:
                '%{smart_count} licencia je po platnosti |||| %{smart_count} licencie sú po platnosti |||| %{smart_count} licencií je po platnosti',
            full: '%{smart_count} licencia už nemá dostupný kľúč |||| %{smart_count} licencie už nemajú dostupný kľúč |||| %{smart_count} licencií už nemá dostupný kľúč',
            expiring:
                '%{smart_count} licencii sa %{date} skončí platnosť |||| %{smart_count} licenciám sa do %{days} dní skončí platnosť, prvej %{date} |||| %{smart_count} licenciám sa do %{days} dní skončí platnosť, prvej %{date}',
            keys: '%{smart_count} kľúču licencie „%{name}“ sa %{date} skončí platnosť |||| %{smart_count} kľúčom licencie „%{name}“ sa skončí platnosť, prvému %{date} |||| %{smart_count} kľúčom licencie „%{name}“ sa skončí platnosť, prvému %{date}',
            contracts:
                '%{smart_count} zmluvu možno vypovedať do %{date} |||| %{smart_count} zmluvy možno vypovedať, prvú do %{date} |||| %{smart_count} zmlúv možno vypovedať, prvú do %{date}',
            people: '%{smart_count} používateľ ešte nie je aktívny |||| %{smart_count} používatelia ešte nie sú aktívni |||| %{smart_count} používateľov ešte nie je aktívnych',
            oneAnswered: 'Podpora odpovedala na tiket %{number}',
            colleagueAnswered: 'Podpora odpovedala na tiket %{number} používateľa %{author}',
            answered:
                'Podpora odpovedala na %{smart_count} tiket |||| Podpora odpovedala na %{smart_count} tikety |||| Podpora odpovedala na %{smart_count} tiketov',
            order: '%{smart_count} licencia akadémie bola objednaná %{date} |||| %{smart_count} licencie akadémie boli objednané %{date} |||| %{smart_count} licencií akadémie bolo objednaných %{date}',
            termination: 'Členstvo v akadémii bolo vypovedané %{date}',
        },
        usage: {
            title: 'Využitie licencií',
            all: 'Všetky licencie',
            of: '%{used} z %{count}',
            none: 'Keď bude mať vaša firma licenciu, zobrazí sa tu jej využitie.',
            tooMany: 'Licencií je príliš veľa na to, aby sa tu dali porovnať.',
            failed: 'Využitie teraz nemožno zobraziť.',
        },
        own: {
            keys: 'Vaše licenčné kľúče',
            allKeys: 'Všetky licenčné kľúče',
            applications: 'Vaše aplikácie',
            allApplications: 'Všetky aplikácie',
            nothingToDownload: 'Teraz nie je čo stiahnuť.',
            learning: 'Pokračovať v učení',
            toAcademy: 'Do akadémie',
            nothingBegun: 'Tu na vás budú čakať videá, ktoré ste začali pozerať.',
            ticket: 'Váš tiket',
            allTickets: 'Všetky tikety',
            openTicket: 'Tiket %{number} rieši podpora',
            noTicket: 'Nemáte otvorený tiket.',
            failed: 'Toto teraz nemožno zobraziť.',
        },
        facts: {
            users: '%{smart_count} používateľ |||| %{smart_count} používatelia |||| %{smart_count} používateľov',
            licences: '%{smart_count} licencia |||| %{smart_count} licencie |||| %{smart_count} licencií',
            inUse: 'Použité: %{used} z %{count}',
            keys: '%{smart_count} kľúč |||| %{smart_count} kľúče |||| %{smart_count} kľúčov',
            groups: '%{smart_count} skupina |||| %{smart_count} skupiny |||| %{smart_count} skupín',
            contracts: '%{smart_count} zmluva |||| %{smart_count} zmluvy |||| %{smart_count} zmlúv',
            nextInvoice: 'Ďalšia faktúra %{date}',
            applications: '%{smart_count} aplikácia |||| %{smart_count} aplikácie |||| %{smart_count} aplikácií',
            open: '%{smart_count} otvorený |||| %{smart_count} otvorené |||| %{smart_count} otvorených',
            noneOpen: 'Žiadny otvorený',
        },
    },
} satisfies Translation<typeof en>;
