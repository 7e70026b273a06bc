import type en from '../en/verbs';
import type { Translation } from '../messages';

/** The actions on several: what they are called, the button that starts them, and what they do. */
export default {
    verbs: {
        giveLicence: { title: 'Priradiť licenciu', submit: 'Priradiť' },
        joinGroup: { title: 'Pridať do cloudovej skupiny', submit: 'Pridať' },
        reset: {
            title: 'Obnoviť heslo',
            submit: 'Odoslať e-maily',
            text: 'Každý z týchto používateľov dostane e-mail s odkazom na nastavenie nového hesla.',
        },
        activate: {
            title: 'Znova odoslať aktiváciu',
            submit: 'Odoslať e-maily',
            text: 'Každý z týchto používateľov dostane nový aktivačný odkaz. Skôr odoslané odkazy už nebudú fungovať.',
        },
        takeLicence: {
            title: 'Odobrať licenciu',
            submit: 'Odobrať',
            text: 'Títo používatelia stratia licenciu aj so svojimi kľúčmi. Licencia bude mať viac dostupných kľúčov.',
        },
        leaveGroup: {
            title: 'Odobrať z cloudovej skupiny',
            submit: 'Odobrať',
            text: 'Títo používatelia stratia prístup k obsahu zdieľanému so skupinou.',
        },
        logout: {
            title: 'Odhlásiť zo všetkých zariadení',
            submit: 'Odhlásiť',
            text: 'Títo používatelia budú odhlásení zo všetkých zariadení a budú sa musieť znova prihlásiť. Čo tam nie je uložené, sa môže stratiť.',
        },
        deleteUser: {
            title: 'Odstrániť používateľov',
            submit: 'Odstrániť',
            text: 'Títo používatelia budú odstránení aj s členstvom v cloudových skupinách. Túto akciu nemožno vrátiť späť.',
        },
        expireKey: {
            title: 'Zmeniť koniec platnosti',
            submit: 'Zmeniť',
            text: 'Platnosť %{smart_count} kľúča sa skončí v tento deň. |||| Platnosť %{smart_count} kľúčov sa skončí v tento deň. |||| Platnosť %{smart_count} kľúčov sa skončí v tento deň.',
            chooseExpiry:
                'Vyberte nový koniec platnosti %{smart_count} kľúča. |||| Vyberte nový koniec platnosti %{smart_count} kľúčov. |||| Vyberte nový koniec platnosti %{smart_count} kľúčov.',
            noExpiry:
                'Platnosť %{smart_count} kľúča už nebude obmedzená. |||| Platnosť %{smart_count} kľúčov už nebude obmedzená. |||| Platnosť %{smart_count} kľúčov už nebude obmedzená.',
        },
        sendKey: {
            title: 'Odoslať kľúče',
            submit: 'Odoslať',
            text: '%{smart_count} kľúč sa odošle e-mailom svojmu používateľovi. |||| %{smart_count} kľúče sa odošlú e-mailom svojim používateľom. |||| %{smart_count} kľúčov sa odošle e-mailom svojim používateľom.',
        },
        renewKey: {
            title: 'Vymeniť kódy kľúčov',
            submit: 'Vymeniť',
            text: '%{smart_count} kľúč dostane nový kód. Doterajší sa už nebude dať použiť. |||| %{smart_count} kľúče dostanú nové kódy. Doterajšie sa už nebudú dať použiť. |||| %{smart_count} kľúčov dostane nové kódy. Doterajšie sa už nebudú dať použiť.',
        },
        deleteKey: {
            title: 'Odstrániť kľúče',
            submit: 'Odstrániť',
            text: '%{smart_count} kľúč sa odstráni so svojimi pracoviskami. Túto akciu nemožno vrátiť späť. |||| %{smart_count} kľúče sa odstránia so svojimi pracoviskami. Túto akciu nemožno vrátiť späť. |||| %{smart_count} kľúčov sa odstráni so svojimi pracoviskami. Túto akciu nemožno vrátiť späť.',
        },
        releaseSeat: {
            title: 'Uvoľniť pracoviská',
            submit: 'Uvoľniť',
            text: '%{smart_count} pracovisko sa uvoľní a bude sa dať použiť na inom počítači. |||| %{smart_count} pracoviská sa uvoľnia a budú sa dať použiť na iných počítačoch. |||| %{smart_count} pracovísk sa uvoľní a budú sa dať použiť na iných počítačoch.',
        },
        removeSeat: {
            title: 'Odstrániť pracoviská zo zoznamu',
            submit: 'Odstrániť',
            text: '%{smart_count} neaktívne pracovisko sa odstráni zo zoznamu. |||| %{smart_count} neaktívne pracoviská sa odstránia zo zoznamu. |||| %{smart_count} neaktívnych pracovísk sa odstráni zo zoznamu.',
        },
    },
} satisfies Translation<typeof en>;
