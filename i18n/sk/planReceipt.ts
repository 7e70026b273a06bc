import type en from '../en/planReceipt';
import type { Translation } from '../messages';

export default {
    planReceipt: {
        printPeople: 'Vytlačiť zoznam používateľov',
        people: 'Používatelia a ich licencie',
        licences: 'Licencie',
        existed: 'Medzitým už existoval a nebol vytvorený; dostal to, čo chýbalo.',
        transfer: {
            reason: 'Patrí používateľovi iného zákazníka',
            question:
                '%{smart_count} adresa patrí používateľovi iného zákazníka. Tohto používateľa môžete e-mailom požiadať o presun. |||| %{smart_count} adresy patria používateľom iných zákazníkov. Týchto používateľov môžete e-mailom požiadať o presun. |||| %{smart_count} adries patrí používateľom iných zákazníkov. Týchto používateľov môžete e-mailom požiadať o presun.',
            open: 'Dovtedy nepriradené: %{names}',
            ask: 'Požiadať o %{smart_count} presun |||| Požiadať o %{smart_count} presuny |||| Požiadať o %{smart_count} presunov',
            asked: 'Žiadosť o presun je pripravená alebo odoslaná: %{smart_count} používateľ. |||| Žiadosti o presun sú pripravené alebo odoslané: %{smart_count} používatelia. |||| Žiadosti o presun sú pripravené alebo odoslané: %{smart_count} používateľov.',
            to: 'K žiadostiam',
            source: '%{smart_count} používateľ iného zákazníka dostane e-mailom žiadosť o presun. |||| %{smart_count} používatelia iných zákazníkov dostanú e-mailom žiadosť o presun. |||| %{smart_count} používateľov iných zákazníkov dostane e-mailom žiadosť o presun.',
            afterwards: 'Po presune použite zoznam znova: títo používatelia potom dostanú, čo chýba.',
            states: {
                ask: 'Dostane žiadosť',
                here: 'Je tu používateľom',
            },
            figures: {
                ask: '%{smart_count} dostane žiadosť |||| %{smart_count} dostanú žiadosť |||| %{smart_count} dostane žiadosť',
                here: '%{smart_count} je už tu používateľom |||| %{smart_count} sú už tu používateľmi |||| %{smart_count} je už tu používateľmi',
            },
        },
        reminder: {
            day: 'Pripomenúť dňa',
            save: 'Uložiť pripomienku (.ics)',
            event: 'Odoslať %{smart_count} pozvánku |||| Odoslať %{smart_count} pozvánky |||| Odoslať %{smart_count} pozvánok',
            text: 'Účty sú pripravené, zatiaľ sa nikomu nepísalo. Plán čaká v prehliadači, v ktorom bol vykonaný, kým sa tam neodhlásite.',
            file: 'pripomienka',
            past: 'Tento deň už uplynul.',
            clear: 'Vymazať deň',
        },
        signatures: {
            done: 'Vykonal',
            checked: 'Skontroloval',
            line: 'Dátum, podpis',
        },
    },
} satisfies Translation<typeof en>;
