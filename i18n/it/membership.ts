/** The page of the academy's membership; loaded with it. */
import type en from '../en/membership';
import type { Translation } from '../messages';

export default {
    membership: {
        facts: 'Video e corsi sul Suo software CAD per tutto il Suo team.',
        present: 'Abbonamento attuale',
        licences: 'Licenze',
        used: 'Utilizzate',
        term: 'Scadenza',
        none: 'La Sua azienda non ha ancora un abbonamento all’accademia.',
        ended: 'L’abbonamento è terminato. Può ordinarne uno nuovo.',
        underWay:
            'Il Suo ordine (%{date}, numero di licenze: %{count}) è in corso. Avrà effetto entro un giorno lavorativo; fino ad allora valgono le cifre qui sopra.',
        reductionUnderWay:
            'Il Suo ordine (%{date}, numero di licenze: %{count}) è in corso. La riduzione avrà effetto solo dopo la durata minima di 12 mesi; fino ad allora valgono le cifre qui sopra.',
        terminationUnderWay:
            'Disdetta in corso (%{date}). Verrà confermata entro un giorno lavorativo; fino ad allora valgono le cifre qui sopra.',
        meanwhile:
            'Nel frattempo qualcun altro ha modificato l’abbonamento: il numero di licenze era %{was}, ora è %{now}. Non è stato inviato nulla; controlli i dati inseriti.',
        unsure: 'Un ordine (%{date}, numero di licenze: %{count}) è rimasto senza risposta: non si sa se è stato ricevuto.',
        againTitle: 'Ordinare di nuovo?',
        againText: 'Un ordine è già in corso (%{date}, numero di licenze: %{count}). Desidera inviarne un altro?',
        orderTitle: 'Ordina abbonamento',
        modifyTitle: 'Modifica il numero di licenze',
        main: 'Licenza principale, %{price} al mese',
        mainMissing: 'Selezioni la licenza principale: ogni abbonamento ne contiene una.',
        extras: 'Licenze aggiuntive',
        extrasHint: '%{price} ciascuna al mese, da 0 a 999',
        extrasInvalid: 'Inserisca un numero intero da 0 a 999.',
        unchanged: 'Questo è il numero attuale di licenze.',
        compare: 'Costi mensili attuali e dopo questo ordine',
        now: 'Ora',
        after: 'Dopo questo ordine',
        difference: 'Differenza',
        fee: 'Importo mensile',
        feeFor: 'per %{smart_count} licenza |||| per %{smart_count} licenze',
        reduction: 'Una riduzione ha effetto solo dopo la durata minima di 12 mesi.',
        terms: 'Condizioni',
        termMinimum: 'La durata minima è di 12 mesi.',
        termReduction: 'Il numero di licenze può essere ridotto solo al termine di tale durata.',
        termConfirmation:
            'Gli ordini vengono confermati entro un giorno lavorativo. Fino ad allora qui sono indicati i dati attuali.',
        order: 'Ordina con obbligo di pagamento',
        modify: 'Modifica con obbligo di pagamento',
        endTitle: 'Disdici abbonamento',
        endText: 'Con l’abbonamento terminano le licenze dell’accademia della Sua azienda.',
        endButton: 'Disdici',
        endQuestion:
            'La durata minima dell’abbonamento è di 12 mesi. La disdetta ha effetto solo al termine di tale durata; fino ad allora l’importo è dovuto e le licenze restano valide. Desidera disdire l’abbonamento?',
        endConfirm: 'Disdici abbonamento',
        ordered: 'Il Suo ordine è stato inviato. Verrà confermato entro un giorno lavorativo.',
        changed: 'La Sua modifica è stata inviata. Verrà confermata entro un giorno lavorativo.',
        terminated: 'La Sua disdetta è stata inviata. Verrà confermata entro un giorno lavorativo.',
        othersTitle: 'I Suoi amministratori delle licenze gestiscono l’abbonamento',
        othersText: 'Lo ordinano, lo modificano e lo disdicono per la Sua azienda.',
        readOnlyTitle: 'Qui può solo leggere',
        readOnlyText: 'Solo gli amministratori con tutti i diritti possono ordinare, modificare o disdire l’abbonamento.',
    },
} satisfies Translation<typeof en>;
