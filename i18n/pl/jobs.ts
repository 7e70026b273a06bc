import type en from '../en/jobs';
import type { Translation } from '../messages';

export default {
    jobs: {
        busy: 'Serwer jest przeciążony. Wznowienie o %{time}.',
        batch: {
            users: {
                count: '%{smart_count} użytkownik |||| %{smart_count} użytkowników |||| %{smart_count} użytkowników',
                nobody: 'Nie jest to potrzebne żadnemu z wybranych użytkowników. Proszę zmienić wybór.',
                leftOut:
                    'Pominięto: %{smart_count} użytkownika |||| Pominięto: %{smart_count} użytkowników |||| Pominięto: %{smart_count} użytkowników',
                typed: {
                    label: 'Liczba użytkowników',
                    hint: 'Aby potwierdzić, proszę wpisać %{count}',
                    mismatch: 'Proszę wpisać %{count}: tylu użytkowników zostanie usuniętych.',
                },
            },
            keys: {
                count: '%{smart_count} klucz |||| %{smart_count} klucze |||| %{smart_count} kluczy',
                nobody: 'Nie jest to możliwe dla żadnego z wybranych kluczy. Proszę zmienić wybór.',
                leftOut:
                    'Pominięto: %{smart_count} klucz |||| Pominięto: %{smart_count} klucze |||| Pominięto: %{smart_count} kluczy',
                typed: {
                    label: 'Liczba kluczy',
                    hint: 'Aby potwierdzić, proszę wpisać %{count}',
                    mismatch: 'Proszę wpisać %{count}: tyle kluczy zostanie usuniętych.',
                },
            },
            seats: {
                count: '%{smart_count} stanowisko |||| %{smart_count} stanowiska |||| %{smart_count} stanowisk',
                nobody: 'Nie jest to możliwe dla żadnego z wybranych stanowisk. Proszę zmienić wybór.',
                leftOut:
                    'Pominięto: %{smart_count} stanowisko |||| Pominięto: %{smart_count} stanowiska |||| Pominięto: %{smart_count} stanowisk',
            },
            gone: 'Już nie istnieje',
        },
        resume: 'Wznów',
        stop: 'Zatrzymaj',
    },
} satisfies Translation<typeof en>;
