/** The page of the academy's membership; loaded with it. */
import type en from '../en/membership';
import type { Translation } from '../messages';

export default {
    membership: {
        facts: 'Videos und Kurse zu Ihrer CAD-Software für Ihr ganzes Team.',
        present: 'Aktuelle Mitgliedschaft',
        licences: 'Lizenzen',
        used: 'Verwendet',
        term: 'Gültig bis',
        none: 'Ihr Unternehmen hat noch keine Academy-Mitgliedschaft.',
        ended: 'Die Mitgliedschaft ist beendet. Sie können sie neu bestellen.',
        underWay:
            'Ihre Bestellung vom %{date} (Anzahl der Lizenzen: %{count}) ist in Bearbeitung. Sie wird innerhalb eines Werktags wirksam; bis dahin gelten die Zahlen oben.',
        reductionUnderWay:
            'Ihre Bestellung vom %{date} (Anzahl der Lizenzen: %{count}) ist in Bearbeitung. Die Verringerung wird erst nach der Mindestlaufzeit von 12 Monaten wirksam; bis dahin gelten die Zahlen oben.',
        terminationUnderWay:
            'Kündigung vom %{date} in Bearbeitung. Sie wird innerhalb eines Werktags bestätigt; bis dahin gelten die Zahlen oben.',
        meanwhile:
            'Die Mitgliedschaft wurde inzwischen von jemand anderem geändert: Es waren %{was} Lizenzen, jetzt sind es %{now}. Es wurde nichts gesendet; bitte prüfen Sie Ihre Angabe.',
        unsure: 'Eine Bestellung vom %{date} (Anzahl der Lizenzen: %{count}) blieb ohne Antwort: Es ist nicht bekannt, ob sie eingegangen ist.',
        againTitle: 'Erneut bestellen?',
        againText:
            'Eine Bestellung ist bereits in Bearbeitung (%{date}, Anzahl der Lizenzen: %{count}). Möchten Sie eine weitere absenden?',
        orderTitle: 'Mitgliedschaft bestellen',
        modifyTitle: 'Anzahl der Lizenzen ändern',
        main: 'Hauptlizenz, %{price} pro Monat',
        mainMissing: 'Bitte wählen Sie die Hauptlizenz: Jede Mitgliedschaft enthält eine.',
        extras: 'Zusätzliche Lizenzen',
        extrasHint: 'je %{price} pro Monat, von 0 bis 999',
        extrasInvalid: 'Bitte geben Sie eine ganze Zahl von 0 bis 999 ein.',
        unchanged: 'Das ist die aktuelle Anzahl der Lizenzen.',
        compare: 'Monatliche Kosten jetzt und nach dieser Bestellung',
        now: 'Jetzt',
        after: 'Nach dieser Bestellung',
        difference: 'Unterschied',
        fee: 'Monatliche Gebühr',
        feeFor: 'für %{smart_count} Lizenz |||| für %{smart_count} Lizenzen',
        reduction: 'Eine Verringerung wird erst nach der Mindestlaufzeit von 12 Monaten wirksam.',
        terms: 'Bedingungen',
        termMinimum: 'Die Mindestlaufzeit beträgt 12 Monate.',
        termReduction: 'Die Anzahl der Lizenzen kann erst nach der Laufzeit verringert werden.',
        termConfirmation:
            'Bestellungen werden innerhalb eines Werktags bestätigt. Bis dahin werden hier die aktuellen Zahlen angezeigt.',
        order: 'Kostenpflichtig bestellen',
        modify: 'Kostenpflichtig ändern',
        endTitle: 'Mitgliedschaft kündigen',
        endText: 'Mit der Mitgliedschaft enden die Academy-Lizenzen Ihres Unternehmens.',
        endButton: 'Kündigen',
        endQuestion:
            'Die Mindestlaufzeit der Mitgliedschaft beträgt 12 Monate. Die Kündigung wird erst nach der Laufzeit wirksam; bis dahin fällt die Gebühr an und die Lizenzen bleiben gültig. Möchten Sie die Mitgliedschaft kündigen?',
        endConfirm: 'Mitgliedschaft kündigen',
        ordered: 'Ihre Bestellung wurde übermittelt. Sie wird innerhalb eines Werktags bestätigt.',
        changed: 'Ihre Änderung wurde übermittelt. Sie wird innerhalb eines Werktags bestätigt.',
        terminated: 'Ihre Kündigung wurde übermittelt. Sie wird innerhalb eines Werktags bestätigt.',
        othersTitle: 'Ihre Administratoren kümmern sich um die Mitgliedschaft',
        othersText: 'Sie bestellen, ändern und kündigen die Mitgliedschaft für Ihr Unternehmen.',
        readOnlyTitle: 'Sie können hier nur lesen',
        readOnlyText: 'Nur Administratoren mit allen Rechten können die Mitgliedschaft bestellen, ändern oder kündigen.',
    },
} satisfies Translation<typeof en>;
