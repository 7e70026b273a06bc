import type en from '../en/dashboard';
import type { Translation } from '../messages';

export default {
    dashboard: {
        title: 'Prehľad',
        greeting: 'Vitajte, %{name}',
        intro: 'Čo chcete urobiť?',
        areas: 'Oblasti portálu',
        needs: {
            title: 'Vyžaduje pozornosť',
            nothingTitle: 'Teraz nie je čo robiť',
            nothingText: 'Keď bude niečo vyžadovať vašu pozornosť, zobrazí sa tu.',
            rest: 'Inak teraz nie je čo robiť.',
            unknown: 'Teraz sa nepodarilo skontrolovať všetko.',
            more: 'Zobraziť ešte %{smart_count} riadok |||| Zobraziť ešte %{smart_count} riadky |||| Zobraziť ešte %{smart_count} riadkov',
            words: {
                expired: 'Po platnosti',
                full: 'Plná',
                soon: 'Čoskoro',
                inactive: 'Neaktívny',
                answered: 'Odpoveď',
                underWay: 'Spracúva sa',
            },
            expired:
                '%{smart_count} licencia je po platnosti |||| %{smart_count} licencie sú po platnosti |||| %{smart_count} licencií je po platnosti',
            full: '%{smart_count} licencia už nemá voľný kľúč |||| %{smart_count} licencie už nemajú voľný kľúč |||| %{smart_count} licencií už nemá voľný kľúč',
            expiring:
                '%{smart_count} licencii sa %{date} skončí platnosť |||| %{smart_count} licenciám sa do %{days} dní skončí platnosť, prvej %{date} |||| %{smart_count} licenciám sa do %{days} dní skončí platnosť, prvej %{date}',
            keys: '%{smart_count} kľúču licencie „%{name}“ sa %{date} skončí platnosť |||| %{smart_count} kľúčom licencie „%{name}“ sa od %{date} skončí platnosť |||| %{smart_count} kľúčom licencie „%{name}“ sa od %{date} skončí platnosť',
            contracts:
                '%{smart_count} zmluvu možno vypovedať do %{date} |||| %{smart_count} zmluvy možno do %{days} dní vypovedať, prvú do %{date} |||| %{smart_count} zmlúv možno do %{days} dní vypovedať, prvú do %{date}',
            people: '%{smart_count} používateľ ešte nie je aktívny |||| %{smart_count} používatelia ešte nie sú aktívni |||| %{smart_count} používateľov ešte nie je aktívnych',
            oneAnswered: 'Podpora odpovedala na tiket %{number}',
            answered:
                'Podpora odpovedala na %{smart_count} tiket |||| Podpora odpovedala na %{smart_count} tikety |||| Podpora odpovedala na %{smart_count} tiketov',
            order: '%{smart_count} licencia akadémie bola objednaná %{date} |||| %{smart_count} licencie akadémie boli objednané %{date} |||| %{smart_count} licencií akadémie bolo objednaných %{date}',
            termination: 'Členstvo v akadémii bolo vypovedané %{date}',
        },
        usage: {
            title: 'Využitie licencií',
            all: 'Všetky licencie',
            licence: 'Licencia',
            used: 'Používané',
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
            nothingBegun: 'Tu na vás bude čakať video, ktoré ste začali.',
            ticket: 'Váš tiket',
            allTickets: 'Všetky tikety',
            openTicket: 'Tiket %{number} rieši podpora',
            noTicket: 'Nemáte otvorený tiket.',
            failed: 'Toto teraz nemožno zobraziť.',
        },
        facts: {
            users: '%{smart_count} používateľ |||| %{smart_count} používatelia |||| %{smart_count} používateľov',
            licences: '%{smart_count} licencia |||| %{smart_count} licencie |||| %{smart_count} licencií',
            inUse: '%{used} z %{count} sa používa',
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
