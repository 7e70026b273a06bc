import type en from '../en/licences';

const messages: typeof en = {
    licences: {
        title: 'Licenties',
        ownKeysTitle: 'Licentiesleutels',
        one: 'Licentie',
        summary: '%{smart_count} licentie |||| %{smart_count} licenties',
        fields: {
            name: 'Naam',
            expired: 'Verlopen',
            type: 'Licentietype',
            count: 'Aantal',
            used: 'Gebruikt',
            product: 'Product',
        },
        types: { ol: 'Online', nl: 'Werkplekgebonden' },
        expired: 'Verlopen',
        expiredOn: 'Verlopen op %{date}',
        expiresOn: 'Verloopt op %{date}',
        unlimited: 'Onbeperkt geldig',
        usage: '%{used} van %{count} gebruikt',
        usageFull: 'Alle %{count} gebruikt',
        rename: 'Naam wijzigen',
        details: 'Details tonen',
        renameTitle: 'Naam van licentie wijzigen',
        renameLabel: 'Naam van de licentie',
        renameSave: 'Opslaan',
        renameSuccess: 'De naam van de licentie is gewijzigd.',
        renameFailed: 'De naam van de licentie kon niet worden gewijzigd.',
        noEmptyString: 'Voer een naam in. De naam mag niet leeg zijn.',
        renameExpired: 'De naam van een verlopen licentie kan niet worden gewijzigd.',
        renameAutomatic: 'De naam van de automatische academielicentie kan niet worden gewijzigd.',
        emptyTitle: 'Nog geen licenties',
        emptyText: 'Zodra uw bedrijf een licentie heeft, verschijnt deze hier.',
        modulesTitle: 'Modules',
        expiredNotice:
            'Deze licentie is verlopen. Sleutels en gebruikers kunnen niet meer worden toegevoegd, gewijzigd of verzonden.',
        personalWarning:
            'Licenties zijn persoonsgebonden. Een licentiesleutel mag alleen worden gebruikt door de persoon aan wie deze is toegewezen.',
    },
    products: {
        pcad: 'pCAD',
        rooms: 'Rooms',
        showroom: 'Showroom',
        phome: 'pHome',
        academy: 'Academy',
    },
    academyPromotion: {
        title: 'Meer leren met de academie',
        text: 'Video’s en cursussen over uw CAD-software, voor elk niveau.',
        request: 'Licentie aanvragen',
        order: 'Lidmaatschap bestellen',
        requestTitle: 'Academielicentie aanvragen',
        requestText: 'Uw licentiebeheerders krijgen een bericht dat u een academielicentie wenst.',
        requestConfirm: 'Aanvraag versturen',
        requestSuccess: 'De melding is verzonden',
        requestFailed: 'De melding kon niet worden verzonden',
    },
};

export default messages;
