/** The page of the academy's membership; loaded with it. */
import type en from '../en/membership';
import type { Translation } from '../messages';

export default {
    membership: {
        facts: 'Video’s en cursussen over uw CAD-software voor uw hele team.',
        present: 'Huidig lidmaatschap',
        licences: 'Licenties',
        used: 'Gebruikt',
        term: 'Geldig tot',
        none: 'Uw bedrijf heeft nog geen academielidmaatschap.',
        ended: 'Het lidmaatschap is beëindigd. U kunt het opnieuw bestellen.',
        underWay:
            'Uw bestelling van %{date} (aantal licenties: %{count}) is in behandeling. Deze wordt binnen één werkdag van kracht; tot dan gelden de cijfers hierboven.',
        reductionUnderWay:
            'Uw bestelling van %{date} (aantal licenties: %{count}) is in behandeling. De verlaging gaat pas in na de minimale looptijd van 12 maanden; tot dan gelden de cijfers hierboven.',
        terminationUnderWay:
            'Opzegging van %{date} in behandeling. Deze wordt binnen één werkdag bevestigd; tot dan gelden de cijfers hierboven.',
        meanwhile:
            'Iemand anders heeft het lidmaatschap intussen gewijzigd: er waren %{was} licenties, nu zijn het er %{now}. Er is niets verzonden; controleer uw invoer.',
        unsure: 'Een bestelling van %{date} (aantal licenties: %{count}) bleef zonder antwoord: het is niet bekend of deze is ontvangen.',
        againTitle: 'Opnieuw bestellen?',
        againText: 'Er is al een bestelling in behandeling (%{date}, aantal licenties: %{count}). Wilt u er nog een verzenden?',
        orderTitle: 'Lidmaatschap bestellen',
        modifyTitle: 'Aantal licenties wijzigen',
        main: 'Hoofdlicentie, %{price} per maand',
        mainMissing: 'Vink de hoofdlicentie aan: elk lidmaatschap bevat er een.',
        extras: 'Extra licenties',
        extrasHint: '%{price} per stuk per maand, van 0 tot 999',
        extrasInvalid: 'Voer een geheel getal van 0 tot 999 in.',
        unchanged: 'Dit is het huidige aantal licenties.',
        compare: 'Maandelijkse kosten nu en na deze bestelling',
        now: 'Nu',
        after: 'Na deze bestelling',
        difference: 'Verschil',
        fee: 'Maandelijks bedrag',
        feeFor: 'voor %{smart_count} licentie |||| voor %{smart_count} licenties',
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
        othersText: 'Zij bestellen het, wijzigen het en zeggen het op voor uw bedrijf.',
        readOnlyTitle: 'U kunt hier alleen lezen',
        readOnlyText: 'Alleen beheerders met alle rechten kunnen het lidmaatschap bestellen, wijzigen of opzeggen.',
    },
} satisfies Translation<typeof en>;
