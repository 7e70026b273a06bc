import type en from '../en/planInvite';
import type { Translation } from '../messages';

export default {
    planInvite: {
        fromList: 'zo zoznamu',
        obstacles: {
            noList: 'Najprv prilepte zoznam alebo vyberte súbor.',
            noEmail: 'Najprv vyberte stĺpec s e-mailovými adresami.',
        },
        template: {
            title: 'Pre všetky riadky',
            text: 'Prednosť má to, čo zoznam uvádza o licenciách, cloudových skupinách, konci platnosti a poznámkach.',
            licences: 'Licencie',
            noLicences: 'Nedá sa priradiť žiadna licencia.',
            free: '%{smart_count} dostupný kľúč |||| %{smart_count} dostupné kľúče |||| %{smart_count} dostupných kľúčov',
            until: 'Koniec platnosti: %{licence}',
            untilListed: 'Koniec platnosti licencií v zozname',
            required: 'Povinné',
            groups: 'Cloudové skupiny',
            note: 'Poznámka',
        },
        mail: {
            title: 'Pozvánky',
            later: 'Odoslať neskôr',
            laterHint: 'Účty sa vytvoria a nikto nedostane e-mail, kým pozvánky neodošlete.',
            now: 'Odoslať hneď',
            nowHint: 'Každý používateľ dostane aktivačný odkaz hneď po vytvorení účtu.',
            password: 'Odoslať hneď náhodné heslo',
            passwordHint: 'Každý používateľ dostane heslo e-mailom hneď po vytvorení účtu.',
        },
        steps: {
            later: 'Účet sa vytvorí',
            now: 'Účet sa vytvorí a odošle sa aktivačný odkaz',
            password: 'Účet sa vytvorí a odošle sa náhodné heslo',
            licence: 'Dostane %{licence}',
            licenceUntil: 'Dostane %{licence} do %{day}',
            group: 'Pribudne do %{group}',
            invite: 'Dostane aktivačný odkaz',
        },
        states: {
            new: 'Nový',
            known: 'Existuje',
            guest: 'Hosť',
            complete: 'Má všetko',
            look: 'Na kontrolu',
            unknown: 'Neznámy názov',
            expiry: 'Chýba koniec platnosti',
            expired: 'Licencia po platnosti',
            tooLong: 'Poznámka je pridlhá',
            invalid: 'Neplatná adresa',
            noAddress: 'Bez adresy',
            twice: 'Dvakrát v zozname',
        },
        figures: {
            new: '%{smart_count} sa vytvorí |||| %{smart_count} sa vytvoria |||| %{smart_count} sa vytvorí',
            known: '%{smart_count} dostane, čo chýba |||| %{smart_count} dostanú, čo chýba |||| %{smart_count} dostane, čo chýba',
            guest: '%{smart_count} hosť dostane, čo chýba |||| %{smart_count} hostia dostanú, čo chýba |||| %{smart_count} hostí dostane, čo chýba',
            complete: '%{smart_count} má všetko |||| %{smart_count} majú všetko |||| %{smart_count} má všetko',
            look: '%{smart_count} na kontrolu |||| %{smart_count} na kontrolu |||| %{smart_count} na kontrolu',
            unknown:
                '%{smart_count} s neznámym názvom |||| %{smart_count} s neznámym názvom |||| %{smart_count} s neznámym názvom',
            expiry: '%{smart_count} bez konca platnosti |||| %{smart_count} bez konca platnosti |||| %{smart_count} bez konca platnosti',
            expired:
                '%{smart_count} s licenciou po platnosti |||| %{smart_count} s licenciou po platnosti |||| %{smart_count} s licenciou po platnosti',
            tooLong:
                '%{smart_count} s pridlhou poznámkou |||| %{smart_count} s pridlhou poznámkou |||| %{smart_count} s pridlhou poznámkou',
            invalid:
                '%{smart_count} s neplatnou adresou |||| %{smart_count} s neplatnou adresou |||| %{smart_count} s neplatnou adresou',
            noAddress: '%{smart_count} bez adresy |||| %{smart_count} bez adresy |||| %{smart_count} bez adresy',
            twice: '%{smart_count} dvakrát v zozname |||| %{smart_count} dvakrát v zozname |||| %{smart_count} dvakrát v zozname',
        },
        reasons: {
            unknown: 'Neznáme: %{names}',
            noDay: '„%{text}“ nie je dátum',
            needsDay: '%{licence} vyžaduje koniec platnosti',
            past: 'Koniec platnosti (%{licence}) je v minulosti',
            expired: '%{licence} je po platnosti',
            tooLong: 'Poznámka má viac ako %{max} znakov',
            twice: 'Riadok %{row} má rovnakú adresu',
            several: 'Túto adresu má viac používateľov, s inou veľkosťou písmen',
            otherName: 'Volá sa tu %{name}; meno sa nezmení',
            invalid: '„%{typed}“ nie je platná e-mailová adresa',
            nearDomain: 'Jeden znak sa líši od %{domain}',
            sameRow: 'Riadok %{row} má rovnaké meno, s adresou %{email}',
            sameName: 'Používateľ má rovnaké meno, s adresou %{email}',
        },
        removed: {
            blanks: 'Z adresy boli odstránené medzery',
            invisible: 'Z adresy boli odstránené neviditeľné znaky',
            mailto: 'Z adresy bol odstránený začiatok odkazu',
            punctuation: 'Z adresy bola odstránená interpunkcia',
        },
        open: {
            look: '%{smart_count} riadok treba skontrolovať |||| %{smart_count} riadky treba skontrolovať |||| %{smart_count} riadkov treba skontrolovať',
            unknown:
                '%{smart_count} riadok uvádza niečo neznáme |||| %{smart_count} riadky uvádzajú niečo neznáme |||| %{smart_count} riadkov uvádza niečo neznáme',
            expiry: '%{smart_count} riadok vyžaduje koniec platnosti |||| %{smart_count} riadky vyžadujú koniec platnosti |||| %{smart_count} riadkov vyžaduje koniec platnosti',
            expired:
                '%{smart_count} riadok má licenciu po platnosti |||| %{smart_count} riadky majú licenciu po platnosti |||| %{smart_count} riadkov má licenciu po platnosti',
            tooLong:
                '%{smart_count} riadok má pridlhú poznámku |||| %{smart_count} riadky majú pridlhú poznámku |||| %{smart_count} riadkov má pridlhú poznámku',
            short: 'Chýba %{smart_count} kľúč licencie %{licence} |||| Chýbajú %{smart_count} kľúče licencie %{licence} |||| Chýba %{smart_count} kľúčov licencie %{licence}',
        },
        questions: {
            licence: 'Ktorá licencia je „%{name}“?',
            group: 'Ktorá cloudová skupina je „%{name}“?',
            choose: 'Vybrať',
            nothing: 'Žiadna',
            look: '%{smart_count} riadok sa podobá inej adrese alebo používateľovi; tabuľka uvádza prečo. |||| %{smart_count} riadky sa podobajú iným adresám alebo používateľom; tabuľka uvádza prečo. |||| %{smart_count} riadkov sa podobá iným adresám alebo používateľom; tabuľka uvádza prečo.',
            right: 'Všetky sú správne',
            expiry: '%{smart_count} riadok vyžaduje koniec platnosti. |||| %{smart_count} riadky vyžadujú koniec platnosti. |||| %{smart_count} riadkov vyžaduje koniec platnosti.',
            day: 'Koniec platnosti pre všetky',
            expired: '%{licence} je po platnosti a nedá sa priradiť.',
            without: 'Bez tejto licencie',
            short: '%{licence}: potrebné kľúče %{needed}, dostupné %{free}.',
            who: 'Kto dostane kľúč licencie %{licence}',
        },
        correct: {
            title: 'Opraviť riadok %{row}',
            submit: 'Použiť',
        },
    },
} satisfies Translation<typeof en>;
