import type en from '../en/applications';
import type { Translation } from '../messages';

export default {
    applications: {
        title: 'Aplikácie',
        tile: 'Súbory na stiahnutie a dokumentácia k vašim aplikáciám',
        descriptions: {
            pcad: 'Navrhovanie interiérov v 3D, od prvého náčrtu po výrobné podklady.',
            phome: 'Navrhovanie doma: pre zákazníkov, ktorí si pripravujú svoje priestory sami.',
            showroom: 'Prezentácia návrhov a produktov v predajni.',
            rooms: 'Navrhovanie miestností v prehliadači, bez inštalácie.',
            cam: 'Príprava údajov pre stroje z návrhov.',
        },
        intro: 'Aplikácie, súbory na stiahnutie a dokumentácia',
        documents: 'Dokumenty',
        documentsOf: 'Dokumenty k %{name}',
        documentsFallback: 'V tomto jazyku (%{language}) nie sú žiadne dokumenty. Tieto sú v angličtine.',
        documentsNone: 'Žiadne dokumenty',
        documentsNoneHere: 'Žiadne dokumenty v tomto jazyku (%{language})',
        download: 'Stiahnuť',
        downloadOf: 'Stiahnuť %{name}',
        chooseLanguage: 'V akom jazyku chcete aplikáciu?',
        allLanguages: 'Všetky jazyky',
        open: 'Otvoriť',
        openIn: 'Otvoriť (%{language})',
        nothing: 'Pre túto aplikáciu momentálne nie je nič na stiahnutie ani na otvorenie.',
        emptyTitle: 'Zatiaľ žiadne aplikácie',
        emptyText: 'Keď budete mať k dispozícii aplikácie, zobrazia sa tu so súbormi na stiahnutie a dokumentmi.',
        errors: {
            load: 'Údaje o aplikáciách sa nepodarilo načítať',
        },
    },
} satisfies Translation<typeof en>;
