import type en from '../en/seats';
import type { Translation } from '../messages';

export default {
    seats: {
        title: 'Werkplekken',
        fields: {
            machine: 'Computer',
            state: 'Status',
            user: 'Gebruiker',
        },
        active: 'Actief',
        activeSince: 'Actief sinds %{from}',
        inactive: 'Inactief',
        inactiveUntil: 'Inactief, laatst actief tot %{to}',
        inactivePeriod: 'Inactief, laatst actief van %{from} tot %{to}',
        release: 'Werkplek vrijgeven',
        remove: 'Uit de lijst verwijderen',
        releaseTitle: 'Werkplek vrijgeven',
        releaseText:
            'De werkplek op ‘%{name}’ komt vrij en kan op een andere computer worden gebruikt. Wilt u de werkplek vrijgeven?',
        releaseConfirm: 'Vrijgeven',
        releaseSuccess: 'De werkplek is vrijgegeven.',
        removeTitle: 'Werkplek uit de lijst verwijderen',
        removeText: 'De inactieve werkplek op ‘%{name}’ wordt uit de lijst verwijderd. Wilt u deze verwijderen?',
        removeConfirm: 'Verwijderen',
        removeSuccess: 'De werkplek is uit de lijst verwijderd.',
        codeText: 'De licentie is gebonden aan de computer ‘%{name}’. Voer de vrijgavecode in die de software daar toont.',
        codeLabel: 'Vrijgavecode',
        codeHint: 'Vier groepen van vier letters of cijfers, bijvoorbeeld A1B2-C3D4-E5F6-G7H8',
        codeInvalid: 'Voer de vrijgavecode in de vorm XXXX-XXXX-XXXX-XXXX in.',
        codeRefused: 'Deze vrijgavecode hoort niet bij de werkplek.',
        emptyTitle: 'Nog geen werkplekken',
        emptyText: 'Zodra een sleutel van deze licentie op een computer wordt gebruikt, verschijnt de computer hier.',
        choice: {
            bar: 'Geselecteerde werkplekken',
            count: '%{smart_count} werkplek geselecteerd |||| %{smart_count} werkplekken geselecteerd',
        },
        batch: {
            reasons: {
                nodeLocked: 'Aan de computer gebonden: kan alleen afzonderlijk, met de vrijgavecode, worden vrijgegeven',
                active: 'Nog actief: moet eerst worden vrijgegeven',
                inactive: 'Al inactief',
            },
        },
        errors: {
            notEmpty: 'De werkplek is nog in gebruik',
            inUse: 'Sluit de software op die computer en probeer het dan opnieuw.',
            release: 'De werkplek kon niet worden vrijgegeven',
            notFound: 'Werkplek niet gevonden',
        },
    },
} satisfies Translation<typeof en>;
