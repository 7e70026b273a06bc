import type en from '../en/academySession';

const messages: typeof en = {
    academySession: {
        panel: 'Academy-Lizenz',
        states: {
            valid: {
                title: 'Academy-Lizenz aktiv',
                text: 'Alle Inhalte der Academy stehen Ihnen offen.',
            },
            missing: {
                title: 'Keine Academy-Lizenz',
                text: 'Sie sehen die kostenlosen Inhalte. Mit einer Academy-Lizenz stehen Ihnen alle Videos und Kurse offen.',
            },
            occupied: {
                title: 'Academy anderswo geöffnet',
                text: 'Ihre Lizenz wird von einer anderen Anmeldung verwendet, und Sie sehen die kostenlosen Inhalte. Aktualisieren Sie die Lizenz, um hier fortzufahren; die Academy wird dann dort geschlossen.',
            },
            invalid: {
                title: 'Academy-Lizenz abgelaufen',
                text: 'Ihre Academy-Lizenz ist nicht mehr gültig. Sie sehen die kostenlosen Inhalte.',
            },
            error: {
                title: 'Problem mit der Lizenz',
                text: 'Der Lizenzserver meldet einen Fehler. Sie sehen die kostenlosen Inhalte. Aktualisieren Sie die Lizenz oder versuchen Sie es später erneut.',
            },
            pending: {
                title: 'Lizenz wird eingerichtet',
                text: 'Ihre Academy-Lizenz ist noch nicht bereit. Sie sehen die kostenlosen Inhalte. Die Lizenz wird jede Minute geprüft.',
            },
            loading: {
                title: 'Lizenz wird geprüft …',
                text: 'Die kostenlosen Inhalte stehen Ihnen inzwischen offen.',
            },
            checkFailed: {
                title: 'Lizenz nicht geprüft',
                text: 'Die Prüfung blieb ohne Antwort. Die kostenlosen Inhalte bleiben offen. Die Lizenz wird jede Minute erneut geprüft.',
            },
        },
        actions: {
            refresh: 'Lizenz aktualisieren',
            check: 'Erneut versuchen',
            request: 'Lizenz anfragen',
            membership: 'Mitgliedschaft verwalten',
        },
        membership: {
            title: 'Academy-Mitgliedschaft',
            facts: 'Videos und Kurse zu Ihrer CAD-Software für Ihr ganzes Team.',
            present: 'Aktuelle Mitgliedschaft',
            licences: 'Lizenzen',
            used: 'Verwendet',
            term: 'Gültig bis',
            none: 'Ihr Unternehmen hat noch keine Academy-Mitgliedschaft.',
            ended: 'Die Mitgliedschaft ist beendet. Sie können sie neu bestellen.',
            underWay:
                'Bestellung vom %{date} in Bearbeitung. Anzahl der Lizenzen: %{count}. Sie wird innerhalb eines Werktags wirksam; bis dahin gelten die Zahlen oben.',
            terminationUnderWay:
                'Kündigung vom %{date} in Bearbeitung. Sie wird innerhalb eines Werktags bestätigt; bis dahin gelten die Zahlen oben.',
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
            fee: 'Monatliche Gebühr',
            feeFor: 'für %{count} Lizenz |||| für %{count} Lizenzen',
            reduction: 'Eine Verringerung wird erst nach der Mindestlaufzeit von 12 Monaten wirksam.',
            terms: 'Bedingungen',
            termMinimum: 'Die Mindestlaufzeit beträgt 12 Monate.',
            termReduction: 'Die Anzahl der Lizenzen kann erst nach der Laufzeit verringert werden.',
            termConfirmation:
                'Bestellungen werden innerhalb eines Werktages bestätigt. Bis dahin werden hier die aktuellen Zahlen angezeigt.',
            order: 'Kostenpflichtig bestellen',
            modify: 'Kostenpflichtig ändern',
            endTitle: 'Mitgliedschaft kündigen',
            endText: 'Mit der Mitgliedschaft enden die Academy-Lizenzen Ihres Unternehmens.',
            endButton: 'Kündigen',
            endQuestion:
                'Die Mindestlaufzeit der Mitgliedschaft beträgt 12 Monate. Die Kündigung wird erst nach der Laufzeit wirksam; bis dahin fällt die Gebühr an, und die Lizenzen bleiben gültig. Möchten Sie die Mitgliedschaft kündigen?',
            endConfirm: 'Mitgliedschaft kündigen',
            ordered: 'Ihre Bestellung wurde übermittelt. Sie wird innerhalb eines Werktages bestätigt.',
            changed: 'Ihre Änderung wurde übermittelt. Sie wird innerhalb eines Werktages bestätigt.',
            terminated: 'Ihre Kündigung wurde übermittelt. Sie wird innerhalb eines Werktages bestätigt.',
            othersTitle: 'Ihr Administrator kümmert sich um die Mitgliedschaft',
            othersText: 'Er bestellt, ändert und kündigt die Mitgliedschaft für Ihr Unternehmen.',
            readOnlyTitle: 'Sie können hier nur lesen',
            readOnlyText: 'Nur Administratoren mit allen Rechten bestellen, ändern oder kündigen die Mitgliedschaft.',
            toAcademy: 'Zur Academy',
        },
    },
};

export default messages;
