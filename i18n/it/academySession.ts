import type en from '../en/academySession';

const messages: typeof en = {
    academySession: {
        panel: 'Licenza dell’accademia',
        states: {
            valid: {
                title: 'Licenza dell’accademia attiva',
                text: 'Tutti i contenuti dell’accademia Le sono accessibili.',
            },
            missing: {
                title: 'Nessuna licenza dell’accademia',
                text: 'Vede i contenuti gratuiti. Con una licenza dell’accademia può accedere a tutti i video e i corsi.',
            },
            occupied: {
                title: 'Accademia aperta altrove',
                text: 'La Sua licenza è utilizzata da un altro accesso e Lei vede i contenuti gratuiti. Aggiorni la licenza per continuare qui; l’accademia viene allora chiusa sull’altro dispositivo.',
            },
            invalid: {
                title: 'Licenza dell’accademia scaduta',
                text: 'La Sua licenza dell’accademia non è più valida. Vede i contenuti gratuiti.',
            },
            error: {
                title: 'Problema con la licenza',
                text: 'Il server delle licenze segnala un errore. Vede i contenuti gratuiti. Aggiorni la licenza o riprovi più tardi.',
            },
            pending: {
                title: 'Licenza in preparazione',
                text: 'La Sua licenza dell’accademia non è ancora pronta. Vede i contenuti gratuiti. La licenza viene verificata ogni minuto.',
            },
            loading: {
                title: 'Verifica della licenza …',
                text: 'Nel frattempo i contenuti gratuiti Le sono accessibili.',
            },
            checkFailed: {
                title: 'Licenza non verificata',
                text: 'La verifica è rimasta senza risposta. I contenuti gratuiti restano accessibili. La licenza viene verificata di nuovo ogni minuto.',
            },
        },
        actions: {
            refresh: 'Aggiorna la licenza',
            check: 'Riprova',
            request: 'Richiedi una licenza',
            membership: 'Gestisci l’abbonamento',
        },
        membership: {
            title: 'Abbonamento all’accademia',
            facts: 'Video e corsi sul Suo software CAD per tutto il Suo team.',
            present: 'Abbonamento attuale',
            licences: 'Licenze',
            used: 'In uso',
            term: 'Valido fino al',
            none: 'La Sua azienda non ha ancora un abbonamento all’accademia.',
            ended: 'L’abbonamento è terminato. Può ordinarne uno nuovo.',
            underWay:
                'Ordine del %{date} in corso. Numero di licenze: %{count}. Ha effetto entro un giorno lavorativo; fino ad allora valgono le cifre qui sopra.',
            terminationUnderWay:
                'Disdetta del %{date} in corso. Viene confermata entro un giorno lavorativo; fino ad allora valgono le cifre qui sopra.',
            againTitle: 'Ordinare di nuovo?',
            againText: 'Un ordine è già in corso (%{date}, numero di licenze: %{count}). Desidera inviarne un altro?',
            orderTitle: 'Ordinare un abbonamento',
            modifyTitle: 'Modificare il numero di licenze',
            main: 'Licenza principale, %{price} al mese',
            mainMissing: 'Selezioni la licenza principale: ogni abbonamento ne contiene una.',
            extras: 'Licenze aggiuntive',
            extrasHint: '%{price} ciascuna al mese, da 0 a 999',
            extrasInvalid: 'Inserisca un numero intero da 0 a 999.',
            unchanged: 'Questo è il numero attuale di licenze.',
            fee: 'Importo mensile',
            feeFor: 'per %{count} licenza |||| per %{count} licenze',
            reduction: 'Una riduzione ha effetto solo dopo la durata minima di 12 mesi.',
            terms: 'Condizioni',
            termMinimum: 'La durata minima è di 12 mesi.',
            termReduction: 'Il numero di licenze può essere ridotto solo al termine di tale durata.',
            termConfirmation:
                'Gli ordini vengono confermati entro un giorno lavorativo. Fino ad allora qui sono indicati i dati attuali.',
            order: 'Ordina con obbligo di pagamento',
            modify: 'Modifica con obbligo di pagamento',
            endTitle: 'Disdire l’abbonamento',
            endText: 'Con l’abbonamento terminano le licenze dell’accademia della Sua azienda.',
            endButton: 'Disdici',
            endQuestion:
                'La durata minima dell’abbonamento è di 12 mesi. La disdetta ha effetto solo al termine di tale durata; fino ad allora l’importo è dovuto e le licenze restano valide. Desidera disdire l’abbonamento?',
            endConfirm: 'Disdici l’abbonamento',
            ordered: 'Il Suo ordine è stato inviato. Viene confermato entro un giorno lavorativo.',
            changed: 'La Sua modifica è stata inviata. Viene confermata entro un giorno lavorativo.',
            terminated: 'La Sua disdetta è stata inviata. Viene confermata entro un giorno lavorativo.',
            othersTitle: 'I Suoi amministratori delle licenze gestiscono l’abbonamento',
            othersText: 'Lo ordinano, lo modificano e lo disdicono per la Sua azienda.',
            readOnlyTitle: 'Qui può solo leggere',
            readOnlyText: 'Solo gli amministratori con tutti i diritti ordinano, modificano o disdicono l’abbonamento.',
            toAcademy: 'All’accademia',
        },
    },
};

export default messages;
