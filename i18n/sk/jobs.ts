import type en from '../en/jobs';
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
        busy: 'Server je preťažený. Pokračuje sa o %{time}.',
        unsaved: 'Tento prehliadač nič neukladá: akcia sa skončí, keď túto stránku znova načítate alebo zatvoríte.',
        batch: {
            users: {
                count: '%{smart_count} používateľ |||| %{smart_count} používatelia |||| %{smart_count} používateľov',
                nobody: 'Žiadny z vybraných používateľov to nepotrebuje. Zmeňte výber.',
                leftOut:
                    'Vynechaný: %{smart_count} používateľ |||| Vynechaní: %{smart_count} používatelia |||| Vynechaných: %{smart_count} používateľov',
                typed: {
                    label: 'Počet používateľov',
                    hint: 'Na potvrdenie zadajte %{count}',
                    mismatch: 'Zadajte %{count}: toľko používateľov bude odstránených.',
                },
            },
            keys: {
                count: '%{smart_count} kľúč |||| %{smart_count} kľúče |||| %{smart_count} kľúčov',
                nobody: 'Nie je to možné pre žiadny z vybraných kľúčov. Zmeňte výber.',
                leftOut:
                    'Vynechaný: %{smart_count} kľúč |||| Vynechané: %{smart_count} kľúče |||| Vynechaných: %{smart_count} kľúčov',
                typed: {
                    label: 'Počet kľúčov',
                    hint: 'Na potvrdenie zadajte %{count}',
                    mismatch: 'Zadajte %{count}: toľko kľúčov sa odstráni.',
                },
            },
            seats: {
                count: '%{smart_count} pracovisko |||| %{smart_count} pracoviská |||| %{smart_count} pracovísk',
                nobody: 'Nie je to možné pre žiadne z vybraných pracovísk. Zmeňte výber.',
                leftOut:
                    'Vynechané: %{smart_count} pracovisko |||| Vynechané: %{smart_count} pracoviská |||| Vynechaných: %{smart_count} pracovísk',
            },
            gone: 'Už neexistuje',
        },
        pause: 'Pozastaviť',
        resume: 'Pokračovať',
        stop: 'Ukončiť',
        open: 'Podrobnosti',
        close: 'Zavrieť',
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
        receipt: 'Stiahnuť prehľad',
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
        overText: 'Predčasne ukončené: %{reason}',
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
            confirm: 'Odhlásiť sa',
            stay: 'Neodhlasovať sa',
        },
    },
} satisfies Translation<typeof en>;
