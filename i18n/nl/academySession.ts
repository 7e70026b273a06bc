import type en from '../en/academySession';

const messages: typeof en = {
    academySession: {
        panel: 'Academielicentie',
        states: {
            valid: {
                title: 'Academielicentie actief',
                text: 'Alle inhoud van de academie staat voor u open.',
            },
            missing: {
                title: 'Geen academielicentie',
                text: 'U ziet de gratis inhoud. Met een academielicentie staan alle video’s en cursussen voor u open.',
            },
            occupied: {
                title: 'Academie elders geopend',
                text: 'Uw licentie wordt door een andere aanmelding gebruikt en u ziet de gratis inhoud. Vernieuw de licentie om hier verder te gaan; de academie wordt daar dan gesloten.',
            },
            invalid: {
                title: 'Academielicentie verlopen',
                text: 'Uw academielicentie is niet meer geldig. U ziet de gratis inhoud.',
            },
            error: {
                title: 'Probleem met de licentie',
                text: 'De licentieserver meldt een fout. U ziet de gratis inhoud. Vernieuw de licentie of probeer het later opnieuw.',
            },
            pending: {
                title: 'Licentie wordt ingericht',
                text: 'Uw academielicentie is nog niet gereed. U ziet de gratis inhoud. De licentie wordt elke minuut gecontroleerd.',
            },
            loading: {
                title: 'Licentie wordt gecontroleerd …',
                text: 'De gratis inhoud staat intussen voor u open.',
            },
            checkFailed: {
                title: 'Licentie niet gecontroleerd',
                text: 'De controle bleef zonder antwoord. De gratis inhoud blijft open. De licentie wordt elke minuut opnieuw gecontroleerd.',
            },
        },
        actions: {
            refresh: 'Licentie vernieuwen',
            check: 'Opnieuw proberen',
            request: 'Licentie aanvragen',
            membership: 'Lidmaatschap beheren',
        },
        membership: {
            title: 'Academielidmaatschap',
            facts: 'Video’s en cursussen over uw CAD-software voor uw hele team.',
            present: 'Huidig lidmaatschap',
            licences: 'Licenties',
            used: 'In gebruik',
            term: 'Geldig tot',
            none: 'Uw bedrijf heeft nog geen academielidmaatschap.',
            ended: 'Het lidmaatschap is beëindigd. U kunt het opnieuw bestellen.',
            underWay:
                'Bestelling van %{date} in behandeling. Aantal licenties: %{count}. Ze wordt binnen één werkdag van kracht; tot dan gelden de cijfers hierboven.',
            terminationUnderWay:
                'Opzegging van %{date} in behandeling. Ze wordt binnen één werkdag bevestigd; tot dan gelden de cijfers hierboven.',
            againTitle: 'Opnieuw bestellen?',
            againText:
                'Er is al een bestelling in behandeling (%{date}, aantal licenties: %{count}). Wilt u er nog een verzenden?',
            orderTitle: 'Lidmaatschap bestellen',
            modifyTitle: 'Aantal licenties wijzigen',
            main: 'Hoofdlicentie, %{price} per maand',
            mainMissing: 'Vink de hoofdlicentie aan: elk lidmaatschap bevat er een.',
            extras: 'Extra licenties',
            extrasHint: '%{price} per stuk per maand, van 0 tot 999',
            extrasInvalid: 'Voer een geheel getal van 0 tot 999 in.',
            unchanged: 'Dit is het huidige aantal licenties.',
            fee: 'Maandelijks bedrag',
            feeFor: 'voor %{count} licentie |||| voor %{count} licenties',
            reduction: 'Een verlaging gaat pas in na de minimale looptijd van 12 maanden.',
            terms: 'Voorwaarden',
            termMinimum: 'De minimale looptijd is 12 maanden.',
            termReduction: 'Het aantal licenties kan pas na de looptijd worden verlaagd.',
            termConfirmation: 'Bestellingen worden binnen één werkdag bevestigd. Tot die tijd ziet u hier de huidige cijfers.',
            order: 'Bestellen met betalingsverplichting',
            modify: 'Wijzigen met betalingsverplichting',
            endTitle: 'Lidmaatschap opzeggen',
            endText: 'Met het lidmaatschap eindigen de academielicenties van uw bedrijf.',
            endButton: 'Opzeggen',
            endQuestion:
                'De minimale looptijd van het lidmaatschap is 12 maanden. De opzegging gaat pas na de looptijd in; tot dan blijft het bedrag verschuldigd en blijven de licenties geldig. Wilt u het lidmaatschap opzeggen?',
            endConfirm: 'Lidmaatschap opzeggen',
            ordered: 'Uw bestelling is verzonden. Deze wordt binnen één werkdag bevestigd.',
            changed: 'Uw wijziging is verzonden. Deze wordt binnen één werkdag bevestigd.',
            terminated: 'Uw opzegging is verzonden. Deze wordt binnen één werkdag bevestigd.',
            othersTitle: 'Uw licentiebeheerders beheren het lidmaatschap',
            othersText: 'Zij bestellen, wijzigen en beëindigen het voor uw bedrijf.',
            readOnlyTitle: 'U kunt hier alleen lezen',
            readOnlyText: 'Alleen beheerders met alle rechten kunnen het lidmaatschap bestellen, wijzigen of opzeggen.',
            toAcademy: 'Naar de academie',
        },
    },
};

export default messages;
