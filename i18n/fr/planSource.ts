import type en from '../en/planSource';
import type { Translation } from '../messages';

export default {
    planSource: {
        paste: 'Coller une liste',
        pasteHint:
            'Depuis un tableur, un e-mail ou un annuaire : des lignes avec un en-tête, ou des adresses à la suite. La liste ne quitte pas ce navigateur avant l’exécution du plan.',
        read: 'Lire la liste',
        file: 'Choisir un fichier',
        files: 'Choisir des fichiers',
        drop: 'Ou déposez un fichier n’importe où sur cette page, ou collez-le : .xlsx, CSV ou texte, jusqu’à 5 000 lignes.',
        dropSeveral:
            'Ou déposez des fichiers n’importe où sur cette page, ou collez-les : .xlsx, CSV, texte ou ZIP, jusqu’à 5 000 lignes en tout.',
        again: 'Choisir de nouveau le fichier',
        againText:
            'L’encodage et la feuille peuvent être modifiés une fois le fichier choisi de nouveau : ce navigateur ne conserve pas de fichiers.',
        reading: 'Lecture de la liste…',
        from: '%{smart_count} ligne de %{name} |||| %{smart_count} lignes de %{name}',
        pasted: 'texte collé',
        another: 'Utiliser une autre liste',
        encoding: 'Encodage',
        sheet: 'Feuille',
        hiddenSheet: '%{name} (masquée)',
        leaveHidden: 'Ignorer les lignes masquées',
        hidden: '%{smart_count} ligne est masquée dans le tableur : %{rows} |||| %{smart_count} lignes sont masquées dans le tableur : %{rows}',
        columns: 'Colonnes',
        columnsText:
            'Vérifiez le contenu de chaque colonne. Les premières lignes sont affichées, puis la façon dont elles sont lues.',
        column: 'Colonne %{number}',
        content: 'Contenu de %{column}',
        readAs: 'Lecture des premières lignes',
        fields: {
            none: 'Non utilisée',
            email: 'E-mail',
            forename: 'Prénom',
            surname: 'Nom',
            fullName: 'Prénom et nom',
            surnameFirst: 'Nom et prénom',
            note: 'Note',
            licences: 'Licences',
            groups: 'Groupes cloud',
            expire: 'Date d’expiration',
        },
        refusedFile: '%{name} : %{reason}',
        refused: {
            textTooLarge: 'Le texte dépasse 5 Mo. Divisez-le en plusieurs listes.',
            spreadsheetTooLarge:
                'Le fichier dépasse 10 Mo. Enregistrez seulement la feuille avec la liste, ou enregistrez-la en CSV.',
            unpackedTooLarge:
                'Une fois décompressé, le fichier dépasse 50 Mo. Enregistrez seulement la feuille avec la liste, ou enregistrez-la en CSV.',
            tooManyRows: 'La liste a plus de 5 000 lignes. Divisez-la en plusieurs listes.',
            tooManyColumns: 'La liste a plus de 100 colonnes. Supprimez celles qui sont inutiles.',
            encrypted: 'Le fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe, en .xlsx ou CSV.',
            oldSpreadsheet: 'Les fichiers de ce type (.xls) ne peuvent pas être lus. Enregistrez le fichier en .xlsx ou CSV.',
            otherSpreadsheet:
                'Les fichiers de ce type (.ods, .xlsb) ne peuvent pas être lus. Enregistrez le fichier en .xlsx ou CSV.',
            broken: 'Le fichier est endommagé. Ouvrez-le dans l’application dont il provient et enregistrez-le à nouveau.',
            notAList: 'Le fichier ne contient ni texte ni feuille de calcul. Choisissez un fichier .xlsx, CSV ou texte.',
            empty: 'La liste est vide.',
            headerOnly: 'La liste a un en-tête, mais aucune ligne en dessous.',
            noAddress: 'La liste n’a pas de colonne avec des adresses e-mail.',
            twoTables: 'La liste contient deux tableaux. Enregistrez chacun comme une liste.',
            unreadable: 'Le fichier n’a pas pu être lu. Choisissez-le à nouveau.',
        },
    },
} satisfies Translation<typeof en>;
