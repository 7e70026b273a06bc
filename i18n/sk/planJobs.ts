import type en from '../en/planJobs';
import type { Translation } from '../messages';

export default {
    jobs: {
        title: 'Hromadná akcia',
        bar: 'Prebiehajúce hromadné akcie',
        progress: 'Hotovo %{done} z %{total}',
        progressOf: 'Priebeh: %{title}',
        allDone: {
            users: 'Hotovo pre %{smart_count} používateľa |||| Hotovo pre %{smart_count} používateľov |||| Hotovo pre %{smart_count} používateľov',
            keys: 'Hotovo pre %{smart_count} kľúč |||| Hotovo pre %{smart_count} kľúče |||| Hotovo pre %{smart_count} kľúčov',
            seats: 'Hotovo pre %{smart_count} pracovisko |||| Hotovo pre %{smart_count} pracoviská |||| Hotovo pre %{smart_count} pracovísk',
        },
        failed: '%{smart_count} neúspech |||| %{smart_count} neúspechy |||| %{smart_count} neúspechov',
        changed: '%{smart_count} medzitým zmenené |||| %{smart_count} medzitým zmenené |||| %{smart_count} medzitým zmenených',
        unknownCount: '%{smart_count} neistý výsledok |||| %{smart_count} neisté výsledky |||| %{smart_count} neistých výsledkov',
        left: 'Zostávajúci čas: približne %{time}',
        spoken: '%{title}: hotovo %{percent} %',
        unsaved: 'Tento prehliadač nič neukladá: akcia sa skončí, keď túto stránku znova načítate alebo zatvoríte.',
        pause: 'Pozastaviť',
        open: 'Podrobnosti',
        states: {
            running: 'Prebieha',
            paused: 'Pozastavené',
            stopped: 'Ukončené',
            ended: 'Dokončené',
            targetMissing: 'Predčasne ukončené',
            dropped: 'Ukončené, pretože sa v tomto prehliadači prihlásil niekto iný',
        },
        again: {
            users: 'Skúsiť znova pre %{smart_count} používateľa |||| Skúsiť znova pre %{smart_count} používateľov |||| Skúsiť znova pre %{smart_count} používateľov',
            keys: 'Skúsiť znova pre %{smart_count} kľúč |||| Skúsiť znova pre %{smart_count} kľúče |||| Skúsiť znova pre %{smart_count} kľúčov',
            seats: 'Skúsiť znova pre %{smart_count} pracovisko |||| Skúsiť znova pre %{smart_count} pracoviská |||| Skúsiť znova pre %{smart_count} pracovísk',
        },
        resend: {
            users: 'Odoslať znova %{smart_count} používateľovi |||| Odoslať znova %{smart_count} používateľom |||| Odoslať znova %{smart_count} používateľom',
            keys: 'Odoslať znova %{smart_count} kľúč |||| Odoslať znova %{smart_count} kľúče |||| Odoslať znova %{smart_count} kľúčov',
        },
        sendAgain: 'Odoslať znova',
        receipt: 'Stiahnuť správu',
        rows: {
            users: 'Používatelia',
            keys: 'Kľúče',
            seats: 'Pracoviská',
        },
        row: {
            users: 'Používateľ',
            keys: 'Kľúč',
            seats: 'Pracovisko',
        },
        what: 'Akcia',
        outcome: 'Výsledok',
        reason: 'Dôvod',
        every: 'Všetky (%{count})',
        outcomes: {
            done: 'Hotovo',
            gone: 'Už neexistuje',
            failed: 'Nepodarilo sa',
            changed: 'Medzitým zmenené',
            unknown: 'Možno odoslané',
            waiting: 'Nezačaté',
            sent: 'Prebieha',
        },
        unknownReason: 'Spojenie sa prerušilo: e-mail mohol byť odoslaný.',
        unknownText:
            'Spojenie sa prerušilo pri odosielaní niektorých e-mailov. Mohli prísť, preto sa automaticky neodosielajú druhýkrát.',
        unknownChange: {
            outcome: 'Neisté',
            reason: 'Spojenie sa prerušilo: nie je známe, či sa to vykonalo.',
            text: 'Spojenie sa medzitým prerušilo. Nie je známe, či sa to vykonalo, preto sa to automaticky neopakuje.',
        },
        endedEarly: 'Predčasne ukončené: %{reason}',
        unknown: {
            users: 'Používateľ %{id}',
            keys: 'Kľúč %{id}',
            seats: 'Pracovisko %{id}',
        },
        missingTitle: 'Nie je čo zobraziť',
        missingText: 'Výsledky sa v tomto prehliadači uchovávajú 24 hodín a pri odhlásení sa odstránia.',
        signOut: {
            title: 'Odhlásiť sa teraz?',
            text: 'Akcia sa ešte nevykonala pre %{smart_count} položku. Odhlásením sa skončí. |||| Akcia sa ešte nevykonala pre %{smart_count} položky. Odhlásením sa skončí. |||| Akcia sa ešte nevykonala pre %{smart_count} položiek. Odhlásením sa skončí.',
            stay: 'Neodhlasovať sa',
        },
    },
} satisfies Translation<typeof en>;
