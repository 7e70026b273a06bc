import type en from '../en/jobs';
import type { Translation } from '../messages';

export default {
    jobs: {
        busy: 'Server je preťažený. Pokračuje sa o %{time}.',
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
        resume: 'Pokračovať',
        stop: 'Ukončiť',
    },
} satisfies Translation<typeof en>;
